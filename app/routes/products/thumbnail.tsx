/** A link to one picture or video of a product, as its small picture. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { GalleryItem } from "./gallery-items.ts";

interface ThumbnailProps {
  item: GalleryItem;
  index: number;
  isShown: boolean;
  href: string;
}

export function Thumbnail({ item, index, isShown, href }: ThumbnailProps) {
  const t = useMessages("products");
  const label = item.kind === "video" ? item.title : t.pictureNumber(index + 1);
  const image = item.kind === "video" ? item.poster : item.image;
  return (
    <Link
      to={href}
      replace
      preventScrollReset
      className={item.kind === "image" && item.image.isDetail ? "is-detail" : undefined}
      aria-current={isShown ? "true" : undefined}
      aria-label={label}
    >
      {image && <ProductPicture image={image} alt="" sizes="100px" max={100} />}
      {item.kind === "video" && (
        <b className="gallery__play">
          <Icon name="play" />
          {item.number}
        </b>
      )}
    </Link>
  );
}
