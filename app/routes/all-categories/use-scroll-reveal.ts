/** Opens the banner with the scroll where a style sheet cannot tie an animation to it; the same movements as the sheet's. */
import { type RefObject, useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface Reveal {
  part: string;
  from: Keyframe;
  /** How far it is, from 0 to 1 and beyond, by its frame's place and height and the window's height. */
  progress(top: number, height: number, window: number): number;
}

const REVEALS: readonly Reveal[] = [
  {
    part: ".acting__picture img",
    from: { transform: "scale(1.18)" },
    progress: (top, height, window) => (window - top) / (window + height) / 0.6,
  },
  {
    part: ".acting__motivation",
    from: { transform: "translateY(24px)", borderColor: "transparent" },
    progress: (top, height, window) => ((window - top) / height - 0.1) / 0.9,
  },
];

/** Returns what the banner's element takes as its `ref`. */
export function useScrollReveal(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEnhancement(() => {
    const frame = banner.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!frame || isStill || CSS.supports("animation-timeline", "view()")) return;
    const running = REVEALS.flatMap(({ part, from, progress }) => {
      const animation = frame.querySelector(part)?.animate([from, {}], { duration: 1, fill: "both" });
      animation?.pause();
      return animation ? [{ animation, progress }] : [];
    });
    const follow = () => {
      const { top, height } = frame.getBoundingClientRect();
      for (const { animation, progress } of running)
        animation.currentTime = Math.min(1, Math.max(0, progress(top, height, innerHeight)));
    };
    follow();
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    window.addEventListener("scroll", follow, options);
    window.addEventListener("resize", follow, options);
    return () => {
      listening.abort();
      for (const { animation } of running) animation.cancel();
    };
  }, []);
  return banner;
}
