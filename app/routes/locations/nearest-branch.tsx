/** The branch nearest to a town and the road to it. */

import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import type { TownView } from "./town-view.server.ts";
import "./facts.css";

interface TownBranchProps {
  town: TownView;
  nearest: NonNullable<TownView["nearest"]>;
}

export function NearestBranch({ town, nearest }: TownBranchProps) {
  const t = useMessages("towns");
  const { name, type, address, phone, hours, services, directions, km } = nearest;
  return (
    <section aria-labelledby="branch-title">
      <h2 id="branch-title">{km === null ? t.ourBranch(type, name) : t.nearestBranch(name)}</h2>
      <dl className="town-facts">
        {km !== null && (
          <div>
            <dt>{t.distance}</dt>
            <dd>{t.inStraightLine(km)}</dd>
          </div>
        )}
        <div>
          <dt>{t.address}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{t.phone}</dt>
          <dd>
            <a href={telHref(phone)}>{phone.text}</a>
          </dd>
        </div>
        <div>
          <dt>{t.hours}</dt>
          <dd>
            <BranchHours hours={hours} />
          </dd>
        </div>
        {services && (
          <div>
            <dt>{t.services}</dt>
            <dd>{services}</dd>
          </div>
        )}
      </dl>
      {town.road && <p className="town-road">{town.road}</p>}
      <p className="town-ways">
        <a className="btn btn--line" href={directions} target="_blank" rel="noopener noreferrer">
          {t.directions}
        </a>
      </p>
    </section>
  );
}
