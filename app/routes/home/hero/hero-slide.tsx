/** One slide of the hero: its picture, video or machine, and over it a tagline, a title and one button. */
import { Link } from "react-router";
import { HeroMedia } from "./hero-media.tsx";
import type { Slide } from "./slide.server.ts";

interface HeroSlideProps {
  slide: Slide;
  /** From 0. */
  index: number;
  total: number;
  active: boolean;
  /** Nothing is to move. */
  still: boolean;
  /** Only the active slide can be seen and reached; without a script all stand in a row. */
  stacked: boolean;
}

export function HeroSlide({ slide, index, total, active, still, stacked }: HeroSlideProps) {
  const Title = index === 0 ? "h1" : "h2";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a part of a form
    <div
      className="hero__slide"
      id={`slide-${index + 1}`}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${total}`}
      data-active={active || undefined}
      data-beside={(slide.words === "beside" && slide.scene !== null) || undefined}
      inert={stacked && !active}
    >
      <HeroMedia slide={slide} first={index === 0} playing={active && !still} />
      <div className="wrap hero__text">
        <p>{slide.tagline}</p>
        <Title className="hero__title">{slide.title}</Title>
        <Link className="btn" to={slide.button.href}>
          {slide.button.label}
        </Link>
      </div>
    </div>
  );
}
