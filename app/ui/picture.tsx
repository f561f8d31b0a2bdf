/** A picture in the sizes and forms at hand, or the placeholder that says there is none. */
import type { SitePicture } from "#app/site/site-picture.ts";
import { placeholderImage, placeholderOf } from "./product-picture.tsx";

interface PictureProps {
  picture: SitePicture | null;
  className?: string;
  /** Instead of the picture's own text; empty where a label beside it already says what it shows. */
  alt?: string;
  /** How wide the picture stands in the page. */
  sizes?: string;
  /** For the picture that is among the page's first sights. */
  eager?: boolean;
  /** For the one that is the largest of them. */
  first?: boolean;
}

export function Picture({ picture, className, alt, sizes = "100vw", eager = false, first = false }: PictureProps) {
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
