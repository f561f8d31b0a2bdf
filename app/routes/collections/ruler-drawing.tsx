/** The drawing under the marks of a size ruler: guide bar, blade, water jet or folding rule. */
import type { ReactNode } from "react";

/** Size of the drawing in its own units. */
const [WIDTH, HEIGHT] = [750, 56];
const MIDDLE = HEIGHT / 2;

/** By specification; any other is a folding rule. */
const FORMS: Readonly<Record<string, () => ReactNode>> = {
  bar: Bar,
  blade: Blade,
  pressure: Spray,
};

export function RulerDrawing({
  specification,
  largest,
}: {
  specification: string;
  largest: number;
}) {
  const Form = FORMS[specification];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Form ? <Form /> : <Rule largest={largest} />}
    </svg>
  );
}

function Bar() {
  return (
    <>
      <path
        className="ruler__chain"
        d="M1 15C290 3 560 1 725 4a24 24 0 0 1 0 48C560 55 290 53 1 41"
      />
      <path
        className="ruler__steel"
        d="M1 19C290 7 560 5 725 8a20 20 0 0 1 0 40C560 51 290 49 1 37z"
      />
      <circle className="ruler__light" cx="724" cy="28" r="7" />
    </>
  );
}

const TOOTH = 25;
const TEETH = WIDTH / TOOTH - 1;

function Blade() {
  const upper = "h7l4 -13h6l4 13h4".repeat(TEETH);
  const lower = "h-4l-4 13h-6l-4 -13h-7".repeat(TEETH);
  return <path className="ruler__steel" d={`M1 20${upper}q20 0 23 8q-3 8 -23 8${lower}z`} />;
}

/** A nozzle and its jet, which widens with the pressure. */
function Spray() {
  return (
    <>
      <path className="ruler__jet" d={`M16 ${MIDDLE}L${WIDTH} 4V52z`} />
      <path className="ruler__steel" d="M1 20h20l8 5v6l-8 5h-20z" />
    </>
  );
}

/** Most marks of a rule; a longer one marks every tenth unit. */
const MAX_MARKS = 150;

function markHeight(number: number): number {
  if (number % 10 === 0) return 20;
  return number % 5 === 0 ? 14 : 8;
}

function Rule({ largest }: { largest: number }) {
  const step = largest > MAX_MARKS ? 10 : 1;
  const marks = Array.from({ length: Math.floor(largest / step) }, (_, index) => {
    const number = index + 1;
    return `M${Math.round(((number * step) / largest) * WIDTH)} 10v${markHeight(number)}`;
  });
  return (
    <>
      <path className="ruler__rule" d={`M0 10H${WIDTH}V46H0z`} />
      <path className="ruler__line" d={marks.join("")} />
    </>
  );
}
