/** A card of the product page's carousels. */
import { toFullName } from "#app/catalogue/model.ts";
import type { PriceView } from "#app/catalogue/price.ts";
import type { ProductImage, ProductSummary } from "#app/catalogue/product.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { toCardText } from "#app/ui/product-card-view.ts";

/** Of its brief. */
const CARD_WORDS = 15;

export interface CarouselCard {
  href: string;
  name: string;
  image: ProductImage | null;
  text: string;
  price: PriceView | null;
}

/**
 * Shows the drawing to scale if the whole row can be; otherwise the plain thumbnail, because
 * lettering in a drawing would be illegible.
 */
export function toCarouselCard(
  product: ProductSummary,
  pricing: Pricing,
  isToScale: boolean,
): CarouselCard {
  const { image: drawing, thumbnail } = product;
  const image = isToScale && drawing?.scale ? drawing : thumbnail && { ...thumbnail, scale: null };
  return {
    href: `/products/${product.slug}`,
    name: toFullName(product),
    image,
    text: toCardText(product, CARD_WORDS),
    price: pricing.viewOf(product),
  };
}
