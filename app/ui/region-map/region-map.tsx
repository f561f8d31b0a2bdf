/** A map of the region as SVG: districts as links, branches as dots, a list of their names. */

import type { CSSProperties } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { RegionMapView } from "./project.ts";
import "#app/ui/branch-map/map-number.css";
import "./region-map.css";

interface RegionMapProps {
  map: RegionMapView;
  /** Accessible name of the map. */
  label: string;
  /** Whether the names of the branches are below the map; elsewhere the page lists them. */
  hasList?: boolean;
}

export function RegionMap({ map, label, hasList = true }: RegionMapProps) {
  const { width, height, districts, terrain, names, branches, from, credit, creditUrl } = map;
  const nearest = branches.find(({ km }) => km !== null);
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
        <Terrain terrain={terrain.filter(({ kind }) => kind === "sea")} />
        {districts.map(({ name, path, href, isAsked }) => {
          const land = (
            <path
              key={name}
              className={isAsked ? "region-map__land is-asked" : "region-map__land"}
              d={path}
            />
          );
          return href ? (
            <Link key={name} to={href} preventScrollReset aria-label={name}>
              {land}
            </Link>
          ) : (
            land
          );
        })}
        <g clipPath="url(#region-land)">
          <Terrain terrain={terrain.filter(({ kind }) => kind !== "sea")} />
        </g>
        {names.map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: lettering takes no focus; the link below it has the name
          <text key={name} className="region-map__name" x={x} y={y} aria-hidden="true">
            {`${name} `}
          </text>
        ))}
        {from && nearest && (
          <path className="region-map__way" d={`M${from.x} ${from.y}L${nearest.x} ${nearest.y}`} />
        )}
        {branches.map((branch) => (
          <Dot key={branch.href} branch={branch} />
        ))}
        {from && <circle className="region-map__from" cx={from.x} cy={from.y} r="6" />}
      </svg>
      <figcaption>
        {hasList && <Names branches={branches} from={from} />}
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

function Terrain({ terrain }: Pick<RegionMapView, "terrain">) {
  return terrain.map(({ kind, path }) => (
    <path key={path} className={`region-map__${kind}`} d={path} />
  ));
}

function Dot({
  branch: { number, href, x, y, km, name },
}: {
  branch: RegionMapView["branches"][number];
}) {
  return (
    <PageLink href={href} className={dotClass(km)} aria-label={`${number} ${name}`}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y}>
        {number}
      </text>
    </PageLink>
  );
}

/** The names of the dots; the nearest branch has its distance. */
function Names({ branches, from }: Pick<RegionMapView, "branches" | "from">) {
  const t = useMessages("maps");
  return (
    <>
      {from && (
        <p>
          <svg viewBox="-13 -13 26 26" aria-hidden="true">
            <circle className="region-map__from" r="6" />
          </svg>{" "}
          {from.caption}
        </p>
      )}
      <ol>
        {branches.map(({ number, name, km }) => (
          <li key={number} value={number} className={km === null ? undefined : "is-nearest"}>
            <span className="map-number" aria-hidden="true">
              {number}
            </span>{" "}
            {km ? t.distance(name, km) : name}
          </li>
        ))}
      </ol>
    </>
  );
}

const dotClass = (km: number | null) =>
  km === null ? "region-map__branch" : "region-map__branch is-nearest";
