/** Reads the machines of the home page's "year" section. */
import { site } from "#app/site/site.server.ts";
import type { SectionOf } from "#app/site/site.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findThumbnail } from "../../find-pictures.server.ts";
import type { YearView } from "./year-view.ts";

/** @param monthNumber 1 to 12 */
export async function toYear(
  upstream: Upstream,
  { type, heading, sources, picture, months }: SectionOf<"year">,
  monthNumber: number,
) {
  const month = months[monthNumber - 1];
  if (!month) return null;
  const machines = await Promise.all(
    month.machines.map(async (slug) => {
      const product = await orInOutage(upstream.findProduct(slug), () => null);
      if (!product) return null;
      const name = `${product.brand ?? ""} ${product.name}`.trim();
      return { slug, name, picture: await findThumbnail(upstream, { product: slug }) };
    }),
  );
  const year: YearView = {
    ...month,
    heading,
    sources,
    number: monthNumber,
    picture: picture ? site.pictures.find(picture) : null,
    names: months.map(({ name }) => name),
    machines: machines.filter((machine) => machine !== null),
  };
  return { type, year };
}
