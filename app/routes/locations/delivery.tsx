/** What delivery to a town costs and how long it takes. */

import { formatMoney } from "#app/site/money.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CityView } from "./city-view.server.ts";
import "./facts.css";

export function Delivery({ city }: { city: CityView }) {
  const company = useCompany();
  const { delivery, phone, whatsapp } = company;
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery to {city.name}</h2>
      <dl className="city-facts">
        {delivery && (
          <>
            <div>
              <dt>Free delivery</dt>
              <dd>
                on orders above {formatMoney(delivery.freeAbove, company)} <small>{city.delivery}</small>
              </dd>
            </div>
            <div>
              <dt>Delivery time</dt>
              <dd>{delivery.time}</dd>
            </div>
            {delivery.setup && (
              <div>
                <dt>Setup</dt>
                <dd>{delivery.setup}</dd>
              </div>
            )}
          </>
        )}
        <div>
          <dt>District</dt>
          <dd>
            {city.district} <small>{city.zone}</small>
          </dd>
        </div>
      </dl>
      <p className="city-ways">
        <a className="btn" href={telHref(phone)}>
          <Icon name="phone" size={20} /> Call Now
        </a>
        {whatsapp && (
          <a
            className="btn btn--line"
            href={whatsAppHref(whatsapp, `Hello, I am writing from ${city.name}. `)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" size={20} /> WhatsApp
          </a>
        )}
      </p>
    </section>
  );
}
