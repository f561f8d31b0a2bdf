/** Finds the nearest branch by PIN code or district with a plain form, or by the device's position when asked to. */
import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useNavigate } from "react-router";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { RegionMapView } from "#app/ui/region-map/project.ts";
import { RegionMap } from "#app/ui/region-map/region-map.tsx";
import { nearestHref, type Shown, shownFields } from "./branches-query.ts";
import { listNearest, type NearBranch, type NearestAnswer } from "./nearest.ts";
import "./nearest-branch.css";

interface NearestBranchProps {
  /** What stands over the question; the section is the page's head then. */
  head?: ReactNode;
  answer: NearestAnswer | { error: string } | null;
  pin: string;
  area: string;
  /** What stays as it is above the answer. */
  shown: Shown;
  areas: readonly { slug: string; name: string }[];
  /** Every branch, for the device's own position. */
  places: readonly NearBranch[];
  /** The dealer's own map; null where the dealer has none. */
  map: RegionMapView | null;
}

const LONGEST_WAIT_MS = 15_000;

export function NearestBranch({ head, answer, pin, area, shown, areas, places, map }: NearestBranchProps) {
  const [located, setLocated] = useState<NearestAnswer | { error: string } | null>(null);
  const navigate = useNavigate();
  const { postalCode } = useCompany();

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: string) => String(entries.get(name) ?? "").trim();
    const nothing = !entry("pin") && !entry("area");
    setLocated(nothing ? { error: `Give a ${postalCode.label} or choose a district.` } : null);
    if (!nothing) navigate(nearestHref(entry("pin"), entry("area"), shown), { preventScrollReset: true });
  }

  /** The position never leaves the browser: the distances are worked out here. */
  function locate() {
    const failed = () =>
      setLocated({ error: `Your device did not tell where it is. A ${postalCode.label} does as well.` });
    if (!navigator.geolocation) return failed();
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = { lat: latitude, lng: longitude };
        setLocated({ from: "where you are", position, branches: listNearest(places, position) });
      },
      failed,
      { timeout: LONGEST_WAIT_MS, maximumAge: 600_000 },
    );
  }

  const current = located ?? answer;
  const hasPositions = places.some(({ position }) => position !== null);
  return (
    <div className={head ? "section--wash nearest-head" : "section section--wash"}>
      <div className="wrap nearest">
        {head}
        <section id="nearest" aria-labelledby="nearest-title">
          <h2 id="nearest-title">Which branch is nearest?</h2>
          <p>
            Give your {postalCode.label}
            {areas.length > 0 && " or your district"}.
            {hasPositions && " Distances are straight lines; roads are longer."}
          </p>
          <Form method="get" action="/branches#nearest" className="nearest__form" onSubmit={ask}>
            {shownFields(shown).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="field">
              <label htmlFor="pin">{postalCode.label}</label>
              <input
                id="pin"
                name="pin"
                inputMode={/^[\d\s]+$/.test(postalCode.example) ? "numeric" : "text"}
                autoComplete="postal-code"
                maxLength={11}
                defaultValue={pin}
                key={pin}
              />
            </div>
            <div className="field" hidden={areas.length === 0}>
              <label htmlFor="area">or district</label>
              <select className="select" id="area" name="area" defaultValue={area} key={area}>
                <option value="">Choose a district</option>
                {areas.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <button className="btn" type="submit">
              Find the nearest
            </button>
            {hasPositions && (
              <button className="btn btn--line needs-script" type="button" onClick={locate}>
                Use my position
              </button>
            )}
          </Form>
          <div role="status">{current && <Answer answer={current} />}</div>
        </section>
        {map && <RegionMap map={map} label="Our branches, by district" />}
      </div>
    </div>
  );
}

function Answer({ answer }: { answer: NearestAnswer | { error: string } }) {
  if ("error" in answer) {
    return (
      <Notice tone="alarm">
        <p>{answer.error}</p>
      </Notice>
    );
  }
  return (
    <>
      <h3>Nearest to {answer.from}</h3>
      <ol className="nearest__list">
        {answer.branches.map((branch) => (
          <NearItem key={branch.id} branch={branch} />
        ))}
      </ol>
    </>
  );
}

function NearItem({ branch }: { branch: NearBranch }) {
  return (
    <li>
      <b>{branch.name}</b>
      {branch.km !== null && <span className="nearest__km">{branch.km} km</span>}
      <p>{branch.address}</p>
      <BranchLinks name={branch.name} phone={branch.phone} directions={branch.directions} />
    </li>
  );
}
