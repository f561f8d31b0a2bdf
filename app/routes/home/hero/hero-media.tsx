/** The background of a slide: a picture, a looping video or a machine that assembles itself. */
import { type CSSProperties, useRef } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { Slide } from "../home-view.server.ts";

interface HeroMediaProps {
  slide: Pick<Slide, "scene" | "video" | "reveal">;
  /** The first slide's picture is the page's largest contentful paint. */
  first: boolean;
  playing: boolean;
}

export function HeroMedia({ slide: { scene, video, reveal }, first, playing }: HeroMediaProps) {
  if (reveal) return <MachineReveal alt={reveal.alt} parts={reveal.parts} />;
  return (
    <>
      {scene && <Picture className="hero__scene" picture={scene} first={first} />}
      {video && <LoopingVideo sources={video} playing={playing} />}
    </>
  );
}

/** Loads when its slide becomes active, and covers the picture once it plays. */
function LoopingVideo({
  sources,
  playing,
}: {
  sources: NonNullable<Slide["video"]>;
  playing: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEnhancement(() => {
    const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!playing || reducesMotion) return video.current?.pause();
    // Each time, the video starts at the frame that the picture shows.
    if (video.current) video.current.currentTime = 0;
    // Browsers that save power or data reject this; the picture stays.
    video.current?.play().catch(() => {});
  }, [playing]);
  return (
    <video
      className="hero__video"
      ref={video}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={(event) => event.currentTarget.classList.add("is-moving")}
    >
      {sources.map(({ src, media, type }) => (
        <source key={src} src={src} type={type} media={media ?? undefined} />
      ))}
    </video>
  );
}

/** The parts slide in one after another while their slide is active. */
function MachineReveal({ alt, parts }: NonNullable<Slide["reveal"]>) {
  return (
    <div className="hero__reveal" role="img" aria-label={alt}>
      {parts.map(({ image, from }, order) => (
        <img
          key={image}
          src={image}
          alt=""
          data-from={from}
          style={{ "--order": order } as CSSProperties}
        />
      ))}
    </div>
  );
}
