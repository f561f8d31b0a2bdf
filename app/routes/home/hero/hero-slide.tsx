/** One slide of the hero: its background, tagline, title and button. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { useTextsLanguage } from "#app/ui/page-link.tsx";
import { HeroMedia } from "./hero-media.tsx";
import type { Slide } from "./slide.server.ts";

interface HeroSlideProps {
  slide: Slide;
  /** From 0. */
  index: number;
  total: number;
  active: boolean;
  /** Stops all motion. */
  still: boolean;
  /** Only the active slide is visible and reachable; without scripts all are in a row. */
  stacked: boolean;
}

export function HeroSlide({ slide, index, total, active, still, stacked }: HeroSlideProps) {
  const t = useMessages("home");
  const Title = index === 0 ? "h1" : "h2";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel's slide is no form group
    <div
      className="hero__slide"
      id={`slide-${index + 1}`}
      role="group"
      aria-roledescription={t.slide}
      aria-label={t.slideOf(index + 1, total)}
      data-active={active || undefined}
      data-beside={(slide.words === "beside" && slide.scene !== null) || undefined}
      inert={stacked && !active}
    >
      <HeroMedia slide={slide} first={index === 0} playing={active && !still} />
      <div className="wrap hero__text" lang={useTextsLanguage()}>
        <p>{slide.tagline}</p>
        <Title className="hero__title">{slide.title}</Title>
        <Link className="btn" to={slide.button.href}>
          {slide.button.label}
        </Link>
      </div>
    </div>
  );
}
