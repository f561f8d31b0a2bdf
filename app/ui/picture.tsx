/** A picture in the sizes and forms at hand, or the placeholder that says there is none. */
import type { SitePicture } from "#app/site/site-picture.ts";
import { placeholderImage, placeholderOf } from "./product-picture.tsx";

/** Twice the window's pixels are as sharp as an eye sees; a phone with three times as many would fetch twice the bytes. */
export const WHOLE_WINDOW = "(width <= 768px) and (resolution > 2dppx) 67vw, 100vw";

interface PictureProps {
  picture: SitePicture | null;
  className?: string;
  /** Instead of the picture's own text; empty where a label beside it already says what it shows. */
  alt?: string;
  /** How wide the picture stands in the page; as wide as the window unless told. */
  sizes?: string;
  /** For the picture that is among the page's first sights. */
  eager?: boolean;
  /** For the one that is the largest of them. */
  first?: boolean;
}

export function Picture({ picture, className, alt, sizes = WHOLE_WINDOW, eager = false, first = false }: PictureProps) {
  const { src, width, height } = picture ?? { ...placeholderImage, src: placeholderImage.url };
  const sources = picture?.sources ?? [];
  const image = (
    <img
      className={sources.length > 0 ? undefined : className}
      src={src}
      srcSet={picture?.srcSet ?? undefined}
      sizes={picture?.srcSet ? sizes : undefined}
      alt={alt ?? picture?.alt ?? ""}
      width={width}
      height={height}
      loading={eager || first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? "sync" : "async"}
      style={picture?.color ? placeholderOf(picture) : undefined}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={className} data-scene>
      {sources.map((source) => (
        <source
          key={`${source.media} ${source.type}`}
          media={source.media ?? undefined}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes}
          width={source.width}
          height={source.height}
        />
      ))}
      {image}
    </picture>
  );
}
