/** What a slide shows behind its words: a picture, a picture that moves, or a machine that assembles itself. */

import { type CSSProperties, useRef } from "react";
import type { RevealPart, SlideMedia } from "#app/content/home.ts";
import { sceneFileUrl } from "#app/ui/scene/scene-files.ts";
import { ScenePicture } from "#app/ui/scene/scene-picture.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface HeroMediaProps {
  media: SlideMedia;
  /** The first slide's picture is the page's largest first sight. */
  first: boolean;
  playing: boolean;
}

export function HeroMedia({ media, first, playing }: HeroMediaProps) {
  if (media.kind === "machine-reveal") return <MachineReveal alt={media.alt} parts={media.parts} />;
  return (
    <>
      <ScenePicture className="hero__scene" scene={media.scene} eager={first} />
      {media.kind === "video" && <LoopingVideo name={media.video} playing={playing} />}
    </>
  );
}

/** Lies over the still that it begins with, is fetched when its slide comes up, and shows itself once it moves. */
function LoopingVideo({ name, playing }: { name: string; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEnhancement(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!playing || still) return video.current?.pause();
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
      <source media="(width <= 768px)" src={sceneFileUrl(`${name}-portrait.webm`)} type="video/webm" />
      <source media="(width <= 768px)" src={sceneFileUrl(`${name}-portrait.mp4`)} type="video/mp4" />
      <source src={sceneFileUrl(`${name}.webm`)} type="video/webm" />
      <source src={sceneFileUrl(`${name}.mp4`)} type="video/mp4" />
    </video>
  );
}

/** The parts lie on one canvas and slide in one after another while their slide is up. */
function MachineReveal({ alt, parts }: { alt: string; parts: readonly RevealPart[] }) {
  return (
    <div className="hero__reveal" role="img" aria-label={alt}>
      {parts.map(({ image, from }, order) => (
        <img key={image} src={image} alt="" data-from={from} style={{ "--order": order } as CSSProperties} />
      ))}
    </div>
  );
}
