/** A picture of the shop's folder in its sizes and formats, or the placeholder. */
import type { SitePicture } from "#app/site/site-picture.ts";
import { placeholderImage, placeholderOf } from "./product-picture.tsx";

/** Limits phones with three pixels per CSS pixel to two: more is not visible. */
export const WHOLE_WINDOW = "(width <= 768px) and (resolution > 2dppx) 67vw, 100vw";

interface PictureProps {
  picture: SitePicture | null;
  className?: string;
  /** Replaces the picture's own text; empty if a label beside it says the same. */
  alt?: string;
  /** The `sizes` attribute. Default: the window's width. */
  sizes?: string;
  /** Loads at once: the picture is visible when the page opens. */
  eager?: boolean;
  /** The page's largest visible picture, which loads first. */
  first?: boolean;
}

export function Picture({
  picture,
  className,
  alt,
  sizes = WHOLE_WINDOW,
  eager = false,
  first = false,
}: PictureProps) {
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
