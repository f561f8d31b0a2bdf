/** What a slide shows behind its words: a picture, a picture that moves, or a machine that assembles itself. */
import { type CSSProperties, useRef } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { Slide } from "./slide.server.ts";

interface HeroMediaProps {
  slide: Pick<Slide, "scene" | "video" | "reveal">;
  /** The first slide's picture is the page's largest first sight. */
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

/** Lies over the still that it begins with, is fetched when its slide comes up, and shows itself once it moves. */
function LoopingVideo({ sources, playing }: { sources: NonNullable<Slide["video"]>; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEnhancement(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!playing || still) return video.current?.pause();
    // The walk begins each time the slide comes up where the still stands.
    if (video.current) video.current.currentTime = 0;
    // Refused where the visitor's browser saves power or data: the still stays.
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

/** The parts lie on one canvas and slide in one after another while their slide is up. */
function MachineReveal({ alt, parts }: NonNullable<Slide["reveal"]>) {
  return (
    <div className="hero__reveal" role="img" aria-label={alt}>
      {parts.map(({ image, from }, order) => (
        <img key={image} src={image} alt="" data-from={from} style={{ "--order": order } as CSSProperties} />
      ))}
    </div>
  );
}
