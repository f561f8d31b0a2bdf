/** A product in one line: its picture, its name as a link, and a note. */

import type { ProductImage } from "#app/catalogue/product.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { ProductPicture } from "./product-picture.tsx";

interface ProductLineProps {
  href: string;
  name: string;
  image: ProductImage | null;
  note?: string;
}

/** The content of an element of the class `product-line`, whose style sheet the page imports. */
export function ProductLine({ href, name, image, note }: ProductLineProps) {
  return (
    <>
      <ProductPicture image={image} alt="" sizes="72px" />
      <PageLink href={href}>{name}</PageLink>
      {note !== undefined && [" ", <span key="note">{note}</span>]}
    </>
  );
}
