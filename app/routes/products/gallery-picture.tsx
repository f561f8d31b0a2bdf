/** One picture of the gallery in its frame: to scale with its dimension, filling the frame, or whole within it. */
import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { PERSON_MM, Person } from "#app/ui/person.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { ScaledPicture } from "#app/ui/scaled-picture.tsx";

/** Whether a fact gives the machine's size, so that something can be set beside it. */
export function isToScale({ scale, width, height }: ProductImage): boolean {
  return scale !== null && !scale.isEstimated && width !== null && height !== null;
}

const CLOSE = "max(100vw, 900px)";

interface GalleryPictureProps {
  image: ProductImage;
  person?: boolean;
  /** In the closer look: fetched when that is opened, and as large as the window. */
  isClose?: boolean;
}

export function GalleryPicture({ image, person = false, isClose = false }: GalleryPictureProps) {
  if (!isToScale(image))
    return (
      <div className={image.isDetail ? "gallery__fill" : "gallery__fit"}>
        <ProductPicture
          image={image}
          eager={!isClose}
          {...(isClose ? { sizes: CLOSE, sizesWithoutScripts: sizesOf(image) } : { sizes: sizesOf(image) })}
        />
      </div>
    );
  const ratio = ratioOf(image);
  const lengthMm = image.scale?.lengthMm ?? 0;
  const style = {
    "--ratio": ratio,
    "--len": lengthMm,
    "--person": person ? PERSON_MM.height : 0,
    "--across": lengthMm + (person ? PERSON_MM.width : 0),
    "--up": Math.max(lengthMm / ratio, person ? PERSON_MM.height : 0),
  } as CSSProperties;
  return (
    <div className={person ? "gallery__scaled gallery__scaled--person" : "gallery__scaled"} style={style}>
      <ScaledPicture image={image} eager={!isClose} />
      {person && <Person />}
    </div>
  );
}

/** The frame is lower than most photographs: its height tells how wide they are shown. */
function sizesOf(image: ProductImage): string {
  const at = (height: number) => Math.ceil(height * ratioOf(image));
  return image.isDetail
    ? "(width <= 968px) 100vw, 740px"
    : `(width <= 480px) min(86vw, ${at(170)}px), min(86vw, ${at(320)}px)`;
}

function ratioOf({ width, height }: ProductImage): number {
  return Number(((width ?? 3) / (height ?? 2)).toFixed(3));
}

/** Says that there is no picture, and shows none of another machine. */
export function NoPicture({ kind }: { kind: string }) {
  return (
    <p className="gallery__none">
      <b>{kind}</b>
      There is no picture of this product yet.
    </p>
  );
}
