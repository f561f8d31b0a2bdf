/** A row of products that scrolls sideways; scripts add buttons and a progress ruler. */

import { withCompared } from "#app/catalogue/comparison.ts";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Price } from "#app/ui/price.tsx";
import { ScaledPicture, scaleOf } from "#app/ui/scaled-picture.tsx";
import { ProgressRuler } from "#app/ui/scroller/ruler.tsx";
import { canScroll, useScroller } from "#app/ui/scroller/use-scroller.ts";
import type { CarouselCard } from "./carousels.server.ts";
import { useProductPageQuery } from "./product-page-query.ts";
import "./carousel.css";

/** On a phone a step is one card and the gap after it; on wider windows the visible row. */
const NARROW = "(width <= 768px)";
const CARD_GAP = 15;
const CARDS_A_SLIDE = 4;
/** The edge of the second card shows that the row scrolls. */
const CARDS_IN_SIGHT_NARROW = 1.33;

interface CarouselProps {
  /** Id of the heading. */
  id: string;
  title: string;
  cards: CarouselCard[];
  /** Shown if there are no cards. */
  empty?: string;
}

export function Carousel({ id, title, cards, empty }: CarouselProps) {
  const { row, extent, scrollBy } = useScroller<HTMLUListElement>();
  const shown = extent ?? { from: 0, part: Math.min(1, CARDS_IN_SIGHT_NARROW / cards.length) };
  const { back, forward } = canScroll(shown);
  const { query } = useProductPageQuery();
  const t = useMessages("products");

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
          <div className={`carousel__steps needs-script ${stepsClass(cards.length)}`}>
            <StepButton
              label={t.previousIn(title)}
              icon="left"
              isOff={!back}
              onStep={() => step(-1)}
            />
            <StepButton
              label={t.nextIn(title)}
              icon="right"
              isOff={!forward}
              onStep={() => step(1)}
            />
          </div>
        )}
      </div>
      {cards.length === 0 && <p>{empty}</p>}
      {cards.length > 0 && (
        <ul
          className="scroll-row cells row"
          ref={row}
          style={scaleOf(cards.map((card) => card.image))}
        >
          {cards.map((card) => (
            <li key={card.href}>
              <ScaledPicture image={card.image} alt="" boxed sizes="280px" max={148} />
              <h3>
                <PageLink href={withCompared(card.href, query.compare)}>{card.name}</PageLink>
              </h3>
              <p>{card.text}</p>
              <Price price={card.price} />
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

/** Three cards are visible up to 1024 px, four beyond; a row that fits needs no buttons. */
function stepsClass(count: number): string {
  if (count > CARDS_A_SLIDE) return "";
  return count === CARDS_A_SLIDE ? "carousel__steps--four" : "only-narrow";
}

interface StepButtonProps {
  label: string;
  icon: "left" | "right";
  isOff: boolean;
  onStep: () => void;
}

/** Uses `aria-disabled` at the ends, because `disabled` would lose the keyboard focus. */
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
