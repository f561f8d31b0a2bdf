/** The land in a month, drawn from what the month does to it: the sky, the fields and the plantation. */
import { Frond, Palm } from "./palm.tsx";
import type { YearMonth } from "./year-view.ts";

type Look = Pick<YearMonth, "sky" | "fields" | "trees">;

const skies: Record<Look["sky"], { air: string; glow: string; sun: boolean; clouds: number; rain: number }> = {
  clear: { air: "#f8ecd9", glow: "#f9dcb9", sun: true, clouds: 0, rain: 0 },
  hot: { air: "#f9e3c0", glow: "#f6c48d", sun: true, clouds: 0, rain: 0 },
  showers: { air: "#eef0ea", glow: "#f9dcb9", sun: true, clouds: 2, rain: 26 },
  rain: { air: "#d9dfdc", glow: "#c6d0cb", sun: false, clouds: 5, rain: 84 },
};
const grounds: Record<Look["fields"], { base: string; rows: string; water: boolean }> = {
  ploughed: { base: "#7d4b33", rows: "#55301f", water: false },
  flooded: { base: "#c9d8d2", rows: "#467556", water: true },
  green: { base: "#a6bb63", rows: "#467556", water: false },
  ripe: { base: "#e2b457", rows: "#b97f2a", water: false },
};

/** Between 0 and 1, the same for the same number: drawn on the server and in the browser alike. */
const scatter = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
const times = (count: number) => Array.from({ length: count }, (_, n) => n);
const at = (value: number) => Math.round(value * 10) / 10;

export function MonthScene({ month }: { month: Look }) {
  const sky = skies[month.sky];
  const field = grounds[month.fields];
  return (
    <svg className="year__scene" viewBox="0 0 800 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <Frond />
      </defs>
      <path d="M0 0H800V420H0z" fill={sky.air} />
      <path d="M0 150C160 136 300 158 460 146S700 128 800 140V260H0z" fill={sky.glow} />
      {sky.sun && <circle cx="470" cy="150" r="46" fill="#f26b0f" />}
      <path d="M0 206C90 178 170 204 260 186S430 170 520 186 700 140 800 158V280H0z" fill="#dfd9c0" />
      <path d="M0 232C140 214 250 238 380 222S640 196 800 206V300H0z" fill="#b9c7a8" />
      {times(sky.clouds).map((n) => (
        <path
          key={n}
          d="M0 30C0 16 14 12 24 16 28 2 50-2 60 10 74 2 92 10 92 22 104 22 108 34 98 38H8C2 38 0 34 0 30z"
          transform={`translate(${at(20 + n * 160)} ${at(24 + scatter(n + 3) * 46)}) scale(1.5)`}
          fill={sky.sun ? "#fff" : "#9aa8a4"}
        />
      ))}
      <Plantation bare={month.trees === "bare"} />
      <path d="M0 274C200 260 500 286 800 268V420H0z" fill={field.base} />
      <path
        d={toRows(field.water ? 5 : 9)}
        stroke={field.rows}
        strokeWidth={month.fields === "ploughed" ? 6 : 1.6}
        fill="none"
      />
      {field.water && (
        <path
          d="M60 330C180 322 300 326 380 332 300 344 140 346 60 330zM470 366C560 358 660 360 740 366 660 380 540 380 470 366z"
          fill="#fff"
          opacity="0.7"
        />
      )}
      {month.fields !== "ploughed" && (
        <path d={field.water ? toTufts(5, 18) : toTufts(9, 24)} stroke={field.rows} strokeWidth="1.7" fill="none" />
      )}
      {month.fields === "ripe" && <Sheaves />}
      <Palm x={316} y={290} height={170} lean={-22} />
      <Palm x={372} y={296} height={126} lean={16} />
      {sky.rain > 0 && <path d={toRain(sky.rain)} stroke="#7d8f8b" strokeWidth="1.1" fill="none" opacity="0.75" />}
      <path
        d={`M0 420V404${times(40)
          .map((n) => `L${n * 20 + 6} ${at(386 + scatter(n) * 14)}L${n * 20 + 20} 406`)
          .join("")}V420z`}
        fill="#1f5a3c"
      />
    </svg>
  );
}

/** Rows of rubber on the slope to the right: crowns when in leaf, branches when the leaves have fallen. */
function Plantation({ bare }: { bare: boolean }) {
  return (
    <g fill="none" stroke="#5d503d" strokeWidth="4">
      {times(12).map((n) => {
        const x = 470 + n * 29;
        const y = at(276 - n * 1.2);
        const top = y - 62 - scatter(n) * 8;
        return bare ? (
          <path
            key={n}
            d={`M${x} ${y}V${at(top + 8)}M${x} ${at(top + 26)}l-10-16M${x} ${at(top + 20)}l10-18M${x} ${at(top + 10)}l-5-12`}
          />
        ) : (
          <g key={n}>
            <path d={`M${x} ${y}V${at(top + 10)}`} />
            <ellipse cx={x} cy={at(top)} rx="19" ry="17" fill={n % 2 ? "#467556" : "#2c5f42"} stroke="none" />
          </g>
        );
      })}
    </g>
  );
}

/** The first of the harvest, bound and stood up in the field; within the part that an upright band shows. */
function Sheaves() {
  const places = [
    { x: 272, y: 378, scale: 1 },
    { x: 344, y: 398, scale: 1.2 },
    { x: 446, y: 380, scale: 1.05 },
    { x: 520, y: 399, scale: 1.2 },
  ];
  const leans = [-24, -16, -8, 0, 8, 16, 24];
  const stems = leans.map((lean) => `M0-22L${lean} -46`).join("");
  const ears = leans.map((lean) => `M${lean} -46q${lean * 0.2} -7 ${lean * 0.5} -8`).join("");
  return places.map(({ x, y, scale }) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round">
      <path d="M-4-26L-16 0H16L4-26z" fill="#9a651f" />
      <path d={stems} stroke="#9a651f" strokeWidth="4" />
      <path d={ears} stroke="#f6dc98" strokeWidth="5.5" />
      <path d="M-6-24H6" stroke="#55301f" strokeWidth="5" />
    </g>
  ));
}

const rowY = (n: number, count: number) => at(284 + (n + 1) ** 1.5 * (120 / (count + 1) ** 1.5));

const toRows = (count: number) =>
  times(count)
    .map((n) => `M0 ${rowY(n, count)}c200-8 500 8 800-4`)
    .join("");

/** Plants in their rows, the higher the nearer. */
const toTufts = (count: number, inRow: number) =>
  times(count * inRow)
    .map((n) => {
      const row = Math.floor(n / inRow);
      const share = ((n % inRow) + scatter(n) * 0.5) / inRow;
      const height = at(4 + (row * 10) / count + scatter(n + 0.5) * 3);
      const leaf = at(height * 0.4);
      // On the row's own curve.
      const rise = 24 * share * (1 - share) * (2 * share - 1) - 4 * share ** 3;
      return `M${at(share * 800)} ${at(rowY(row, count) + rise)}l-${leaf}-${height}m${leaf} ${height}v-${height}m0 ${height}l${leaf}-${height}`;
    })
    .join("");

const toRain = (count: number) =>
  times(count)
    .map((n) => `M${at(scatter(n + 7) * 800)} ${at(scatter(n * 5 + 2) * 330)}l-7 26`)
    .join("");
