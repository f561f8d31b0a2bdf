/** The Content-Security-Policy of a page, with hashes instead of nonces for caching. */
import type { Framing } from "./framing.ts";

interface PolicySources extends Framing {
  /** Hashes of the page's inline scripts and styles, such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins whose pictures and videos a page may show. */
  pictureHosts: readonly string[];
}

export function contentSecurityPolicy(sources: PolicySources): string {
  const { scripts, styles, pictureHosts, hasFrame = false, isFramed = false } = sources;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Positions and progress are style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts].join(" "),
    "font-src 'self'",
    ["media-src 'self'", ...pictureHosts].join(" "),
    // Page data, live search, Load More.
    "connect-src 'self'",
    [
      "frame-src",
      ...(hasFrame ? ["'self'"] : []),
      "https://www.youtube-nocookie.com https://www.facebook.com",
    ].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join("; ");
}
