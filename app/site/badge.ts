/** A product's badge in lists. */
import type { Company } from "./site.ts";

/** Null for none. */
export function badgeOf(
  { featured }: { featured: boolean },
  { listingBadge, badgeText }: Pick<Company, "listingBadge" | "badgeText">,
): string | null {
  return listingBadge === "all" || (listingBadge === "featured" && featured) ? badgeText : null;
}
