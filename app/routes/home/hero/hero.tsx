/** The carousel at the top of the home page; without a script a row of slides that snaps as it is scrolled. */
import { Icon } from "#app/ui/icon.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import type { Slide } from "./slide.server.ts";
import { useCarousel } from "./use-carousel.ts";
import "./hero.css";
import "./hero-low.css";
import "./hero-bar.css";

export function Hero({ slides }: { slides: readonly Slide[] }) {
  const { root, index, mode, away, stacked, moved, goTo, advance, pause, play } = useCarousel(slides.length);
  const still = mode === "paused" || (mode === "chosen" && !slides[index]?.video);
  return (
    <section
      className="hero"
      ref={root}
      aria-roledescription="carousel"
      aria-label="Highlights"
      data-stacked={stacked || undefined}
      data-moved={moved || undefined}
      data-mode={mode}
      data-away={away || undefined}
    >
      <div className="hero__slides" data-slides aria-live={mode === "running" ? "off" : "polite"}>
        {slides.map((slide, number) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            index={number}
            total={slides.length}
            active={number === index}
            still={mode === "paused" || away}
            stacked={stacked}
          />
        ))}
      </div>
      <div className="hero__bar" hidden={slides.length < 2}>
        <div className="wrap">
          <ol>
            {slides.map(({ id, tagline }, number) => (
              <li key={id}>
                <a
                  href={`#slide-${number + 1}`}
                  aria-current={number === index || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(number);
                  }}
                >
                  <span>{tagline}</span>
                  {/* The line that grows is the timer itself: hovering and pausing hold it, and its end is the next slide. */}
                  <i className="hero__timer" onAnimationEnd={advance} />
                </a>
              </li>
            ))}
          </ol>
          <div className="hero__ctl">
            <button
              className="icon-btn hero__pause"
              type="button"
              aria-label={still ? "Play" : "Pause"}
              onClick={still ? play : pause}
            >
              <Icon name={still ? "play" : "pause"} />
            </button>
            <button className="icon-btn" type="button" aria-label="Previous slide" onClick={() => goTo(index - 1)}>
              <Icon name="left" />
            </button>
            <button className="icon-btn" type="button" aria-label="Next slide" onClick={() => goTo(index + 1)}>
              <Icon name="right" />
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
