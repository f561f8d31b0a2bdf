/** The carousel at the top of the home page; without scripts a row of slides that snaps. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useTextsLanguage } from "#app/ui/page-link.tsx";
import type { Slide, ViewOf } from "../home-view.server.ts";
import { HeroMedia } from "./hero-media.tsx";
import { useCarousel } from "./use-carousel.ts";
import "./hero.css";
import "./hero-low.css";
import "./hero-bar.css";

export function Hero({ slides }: ViewOf<"hero">) {
  const t = useMessages("home");
  const { root, index, mode, isOffscreen, stacked, moved, goTo, advance, pause, play } =
    useCarousel(slides.length);
  const isStill = mode === "paused" || (mode === "chosen" && !slides[index]?.video);
  return (
    <section
      className="hero"
      ref={root}
      aria-roledescription={t.carousel}
      aria-label={t.highlights}
      data-stacked={stacked || undefined}
      data-moved={moved || undefined}
      data-mode={mode}
      data-away={isOffscreen || undefined}
    >
      <div className="hero__slides" data-slides aria-live={mode === "running" ? "off" : "polite"}>
        {slides.map((slide, position) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            index={position}
            total={slides.length}
            active={position === index}
            still={mode === "paused" || isOffscreen}
            stacked={stacked}
          />
        ))}
      </div>
      <div className="hero__bar" hidden={slides.length < 2}>
        <div className="wrap">
          <ol>
            {slides.map(({ id, tagline }, position) => (
              <li key={id}>
                <a
                  href={`#slide-${position + 1}`}
                  aria-current={position === index || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(position);
                  }}
                >
                  <span>{tagline}</span>
                  {/* The line is a timer: hovering pauses it, its end shows the next slide. */}
                  <i className="hero__timer" onAnimationEnd={advance} />
                </a>
              </li>
            ))}
          </ol>
          <div className="hero__ctl">
            <button
              className="icon-btn hero__pause"
              type="button"
              aria-label={isStill ? t.play : t.pause}
              onClick={isStill ? play : pause}
            >
              <Icon name={isStill ? "play" : "pause"} />
            </button>
            <button
              className="icon-btn"
              type="button"
              aria-label={t.previousSlide}
              onClick={() => goTo(index - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              className="icon-btn"
              type="button"
              aria-label={t.nextSlide}
              onClick={() => goTo(index + 1)}
            >
              <Icon name="right" />
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

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

function HeroSlide({ slide, index, total, active, still, stacked }: HeroSlideProps) {
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
