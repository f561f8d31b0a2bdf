/** The carousel at the top of the home page; without scripts a row of slides that snaps. */
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import type { Slide } from "./slide.server.ts";
import { useCarousel } from "./use-carousel.ts";
import "./hero.css";
import "./hero-low.css";
import "./hero-bar.css";

export function Hero({ slides }: { slides: readonly Slide[] }) {
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
