/** A row of products that scrolls sideways by itself; scripts add buttons and a ruler that shows how far it is. */
import { withCompared } from "#app/catalogue/comparison.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScaledPicture, scaleOf } from "#app/ui/scaled-picture.tsx";
import { ProgressRuler } from "#app/ui/scroller/ruler.tsx";
import { canScroll, useScroller } from "#app/ui/scroller/use-scroller.ts";
import type { CarouselCard } from "./product-view.ts";
import { useProductQuery } from "./use-product-query.ts";
import "./carousel.css";

/** On a phone a step is a card and 15 px; elsewhere it is the four in sight. */
const NARROW = "(width <= 768px)";
const CARD_GAP = 15;
const CARDS_A_SLIDE = 4;
/** One and a third, so that the edge of the next tells that there is more. */
const CARDS_IN_SIGHT_NARROW = 1.33;

interface CarouselProps {
  /** Of the heading, for links and readers. */
  id: string;
  title: string;
  cards: CarouselCard[];
  /** Read where there is no card. */
  empty?: string;
}

export function Carousel({ id, title, cards, empty }: CarouselProps) {
  const { row, extent, scrollBy } = useScroller<HTMLUListElement>();
  const shown = extent ?? { from: 0, part: Math.min(1, CARDS_IN_SIGHT_NARROW / cards.length) };
  const { back, forward } = canScroll(shown);
  const { query } = useProductQuery();

  function step(direction: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const card = list.firstElementChild?.clientWidth ?? 0;
    scrollBy(direction * (matchMedia(NARROW).matches ? card + CARD_GAP : list.clientWidth));
  }

  return (
    <section className="wrap section carousel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {cards.length > 1 && (
          <div className={`carousel__steps needs-script ${whereNeeded(cards.length)}`}>
            <StepButton label={`Previous in ${title}`} icon="left" isOff={!back} onStep={() => step(-1)} />
            <StepButton label={`Next in ${title}`} icon="right" isOff={!forward} onStep={() => step(1)} />
          </div>
        )}
      </div>
      {cards.length === 0 && <p>{empty}</p>}
      {cards.length > 0 && (
        <ul className="cells row" ref={row} style={scaleOf(cards.map((card) => card.image))}>
          {cards.map((card) => (
            <li key={card.href}>
              <ScaledPicture image={card.image} alt="" boxed sizes="280px" most={148} />
              <h3>
                <a href={withCompared(card.href, query.compare)}>{card.name}</a>
              </h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 1 && (
        <div className="only-narrow needs-script">
          <ProgressRuler extent={shown} />
        </div>
      )}
    </section>
  );
}

/** Three are in sight up to 1024 px, four beyond: as many need no steps there. */
function whereNeeded(count: number): string {
  if (count > CARDS_A_SLIDE) return "";
  return count === CARDS_A_SLIDE ? "carousel__steps--four" : "only-narrow";
}

interface StepButtonProps {
  label: string;
  icon: "left" | "right";
  isOff: boolean;
  onStep: () => void;
}

/** At an end it is off but keeps the focus, so that a keyboard is not thrown to the top of the page. */
function StepButton({ label, icon, isOff, onStep }: StepButtonProps) {
  return (
    <button
      className="icon-btn"
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onStep()}
    >
      <Icon name={icon} />
    </button>
  );
}
