/** A map of the region as SVG: districts as links, branches, the way from a town to the nearest. */

import type { CSSProperties } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { maps } from "#app/languages/maps.ts";
import type { PinView } from "./letter-map.ts";
import type { RegionMapView } from "./project.ts";
import "./region-map.css";

/** The shape of Leaflet's pins: a head of 26 units above its tip. */
const PIN = "M0 0l-9.2-9.2a13 13 0 1 1 18.4 0z";

interface RegionMapProps {
  map: RegionMapView;
  /** Accessible name of the map. */
  label: string;
}

export function RegionMap({ map, label }: RegionMapProps) {
  const { width, height, districts, terrain, names, branches, headOffice, from } = map;
  // The pin of a branch in the town itself is its mark.
  const isMarked = from?.to?.km !== 0;
  return (
    <figure
      className="region-map"
      style={{ "--region-map-ratio": (width / height).toFixed(3) } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset */}
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
        <clipPath id="region-land">
          <path d={districts.map(({ path }) => path).join("")} />
        </clipPath>
        {terrain.map(
          ({ kind, path }) =>
            kind === "sea" && <path key={path} className="region-map__water" d={path} />,
        )}
        {districts.map((district) => (
          <District
            key={district.name}
            district={district}
            isAsked={from?.name === district.name}
          />
        ))}
        <g clipPath="url(#region-land)">
          {terrain.map(
            ({ kind, path }) =>
              kind !== "sea" && <path key={path} className={`region-map__${kind}`} d={path} />,
          )}
        </g>
        {names.map(({ name, kind, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lettering takes no focus; the link below it has the name
          <text key={name} className={`region-map__name is-${kind}`} x={x} y={y} aria-hidden="true">
            {`${name} `}
          </text>
        ))}
        {from?.to && isMarked && (
          <path className="region-map__way" d={`M${from.x} ${from.y}L${from.to.x} ${from.to.y}`} />
        )}
        {branches.map((branch) => (
          <Branch
            key={branch.href}
            branch={branch}
            km={from?.to?.href === branch.href ? from.to.km : null}
          />
        ))}
        {from && isMarked && <From from={from} />}
      </svg>
      <figcaption>
        {headOffice && (
          <span className="region-map__key">
            <svg viewBox="-15 -33 30 34" aria-hidden="true">
              <Pin isHeadOffice />
            </svg>
            {headOffice}
          </span>
        )}{" "}
        <Credit map={map} />
      </figcaption>
    </figure>
  );
}

function Credit({ map: { credit, creditUrl } }: { map: RegionMapView }) {
  if (!creditUrl) return credit;
  return (
    <a href={creditUrl} rel="noopener noreferrer">
      {credit}
    </a>
  );
}

function Pin({ isHeadOffice }: { isHeadOffice: boolean }) {
  return (
    <g className={isHeadOffice ? "region-map__pin is-head" : "region-map__pin"}>
      <path d={PIN} />
      <circle cy="-18.4" r="4.2" />
    </g>
  );
}

/** @param km the distance of the nearest branch; null for another */
function Branch({ branch, km }: { branch: PinView; km: number | null }) {
  const t = useMessages(maps);
  const { href, x, y, label, isHeadOffice } = branch;
  const name = km ? t.distance(branch.name, km) : branch.name;
  return (
    <a
      href={href}
      className={km === null ? "region-map__branch" : "region-map__branch is-nearest"}
      aria-label={name}
    >
      <g transform={`translate(${x} ${y})`}>
        <Pin isHeadOffice={isHeadOffice} />
      </g>
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      )}
    </a>
  );
}

function District({
  district: { name, path, href },
  isAsked,
}: {
  district: RegionMapView["districts"][number];
  isAsked: boolean;
}) {
  const shape = (
    <path className={isAsked ? "region-map__land is-asked" : "region-map__land"} d={path} />
  );
  if (!href) return shape;
  return (
    <Link to={href} preventScrollReset aria-label={name}>
      {shape}
    </Link>
  );
}

function From({ from: { caption, x, y, label } }: { from: NonNullable<RegionMapView["from"]> }) {
  return (
    <g className="region-map__from">
      <circle cx={x} cy={y} r="5" />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.anchor}>
          {caption}
        </text>
      )}
    </g>
  );
}
