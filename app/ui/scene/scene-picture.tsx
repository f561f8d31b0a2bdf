/** An illustration in the sizes at hand: AVIF first, WebP for older browsers, a portrait crop up to 768 px where there is one. */
import type { Scene } from "#app/content/home.ts";
import { sceneFileUrl } from "./scene-files.ts";

interface ScenePictureProps {
  scene: Scene;
  className?: string;
  /** How wide the picture stands in the page. */
  sizes?: string;
  /** For the picture that is the page's largest first sight. */
  eager?: boolean;
}

type Format = "avif" | "webp";

const formats: readonly Format[] = ["avif", "webp"];
const landscapeWidths = [960, 1600];

export function ScenePicture({ scene, className, sizes = "100vw", eager = false }: ScenePictureProps) {
  const { name, alt, width, height, portrait } = scene;
  return (
    <picture className={className}>
      {portrait &&
        formats.map((format) => (
          <source
            key={format}
            media="(width <= 768px)"
            type={`image/${format}`}
            srcSet={sceneFileUrl(`${name}-portrait-${portrait.width}.${format}`)}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      <source type="image/avif" srcSet={toSrcSet(name, "avif")} sizes={sizes} />
      <img
        src={sceneFileUrl(`${name}-${landscapeWidths[0]}.webp`)}
        srcSet={toSrcSet(name, "webp")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}

function toSrcSet(name: string, format: Format): string {
  return landscapeWidths.map((width) => `${sceneFileUrl(`${name}-${width}.${format}`)} ${width}w`).join(", ");
}
