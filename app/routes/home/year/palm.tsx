/** A coconut palm of the month's scene: a trunk that narrows, and feathered fronds that hang to both sides. */

const at = (value: number) => Math.round(value * 10) / 10;

const [REACH, LEAFLETS] = [74, 11];

/** The rib of a frond that hangs to the right, at a share of its way from the crown. */
const ribAt = (share: number) => ({ x: REACH * share, y: (48 * share - 30) * share });

/** Its rib above, its leaflets below, the longest in the middle. */
const FROND = `M0-3Q${at(REACH * 0.45)}-21 ${REACH + 5} 21${Array.from({ length: LEAFLETS }, (_, n) => {
  const share = 1 - n / LEAFLETS;
  const [tip, joint] = [ribAt(share), ribAt(share - 0.75 / LEAFLETS)];
  const length = 5 + 17 * Math.sin(Math.PI * share ** 0.8);
  return `L${at(tip.x + 3)} ${at(tip.y + length)}L${at(joint.x)} ${at(joint.y + 3)}`;
}).join("")}z`;

/** Degrees by which the fronds of a side are turned down; those behind are darker. */
const CROWN = [
  { turn: -52, tone: "#1f5a3c" },
  { turn: 34, tone: "#1f5a3c" },
  { turn: -80, tone: "#2c6b48" },
  { turn: -26, tone: "#2c6b48" },
  { turn: 6, tone: "#2c6b48" },
];

/** Drawn once for all palms of a scene, which needs it in its `defs`. */
export function Frond() {
  return <path id="frond" d={FROND} />;
}

export function Palm({ x, y, height, lean }: { x: number; y: number; height: number; lean: number }) {
  const [top, high] = [x + lean, y - height];
  const [bend, middle] = [at(x + lean * 0.2), at(y - height * 0.5)];
  return (
    <g>
      <path
        d={`M${x - 5} ${y}Q${bend - 3} ${middle} ${top - 2} ${high}h4Q${bend + 4} ${middle} ${x + 5} ${y}z`}
        fill="#7a6a52"
      />
      <g transform={`translate(${top} ${high})`}>
        {CROWN.map(({ turn, tone }) =>
          [1, -1].map((side) => (
            <use key={`${turn} ${side}`} href="#frond" fill={tone} transform={`scale(${side} 1)rotate(${turn})`} />
          )),
        )}
        <path d="M-7 1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0" fill="#f26b0f" />
      </g>
    </g>
  );
}
