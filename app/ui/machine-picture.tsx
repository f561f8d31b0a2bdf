/** The drawing that stands for a machine or its category where a label beside it already says which. */
import { findMachinePicture } from "#app/content/machine-pictures.ts";
import { placeholderImage } from "./product-picture.tsx";

interface MachinePictureProps {
  /** Slug of the product. */
  slug: string;
  /** Only where the picture says what the text does not. */
  alt?: string;
  eager?: boolean;
}

export function MachinePicture({ slug, alt = "", eager = false }: MachinePictureProps) {
  const { url, width, height } = findMachinePicture(slug) ?? placeholderImage;
  return (
    <img src={url} alt={alt} width={width} height={height} loading={eager ? undefined : "lazy"} decoding="async" />
  );
}
