/** The price and the duration of delivery to a town, and the nearest branch with the road to it. */

import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { TownView } from "./town-view.server.ts";
import "./facts.css";

export function Delivery({ town }: { town: TownView }) {
  const t = useMessages("towns");
  const { delivery, phone, whatsapp } = useCompany();
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">{t.deliveryTo(town.name)}</h2>
      <dl className="town-facts">
        {delivery && town.delivery && (
          <>
            <div>
              <dt>{town.delivery.term}</dt>
              <dd>
                {town.delivery.price} <small>{town.delivery.why}</small>
              </dd>
            </div>
            <div>
              <dt>{t.deliveryTime}</dt>
              <dd>{delivery.time}</dd>
            </div>
            {delivery.setup && (
              <div>
                <dt>{t.setup}</dt>
                <dd>{delivery.setup}</dd>
              </div>
            )}
          </>
        )}
        <div>
          <dt>{t.district}</dt>
          <dd>
            {town.district} <small>{town.zone}</small>
          </dd>
        </div>
      </dl>
      <p className="town-ways">
        <a className="btn" href={telHref(phone)}>
          <Icon name="phone" size={20} /> {t.callNow}
        </a>
        {whatsapp && (
          <a
            className="btn btn--line"
            href={whatsAppHref(whatsapp, t.writingFrom(town.name))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={20} /> {t.whatsApp}
          </a>
        )}
      </p>
    </section>
  );
}

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
