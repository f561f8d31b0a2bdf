/** A form around controls that belong to another one by their `form` attribute, for browsers that do not know it, such as Lynx. */
import type { ReactNode } from "react";

interface EnclosingFormProps {
  /** Where it goes, with what it must not lose. */
  href: string;
  className?: string;
  children: ReactNode;
}

export function EnclosingForm({ href, className, children }: EnclosingFormProps) {
  const { pathname, searchParams, hash } = new URL(href, "http://site.invalid");
  return (
    <form action={pathname + hash} className={className}>
      {[...searchParams].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
