/** A part of the page that the server alone renders: the browser keeps it as it came, and needs neither its code nor its data. */
import type { ReactNode } from "react";

interface ServerOnlyProps {
  /** Names the part among all of the page. */
  name: string;
  as?: "div" | "ul";
  className?: string;
  children: () => ReactNode;
}

const MARK = "data-server-only";
/** What the page came with, for when React builds the document anew. */
const kept = new Map<string, string>();

export function ServerOnly({ name, as: Part = "div", className, children }: ServerOnlyProps) {
  const attributes = { [MARK]: name, className };
  if (import.meta.env.SSR) return <Part {...attributes}>{children()}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered, as it stands in the document
  return <Part {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: keep(name) }} />;
}

function keep(name: string): string {
  const html = kept.get(name) ?? document.querySelector(`[${MARK}="${name}"]`)?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}
