/**
 * HTML for comparison: one tag a line, without scripts, styles and names that vary by build and
 * port.
 */
export function toComparableHtml(html: string, origin: string): string {
  return html
    .replaceAll(origin, "ORIGIN")
    .replaceAll(encodeURIComponent(origin), "ORIGIN")
    .replaceAll(/<(script|style)\b(?![^>]*ld\+json).*?<\/\1>/gs, "")
    .replaceAll(/<link\b[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, "")
    .replaceAll(/ nonce="[^"]*"/g, "")
    .replaceAll(/-[\w-]{8}(\.(?:css|js|svg|png|webp|avif|woff2)\b)/g, "-HASH$1")
    .replaceAll(/\/site\/\w+\//g, "/site/HASH/")
    .replaceAll("<", "\n<")
    .replaceAll(/\n\s*\n+/g, "\n");
}
