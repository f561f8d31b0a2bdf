/** The price and the duration of delivery to a town. */

import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
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
