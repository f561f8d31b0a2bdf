/** The dealer's own map, drawn on the server: districts that are links, branches by name, the way from a town to the nearest. */
import { Link } from "react-router";
import { NAMES } from "./place-names.ts";
import type { RegionMapView } from "./project.ts";
import "./region-map.css";

/** What a town's name and distance need beside its place. */
const ROOM = 170;
/** Height of a district's name, and half of what a letter of it is wide. */
const [LETTER, HALF_LETTER] = [15, 3.9];
/** Letters of a branch's name that have room beside the map; and on a phone in the width of others. */
const [MOST_LETTERS, WIDE_LETTERS] = [18, 14];
/** A district whose middle is nearer to the edge is cut off, its name with it. */
const EDGE_OF_NAME = 12;

interface RegionMapProps {
  map: RegionMapView;
  /** What is seen, for those who do not see it: the list beside the map says the rest. */
  label: string;
}

export function RegionMap({ map, label }: RegionMapProps) {
  const { width, height, districts, branches, from, credit, creditUrl } = map;
  // A branch's name says its district's; where a branch stands on a district's name, neither could be read.
  const lettered = districts.filter(
    ({ name, x, y }) =>
      y > EDGE_OF_NAME &&
      y < height - EDGE_OF_NAME &&
      !branches.some(
        (branch) =>
          branch.name === name ||
          (Math.abs(branch.x - x) < name.length * HALF_LETTER && Math.abs(branch.y - y) < LETTER),
      ),
  );
  return (
    <figure className="region-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset */}
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        {districts.map((district) => (
          <District key={district.name} district={district} isAsked={from?.name === district.name} />
        ))}
        {lettered.map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lettering takes no focus; the link below it has the name
          <text key={name} className="region-map__district" x={x} y={y} aria-hidden="true">
            {name}
          </text>
        ))}
        {branches.map((branch) => (
          <Branch key={branch.href} branch={branch} isNearest={isAt(from?.to, branch.x, branch.y)} />
        ))}
        {from && <From from={from} width={width} />}
      </svg>
      <figcaption>
        {creditUrl ? (
          <a href={creditUrl} rel="noopener noreferrer">
            {credit}
          </a>
        ) : (
          credit
        )}
      </figcaption>
    </figure>
  );
}

function Branch({ branch, isNearest }: { branch: RegionMapView["branches"][number]; isNearest: boolean }) {
  const { name, href, x, y, labelY } = branch;
  const isCut = name.length > MOST_LETTERS;
  return (
    <a
      href={href}
      className={isNearest ? "region-map__branch is-nearest" : "region-map__branch"}
      aria-label={isCut ? name : undefined}
    >
      <path className="region-map__leader" d={`M${NAMES - 6} ${labelY}H${NAMES}L${x} ${y}`} />
      <rect x={x - 4.5} y={y - 4.5} width="9" height="9" />
      <text x={NAMES - 9} y={labelY} className={name.length > WIDE_LETTERS ? "is-long" : undefined}>
        {isCut ? `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…` : name}
      </text>
    </a>
  );
}

function isAt(place: { x: number; y: number } | null | undefined, x: number, y: number): boolean {
  return place?.x === x && place.y === y;
}

function District({ district, isAsked }: { district: RegionMapView["districts"][number]; isAsked: boolean }) {
  const { name, path, href } = district;
  const shape = <path className={isAsked ? "region-map__land is-asked" : "region-map__land"} d={path} />;
  if (!href) return shape;
  return (
    <Link to={href} preventScrollReset aria-label={name}>
      {shape}
    </Link>
  );
}

function From({ from: { name, x, y, to }, width }: { from: NonNullable<RegionMapView["from"]>; width: number }) {
  return (
    <g className="region-map__from">
      {to && <path d={`M${x} ${y}L${to.x} ${to.y}`} />}
      <circle cx={x} cy={y} r="5" />
      {/* Where the branch stands in the place itself, its own name says both. */}
      {to?.km !== 0 && (
        <text {...(x > width - ROOM ? { x: width, y: y - 18, textAnchor: "end" } : { x: x + 9, y: y - 9 })}>
          {name}
          {to && `, ${to.km} km`}
        </text>
      )}
    </g>
  );
}
