/** One picture of the gallery: drawn to scale, filling the frame, or fitted into it. */

import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { HeldMachine } from "#app/ui/people/held-machine.tsx";
import type { HoldName } from "#app/ui/people/holds.ts";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { isPhotograph, isToScale, ScaledPicture } from "#app/ui/scaled-picture.tsx";

/** Whether the frame takes the picture's shape. */
export function isFramed(image: ProductImage): boolean {
  return isPhotograph(image) && !isToScale(image) && !image.isDetail;
}

const ZOOMED_SIZES = "max(100vw, 900px)";

interface GalleryPictureProps {
  image: ProductImage;
  /** Drawn in the hands of a person. */
  hold?: HoldName | null;
  /** In the zoom dialog: fetched when it opens, as large as the window. */
  isZoomed?: boolean;
}

export function GalleryPicture({ image, hold = null, isZoomed = false }: GalleryPictureProps) {
  if (!isToScale(image))
    return (
      <div className={fitOf(image)}>
        <ProductPicture
          image={image}
          eager={!isZoomed}
          {...(isZoomed
            ? { sizes: ZOOMED_SIZES, sizesWithoutScripts: sizesOf(image) }
            : { sizes: sizesOf(image) })}
        />
      </div>
    );
  if (hold)
    return (
      <div className="gallery__held">
        <HeldMachine image={image} hold={hold} />
      </div>
    );
  const ratio = ratioOf(image);
  const lengthMm = image.scale?.lengthMm ?? 0;
  const style = { "--ratio": ratio, "--len": lengthMm, "--up": lengthMm / ratio } as CSSProperties;
  return (
    <div className="gallery__scaled" style={style}>
      <ScaledPicture image={image} eager={!isZoomed} />
    </div>
  );
}

function fitOf(image: ProductImage): string {
  if (image.isDetail) return "gallery__fill";
  return isFramed(image) ? "gallery__photograph" : "gallery__fit";
}

/** The frame is at most as high as three quarters of its width, which limits tall photographs. */
function sizesOf(image: ProductImage): string {
  const maxWidth = Math.ceil(555 * ratioOf(image));
  return image.isDetail || maxWidth >= 740
    ? "(width <= 968px) 100vw, 740px"
    : `(width <= 480px) 100vw, min(100vw, ${maxWidth}px)`;
}

/** Width by height. */
export function ratioOf({ width, height }: ProductImage): number {
  return Number(((width ?? 3) / (height ?? 2)).toFixed(3));
}

/** Shown for a product without pictures. */
export function NoPicture({ kind }: { kind: string }) {
  const t = useMessages("products");
  return (
    <p className="gallery__none">
      <b>{kind}</b>
      {t.noPicture}
    </p>
  );
}
