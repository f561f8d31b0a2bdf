/** Tells this site's own server that a page led to a call or a chat; where it cannot be told, nothing else changes. */

/** Where the counts are taken. */
const TAPS = "/taps";

export function countTaps(): () => void {
  const tell = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const way = link && wayOf(link.href);
    const path = location.pathname;
    // The shop's own calls back are no visitor's.
    if (way && !path.startsWith("/desk")) navigator.sendBeacon?.(TAPS, new URLSearchParams({ way, path }));
  };
  document.addEventListener("click", tell, { capture: true });
  return () => document.removeEventListener("click", tell, { capture: true });
}

/** A link to WhatsApp without a number shares the page with a friend. */
export function wayOf(href: string): "call" | "whatsapp" | null {
  if (/^tel:/i.test(href)) return "call";
  return /^https:\/\/wa\.me\/\d/i.test(href) ? "whatsapp" : null;
}
