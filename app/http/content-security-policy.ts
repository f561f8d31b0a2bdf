/** The Content-Security-Policy of a page: its own scripts by hash, so that the page can be cached, and no others. */

/** `scripts` are sources such as `'sha256-…'`; `hosts` are origins whose pictures a page may show besides any on HTTPS. */
export function contentSecurityPolicy(scripts: readonly string[], hosts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    // Positions and progress are set as style attributes.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: https:", ...hosts.filter((host) => !host.startsWith("https:"))].join(" "),
    "media-src 'self' https:",
    "frame-src https://www.youtube-nocookie.com https://www.facebook.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
