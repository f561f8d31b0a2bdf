/** What the marks of a ruler stand on: a guide bar, a hedge trimmer's blade, a hose, wheels one behind the other, a folding rule. */
import type { SizeFigure } from "#app/catalogue/size.ts";

/** Units of the drawing: as long as the largest size, and as high as the strip. */
const [LONG, HIGH] = [750, 56];
const MIDDLE = HIGH / 2;

interface RulerDrawingProps {
  form: SizeFigure["form"];
  /** The smallest first. */
  amounts: readonly number[];
}

export function RulerDrawing({ form, amounts }: RulerDrawingProps) {
  return (
    <svg viewBox={`0 0 ${LONG} ${HIGH}`} className={form === "round" ? "is-cut" : undefined} aria-hidden="true">
      {form === "bar" && <Bar />}
      {form === "blade" && <Blade />}
      {form === "hose" && <Hose />}
      {form === "round" && <Rounds amounts={amounts} />}
      {form === "width" && <Rule largest={amounts.at(-1) ?? 1} />}
    </svg>
  );
}

function Bar() {
  return (
    <>
      <path className="ruler__chain" d="M1 15C290 3 560 1 725 4a24 24 0 0 1 0 48C560 55 290 53 1 41" />
      <path className="ruler__steel" d="M1 19C290 7 560 5 725 8a20 20 0 0 1 0 40C560 51 290 49 1 37z" />
      <circle className="ruler__light" cx="724" cy="28" r="7" />
    </>
  );
}

const TOOTH = 25;
const TEETH = LONG / TOOTH - 1;

function Blade() {
  const upper = "h7l4 -13h6l4 13h4".repeat(TEETH);
  const lower = "h-4l-4 13h-6l-4 -13h-7".repeat(TEETH);
  return <path className="ruler__steel" d={`M1 20${upper}q20 0 23 8q-3 8 -23 8${lower}z`} />;
}

function Hose() {
  return (
    <>
      <path className="ruler__hose-edge" d={`M0 ${MIDDLE}H716`} />
      <path className="ruler__hose" d={`M0 ${MIDDLE}H716`} />
      <path className="ruler__steel" d="M704 16h22v5h23v14h-23v5h-22z" />
      <path className="ruler__line" d="M711 16v24M719 16v24" />
    </>
  );
}

/** Each touches the strip's beginning, so that its far edge stands at its own diameter. */
function Rounds({ amounts }: { amounts: readonly number[] }) {
  const largest = amounts.at(-1) ?? 1;
  return amounts.toReversed().map((amount, index) => {
    const radius = Math.round(((amount / largest) * LONG) / 2);
    return (
      <circle
        key={amount}
        className={index % 2 === 0 ? "ruler__steel" : "ruler__light"}
        cx={radius}
        cy={MIDDLE}
        r={radius}
      />
    );
  });
}

/** Marks that a rule has at most; of a larger one every tenth unit is marked. */
const MOST_MARKS = 150;

function Rule({ largest }: { largest: number }) {
  const step = largest > MOST_MARKS ? 10 : 1;
  const marks = Array.from({ length: Math.floor(largest / step) }, (_, index) => {
    const high = (index + 1) % 10 === 0 ? 20 : (index + 1) % 5 === 0 ? 14 : 8;
    return `M${Math.round((((index + 1) * step) / largest) * LONG)} 10v${high}`;
  });
  return (
    <>
      <path className="ruler__rule" d={`M0 10H${LONG}V46H0z`} />
      <path className="ruler__line" d={marks.join("")} />
    </>
  );
}
