/** Four reasons to buy here, as they hold for one town. */
import { company } from "#app/content/company.ts";
import type { CityView } from "./city-view.ts";
import "./features.css";

export function Features({ city }: { city: CityView }) {
  const features = [
    {
      title: `Official ${company.brand} dealer`,
      text: `Original machines and parts for ${city.name}, with the maker’s warranty.`,
    },
    { title: "Expert technicians", text: "Advice from people who repair what they sell." },
    { title: "EMI + SMAM Subsidy", text: `Ask which machines qualify for farmers in ${city.district} district.` },
    { title: "Delivered and set up", text: `In ${company.delivery.time}, with professional setup if you like.` },
  ];
  return (
    <section className="section--wash" aria-label="Why buy from us">
      <ul className="wrap city-features">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
