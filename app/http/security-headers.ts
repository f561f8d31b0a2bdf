/** Headers that every answer carries, static files included. */

/** HTTPS is only demanded where visitors reach the site that way; then of the names below its own as well. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
    // A page has a stricter one of its own.
    "Content-Security-Policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(publicOrigin.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
