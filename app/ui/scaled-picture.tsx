/** A machine's drawing at the scale of its list, above the line of its main dimension. */
import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { ProductPicture } from "./product-picture.tsx";
import "./scaled-picture.css";

interface ScaledPictureProps {
  image: ProductImage | null;
  alt?: string;
  /** The machine's name, for the placeholder. */
  name?: string;
  eager?: boolean;
  /** The box has a fixed height, which the tallest drawing of the list must fit. */
  boxed?: boolean;
  /** For a photograph: the `sizes` attribute, and the greatest height in px. */
  sizes?: string;
  max?: number;
}

/** Drawings are SVG; photographs never are. */
export function isPhotograph({ url }: ProductImage): boolean {
  return !/\.svg(?:\?|$)|^data:image\/svg/.test(url);
}

/** Whether the machine's size is known, so that a person can be drawn with it. */
export function isToScale({ scale, width, height }: ProductImage): boolean {
  return scale !== null && !scale.isEstimated && width !== null && height !== null;
}

/** If the length is unknown, the picture is fitted into its box without scale or dimension. */
export function ScaledPicture(props: ScaledPictureProps) {
  const frame = toFrame(props);
  return <div {...frame}>{toContent(props)}</div>;
}

function toFrame({ image, boxed }: ScaledPictureProps): {
  className: string;
  style?: CSSProperties;
} {
  const className = boxed ? "scaled-picture scaled-picture--boxed" : "scaled-picture";
  if (!image?.scale) {
    const kind = image && isPhotograph(image) ? " scaled-picture--photograph" : "";
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
        <div className="scaled-picture__line">
          {!image.scale.isEstimated && <Dimension scale={image.scale} />}
        </div>
      )}
    </>
  );
}

/** A text too wide for its arrows is beside them, on the side with more of the machine. */
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

/** Least length or height of a machine in a list, as a share of its card's width: 60 px of 165. */
const MIN = 0.36;

/** Least length of the longest machine of a list, as a share of its card's width. */
const FILLED = 0.76;

/** Height up to which a list's tallest machine does not limit the scale, as a share of the width. */
const FLAT = 0.7;

/**
 * The style that draws every `ScaledPicture` of a list at one scale. Empty, so that each fills its
 * box and none has a dimension, if the smallest would be too small or most lengths are unknown.
 */
export function scaleOf(images: readonly (ProductImage | null)[]): CSSProperties {
  const scale = commonScale(images);
  const { "--longest": longest = 0, "--tallest": tallest = 0, "--rise": rise = 0 } = scale;
  const perMm = Math.min(1 / longest, rise / tallest);
  const smallest = Math.min(...images.map((image) => sizeMm(image) || longest));
  return smallest * perMm < MIN ? {} : (scale as CSSProperties);
}

/** The scale that fits the longest and the tallest; empty if most lengths are unknown. */
export function commonScale(images: readonly (ProductImage | null)[]): Record<string, number> {
  const lengths = images.flatMap((image) => image?.scale?.lengthMm ?? []);
  if (lengths.length === 0 || lengths.length < images.length / 2) return {};
  const longest = Math.max(...lengths);
  const tallest = Math.max(...images.map(tallMm));
  const ratio = tallest / longest;
  return {
    "--longest": longest,
    "--tallest": tallest,
    // In steps, so that Load More seldom changes it.
    "--rise": Math.max(5, Math.ceil(10 * Math.max(FILLED * ratio, Math.min(FLAT, ratio)))) / 10,
    "--fitted": 0.76,
  };
}

const sizeMm = (image: ProductImage | null) => Math.max(image?.scale?.lengthMm ?? 0, tallMm(image));

/** Height of the drawing in millimetres; 0 if its size is unknown. */
function tallMm(image: ProductImage | null): number {
  if (!image?.scale || !image.width || !image.height) return 0;
  return Math.round((image.scale.lengthMm * image.height) / image.width);
}

function ratio(part: number, whole: number): number {
  return Number((part / whole).toFixed(4));
}
