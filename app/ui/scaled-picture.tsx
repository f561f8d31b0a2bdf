/** A machine drawn at the one scale of its list, with the dimension line of its telling figure under it. */
import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { ProductPicture } from "./product-picture.tsx";
import "./scaled-picture.css";

interface ScaledPictureProps {
  image: ProductImage | null;
  alt?: string;
  /** The machine's, for the placeholder where there is no image. */
  name?: string;
  eager?: boolean;
  /** Stands in a box whose height its place gives it, and which the tallest of the list must not outgrow. */
  boxed?: boolean;
  /** Where a photograph stands instead: how wide its place is, and how high in px. */
  sizes?: string;
  most?: number;
}

/** A drawing is known by its form: photographs are never sent as SVG. */
const DRAWING = /\.svg(?:\?|$)/;

/** What it means that a machine of a list to scale has no dimension. */
export const ESTIMATED = "Machines without a dimension are drawn at the length that is usual in their family";

/** Fitted into its box, without a dimension and without the claim of a scale, where no fact gives the length. */
export function ScaledPicture(props: ScaledPictureProps) {
  const frame = toFrame(props);
  return <div {...frame}>{toContent(props)}</div>;
}

function toFrame({ image, boxed }: ScaledPictureProps): { className: string; style?: CSSProperties } {
  const className = boxed ? "scaled-picture scaled-picture--boxed" : "scaled-picture";
  if (!image?.scale) {
    const kind = image && !DRAWING.test(image.url) ? " scaled-picture--photograph" : "";
    return { className: `${className} scaled-picture--fitted${kind}` };
  }
  const { lengthMm, dimensionStartMm, dimensionMm } = image.scale;
  const style = {
    "--len": lengthMm,
    "--tall": tallMm(image),
    "--bar": ratio(dimensionMm, lengthMm),
    "--off": ratio(dimensionStartMm, lengthMm),
  };
  return { className, style: style as CSSProperties };
}

function toContent({ image, boxed: _, sizes = "320px", ...shown }: ScaledPictureProps) {
  return (
    <>
      <ProductPicture image={image} sizes={sizes} {...shown} />
      {image?.scale && (
        <div className="scaled-picture__line">{!image.scale.isEstimated && <Dimension scale={image.scale} />}</div>
      )}
    </>
  );
}

/** A figure that has no room between its arrows stands beside them, on the side where the machine goes on. */
function Dimension({ scale }: { scale: NonNullable<ProductImage["scale"]> }) {
  const { dimensionStartMm, dimensionMm, dimensionText, lengthMm } = scale;
  const isLeft = dimensionStartMm + dimensionMm / 2 < lengthMm / 2;
  return (
    <div className="scaled-picture__reach">
      <div className={isLeft ? "dim dim--beside-right" : "dim"}>
        <span>{dimensionText}</span>
      </div>
    </div>
  );
}

/**
 * The style that puts every `ScaledPicture` inside an element at the scale of the longest of these images. None, so that each
 * fills its box, where the longest is more than `mostSpread` times the shortest: one scale would make the short ones
 * specks; and where most lengths are unknown: a scale for the few would make all the others small for nothing.
 */
export function scaleOf(
  images: readonly (ProductImage | null)[],
  mostSpread = Number.POSITIVE_INFINITY,
): CSSProperties {
  const scaled = images.filter((image) => image?.scale);
  const lengths = scaled.map((image) => image?.scale?.lengthMm ?? 0);
  const longest = Math.max(...lengths);
  if (scaled.length === 0 || scaled.length < images.length / 2 || longest > mostSpread * Math.min(...lengths))
    return {};
  return { "--longest": longest, "--tallest": Math.max(...scaled.map(tallMm)), "--fitted": "76%" } as CSSProperties;
}

/** Height of the whole drawing in the millimetres of its scale; 0 where its size is not told. */
function tallMm(image: ProductImage | null): number {
  if (!image?.scale || !image.width || !image.height) return 0;
  return Math.round((image.scale.lengthMm * image.height) / image.width);
}

function ratio(part: number, whole: number): number {
  return Number((part / whole).toFixed(4));
}
