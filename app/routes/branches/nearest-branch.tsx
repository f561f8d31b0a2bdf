/** Finds the nearest branch by postal code, by district or by the device's position. */
import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { useCompany } from "#app/ui/company.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { RegionMapView } from "#app/ui/region-map/project.ts";
import { RegionMap } from "#app/ui/region-map/region-map.tsx";
import { choiceFields, type ListChoice, nearestHref } from "./branches-query.ts";
import { listNearest, type Near, type NearestBranches } from "./nearest.ts";
import "./nearest-branch.css";

type NearestResult = NearestBranches<BranchWithHours> | { error: string } | null;

interface NearestBranchProps {
  /** The page's title. */
  head: ReactNode;
  result: NearestResult;
  pin: string;
  area: string;
  /** The choices to keep. */
  choice: ListChoice;
  areas: readonly { slug: string; name: string }[];
  /** Every branch, for the device's position. */
  branches: readonly BranchWithHours[];
  /** The region's map; null for none beside the form. */
  map: RegionMapView | null;
}

const TIMEOUT_MS = 15_000;

export function NearestBranch({
  head,
  result,
  pin,
  area,
  choice,
  areas,
  branches,
  map,
}: NearestBranchProps) {
  const t = useMessages("branches");
  const [located, setLocated] = useState<NearestResult>(null);
  const navigate = useNavigate();
  const { postalCode } = useCompany();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: string) => String(entries.get(name) ?? "").trim();
    const isEmpty = !entry("pin") && !entry("area");
    setLocated(isEmpty ? { error: t.enterCodeOrDistrict(postalCode.label) } : null);
    if (!isEmpty)
      navigate(nearestHref(entry("pin"), entry("area"), choice), { preventScrollReset: true });
  }

  /** The position never leaves the browser; distances are computed here. */
  function locate() {
    const showFailure = () => setLocated({ error: t.noLocation(postalCode.label) });
    if (!navigator.geolocation) return showFailure();
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const position = { lat: latitude, lng: longitude };
        const nearest = listNearest(branches, position);
        setLocated({ heading: t.nearestToYou, start: null, branches: nearest });
      },
      showFailure,
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    );
  }

  const current = located ?? result;
  const hasTowns = areas.length > 0;
  const hasPositions = branches.some(({ position }) => position !== null);
  return (
    <div className="section--wash nearest-head">
      <div className="wrap nearest">
        {head}
        <section id="nearest" aria-labelledby="nearest-title">
          <h2 id="nearest-title">{t.whichIsNearest}</h2>
          <p>
            {hasTowns
              ? t.enterYourCodeOrDistrict(postalCode.label)
              : t.enterYourCode(postalCode.label)}{" "}
            {hasPositions && t.straightLines}
          </p>
          <Form method="get" action="/branches#nearest" className="nearest__form" onSubmit={submit}>
            {choiceFields(choice).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="field">
              <label htmlFor="pin">
                {hasTowns ? t.codeOrTown(postalCode.label) : postalCode.label}
              </label>
              <input
                id="pin"
                name="pin"
                inputMode={hasTowns || /[^\d\s]/.test(postalCode.example) ? "text" : "numeric"}
                autoComplete="postal-code"
                maxLength={60}
                defaultValue={pin}
                key={pin}
              />
            </div>
            <div className="field" hidden={!hasTowns}>
              <label htmlFor="area">{t.orDistrict}</label>
              <select className="select" id="area" name="area" defaultValue={area} key={area}>
                <option value="">{t.chooseDistrict}</option>
                {areas.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <button className="btn" type="submit">
              {t.findNearest}
            </button>
            {hasPositions && (
              <button className="btn btn--line needs-script" type="button" onClick={locate}>
                {t.useMyLocation}
              </button>
            )}
          </Form>
          <div role="status">{current && <Result result={current} />}</div>
        </section>
        {map && <RegionMap map={map} label={t.map} />}
      </div>
    </div>
  );
}

function Result({ result }: { result: NonNullable<NearestResult> }) {
  if ("error" in result) {
    return (
      <Notice>
        <p>{result.error}</p>
      </Notice>
    );
  }
  return (
    <>
      <h3>{result.heading}</h3>
      <ol className="nearest__list">
        {result.branches.map((branch) => (
          <NearItem key={branch.id} branch={branch} />
        ))}
      </ol>
    </>
  );
}

function NearItem({ branch }: { branch: Near<BranchWithHours> }) {
  const t = useMessages("branches");
  return (
    <li>
      <b>{branch.name}</b>
      {branch.km !== null && <span className="nearest__km">{t.km(branch.km)}</span>}
      <p>{branch.address}</p>
      <p>
        <BranchHours hours={branch.hours} />
      </p>
      <BranchLinks branch={branch} />
    </li>
  );
}
