/** Security headers of all responses, and the security policy of pages. */
import { createContext } from "react-router";

/**
 * Those of every response, including static files. Adds HSTS for the host and its subdomains if
 * `publicOrigin` uses HTTPS.
 */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
    // `entry.server.tsx` replaces this with a stricter policy on pages.
    "Content-Security-Policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(publicOrigin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/** Which pages may be in a frame of this site, and which pages have a frame. */
interface Framing {
  /** This page shows another page of this site in a frame. */
  hasFrame?: boolean;
  /** Pages of this site may show this one in a frame; no other site may. */
  isFramed?: boolean;
}

/** Set by the page's route. */
export const framingContext = createContext<Framing>({});

interface PolicySources extends Framing {
  /** Hashes of the page's inline scripts and styles, such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins whose pictures and videos a page may show. */
  pictureHosts: readonly string[];
}

/** The Content-Security-Policy of a page, with hashes instead of nonces for caching. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scripts, styles, pictureHosts, hasFrame = false, isFramed = false } = sources;
  return [
    // Prefetched pages: Firefox and old Chromiums know no other directive for them.
    "default-src 'self'",
    "object-src 'none'",
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
