/** The branch nearest to a town and the road to it. */
import { telHref } from "#app/site/phone.ts";
import { OpenNow } from "#app/ui/open-now.tsx";
import type { CityView } from "./city-view.server.ts";
import "./facts.css";

interface NearestBranchProps {
  city: CityView;
  nearest: NonNullable<CityView["nearest"]>;
}

export function NearestBranch({ city, nearest }: NearestBranchProps) {
  const { name, type, address, phone, hours, services, directions, km } = nearest;
  return (
    <section aria-labelledby="branch-title">
      <h2 id="branch-title">{km === null ? `Our ${type.toLowerCase()} in ${name}` : `Nearest branch: ${name}`}</h2>
      <dl className="city-facts">
        {km !== null && (
          <div>
            <dt>Distance</dt>
            <dd>{km} km in a straight line</dd>
          </div>
        )}
        <div>
          <dt>Address</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telHref(phone)}>{phone.text}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {hours.text} <OpenNow hours={hours} />
          </dd>
        </div>
        {services && (
          <div>
            <dt>Services</dt>
            <dd>{services}</dd>
          </div>
        )}
      </dl>
      {city.road && <p className="city-road">{city.road}</p>}
      <p className="city-ways">
        <a className="btn btn--line" href={directions} target="_blank" rel="noopener noreferrer">
          Get Directions
        </a>
      </p>
    </section>
  );
}
