/** Counts clicks on phone and WhatsApp links by sending a beacon to this site's server. */

const CLICKS = "/taps";

export function countClicks(): () => void {
  const report = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const way = link && clickWay(link.href);
    const path = location.pathname;
    // Staff who call a visitor back are not counted.
    if (way && !path.startsWith("/desk"))
      navigator.sendBeacon?.(CLICKS, new URLSearchParams({ way, path }));
  };
  document.addEventListener("click", report, { capture: true });
  return () => document.removeEventListener("click", report, { capture: true });
}

/** A WhatsApp link without a number shares the page and is not counted. */
export function clickWay(href: string): "call" | "whatsapp" | null {
  if (/^tel:/i.test(href)) return "call";
  return /^https:\/\/wa\.me\/\d/i.test(href) ? "whatsapp" : null;
}
