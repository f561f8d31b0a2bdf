/** The badge that a product carries in lists. */
import { dealer } from "./dealer.ts";

/** Null for a product that carries none. */
export function badgeOf({ featured }: { featured: boolean }): string | null {
  const { listingBadge, badgeText } = dealer();
  return listingBadge === "all" || (listingBadge === "featured" && featured) ? badgeText : null;
}
