/** The badge that a product carries in lists. */
import type { Company } from "./site.ts";

/** Null for a product that carries none. */
export function badgeOf(
  { featured }: { featured: boolean },
  { listingBadge, badgeText }: Pick<Company, "listingBadge" | "badgeText">,
): string | null {
  return listingBadge === "all" || (listingBadge === "featured" && featured) ? badgeText : null;
}
