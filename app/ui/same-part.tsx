/** A part of the page that is the same wherever its facts are: the server renders it once and remembers it. */
import { type CSSProperties, type ReactNode, use } from "react";
import { ServerSite } from "./server-site.ts";

interface SamePartProps {
  /** Names what is made of the facts, among all such parts. */
  name: string;
  /** Everything that the part shows, as JSON can tell it. */
  facts: unknown;
  as?: "div" | "dl";
  className?: string;
  style?: CSSProperties;
  /** Renders neither hooks nor contexts, and no picture that the page preloads. */
  children: () => ReactNode;
}

export function SamePart({ name, facts, as: Part = "div", className, style, children }: SamePartProps) {
  const shell = use(ServerSite);
  if (!import.meta.env.SSR || !shell) {
    return (
      <Part className={className} style={style}>
        {children()}
      </Part>
    );
  }
  const __html = shell.renderPart(`${name} ${JSON.stringify(facts)}`, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has rendered of the children
  return <Part className={className} style={style} dangerouslySetInnerHTML={{ __html }} />;
}
