/** A part of the page that the server alone renders: the browser keeps it as it came, and needs neither its code nor its data. */
import { type ReactNode, use } from "react";
import { ServerSite } from "./server-site.ts";

interface ServerOnlyProps {
  /** Names the part among all of the page. */
  name: string;
  /** What the part depends on beside the dealer's folder and the menus' pictures; it is rendered once for each. */
  variant?: string;
  as?: "div" | "ul";
  className?: string;
  /** Outside the router: its links are plain anchors. */
  children: () => ReactNode;
}

const MARK = "data-server-only";
/** What the page came with, for when React builds the document anew. */
const kept = new Map<string, string>();

export function ServerOnly({ name, variant = "", as: Part = "div", className, children }: ServerOnlyProps) {
  const shell = use(ServerSite);
  const __html = import.meta.env.SSR ? shell?.renderShellPart(`${name} ${variant}`, children) : keep(name);
  const attributes = { [MARK]: name, className };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered, as it stands in the document
  return <Part {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: __html ?? "" }} />;
}

function keep(name: string): string {
  const html = kept.get(name) ?? document.querySelector(`[${MARK}="${name}"]`)?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}
