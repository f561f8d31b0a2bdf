/** A link to a branch on a map service. */
import type { Branch } from "./site.ts";

/** The branch's own map link, else a map search for its position or address. */
export function directionsHref({
  mapUrl,
  position,
  address,
}: Pick<Branch, "mapUrl" | "position" | "address">): string {
  if (mapUrl) return mapUrl;
  const query = position ? `${position.lat},${position.lng}` : encodeURIComponent(address);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
