/** A form for browsers without the `form` attribute, such as Lynx, around controls that use it. */
import type { ReactNode } from "react";
import { usePagePath } from "./page-link.tsx";

interface EnclosingFormProps {
  /** The form's action; its query becomes hidden fields. */
  href: string;
  className?: string;
  children: ReactNode;
}

export function EnclosingForm({ href, className, children }: EnclosingFormProps) {
  const { pathname, searchParams, hash } = new URL(href, "http://site.invalid");
  return (
    <form action={usePagePath(pathname) + hash} className={className}>
      {[...searchParams].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
