/** What delivery to a town costs and how long it takes. */
import { company } from "#app/content/company.ts";
import { telHref, whatsAppHref } from "#app/content/phone.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CityView } from "./city-view.ts";
import "./facts.css";

export function Delivery({ city }: { city: CityView }) {
  const { freeAboveRupees, time } = company.delivery;
  return (
    <section aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery to {city.name}</h2>
      <dl className="city-facts">
        <div>
          <dt>Free delivery</dt>
          <dd>
            on orders above ₹{freeAboveRupees.toLocaleString("en-IN")}
            <small>{city.delivery}</small>
          </dd>
        </div>
        <div>
          <dt>Delivery time</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>Setup</dt>
          <dd>Professional setup available</dd>
        </div>
        <div>
          <dt>District</dt>
          <dd>
            {city.district}
            <small>{city.zone}</small>
          </dd>
        </div>
      </dl>
      <p className="city-ways">
        <a className="btn" href={telHref(company.phone)}>
          <Icon name="phone" size={20} /> Call Now
        </a>
        <a
          className="btn btn--line"
          href={whatsAppHref(company.phone, `Hello, I am writing from ${city.name}. `)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={20} /> WhatsApp
        </a>
      </p>
    </section>
  );
}
