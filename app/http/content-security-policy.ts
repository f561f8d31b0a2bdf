/** The Content-Security-Policy of a page: nothing but what is named, its own scripts and styles by hash, so that it can be cached. */

interface Sources {
  /** Inline scripts and styles of the page, such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins whose pictures and videos a page may show besides this site's. */
  pictureHosts: readonly string[];
  /** Whether the page shows another one of this site's in a frame. */
  holdsOwn?: boolean;
  /** Whether pages of this site may show it in a frame; no other page may. */
  isHeld?: boolean;
}

export function contentSecurityPolicy(sources: Sources): string {
  const { scripts, styles, pictureHosts, holdsOwn = false, isHeld = false } = sources;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Positions and progress are set as style attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts].join(" "),
    "font-src 'self'",
    ["media-src 'self'", ...pictureHosts].join(" "),
    // Other pages' data, live search, more of a list.
    "connect-src 'self'",
    ["frame-src", ...(holdsOwn ? ["'self'"] : []), "https://www.youtube-nocookie.com https://www.facebook.com"].join(
      " ",
    ),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isHeld ? "'self'" : "'none'"}`,
  ].join("; ");
}
