/**
 * A part of the page that only the server renders, once for all pages. The browser keeps its HTML
 * and hydrates none of its 590 elements, which are two fifths of a list's.
 */
import { type ReactNode, use } from "react";
import { ServerSite } from "./server-site.ts";

interface ServerOnlyProps {
  /** Unique on the page. */
  name: string;
  /** What else its content depends on. */
  variant?: string;
  as?: "div" | "ul";
  className?: string;
  /** Pass `import.meta.env.SSR && …`, so that the build drops its code. Links are plain anchors. */
  children: false | (() => ReactNode);
}

/** HTML by name, for when React renders the document again. */
const htmlByName = new Map<string, string>();

export function ServerOnly(props: ServerOnlyProps) {
  const { name, variant = "", as: Part = "div", className, children } = props;
  const site = use(ServerSite);
  const html = children ? site?.renderPart(`${name} ${variant}`, children) : readHtml(name);
  return (
    <Part
      data-server-only={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server rendered
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}

function readHtml(name: string): string {
  const html =
    htmlByName.get(name) ?? document.querySelector(`[data-server-only="${name}"]`)?.innerHTML ?? "";
  htmlByName.set(name, html);
  return html;
}
