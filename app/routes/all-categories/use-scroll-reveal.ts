/** Animates the banner with the scroll in browsers without scroll-driven CSS animations. */
import { type RefObject, useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface Reveal {
  selector: string;
  from: Keyframe;
  /** Progress from 0 to 1, from the frame's top and height and the window's height, px. */
  progress(top: number, height: number, window: number): number;
}

const REVEALS: readonly Reveal[] = [
  {
    selector: ".acting__picture img",
    from: { transform: "scale(1.18)" },
    progress: (top, height, window) => (window - top) / (window + height) / 0.6,
  },
  {
    selector: ".acting__motivation",
    from: { transform: "translateY(24px)", borderColor: "transparent" },
    progress: (top, height, window) => ((window - top) / height - 0.1) / 0.9,
  },
];

/** Returns the `ref` of the banner's element. */
export function useScrollReveal(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEnhancement(() => {
    const frame = banner.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!frame || isStill || CSS.supports("animation-timeline", "view()")) return;
    const running = REVEALS.flatMap(({ selector, from, progress }) => {
      const animation = frame
        .querySelector(selector)
        ?.animate([from, {}], { duration: 1, fill: "both" });
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
