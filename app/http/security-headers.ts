/** Security headers of every response, including static files. */

/** Adds HSTS for the host and its subdomains if `publicOrigin` uses HTTPS. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
    // `entry.server.tsx` replaces this with a stricter policy on pages.
    "Content-Security-Policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(publicOrigin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}
