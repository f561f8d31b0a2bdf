/** The drawing that stands for a machine or its category where a label beside it already says which. */
import { findMachinePicture } from "#app/content/machine-pictures.ts";
import { placeholderImage } from "./product-picture.tsx";

interface MachinePictureProps {
  /** Slug of the product. */
  slug: string;
  className?: string;
  /** Only where the picture says what the text does not. */
  alt?: string;
  eager?: boolean;
}

export function MachinePicture({ slug, className, alt = "", eager = false }: MachinePictureProps) {
  const { url, width, height } = findMachinePicture(slug) ?? placeholderImage;
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
