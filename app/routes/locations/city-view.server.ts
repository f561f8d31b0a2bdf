/** What a town's page shows, worked out from its place on the map and what is said of it. */

import { href } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { directionsHref } from "#app/site/directions.ts";
import { openingHoursData } from "#app/site/opening-hours.ts";
import {
  findBranchInTown,
  findPlace,
  kmFromHeadOffice,
  listBranchesByDistance,
  listNeighbours,
  onMap,
  type Place,
} from "#app/site/places.ts";
import type { Branch, City, Site, Town } from "#app/site/site.ts";
import { type RegionMapView, toRegionMap } from "#app/ui/region-map/project.ts";

const NEIGHBOURS = 4;
const UNTOLD: Town = { crops: [], machines: [] };

/** Null for a town that the dealer has no page for. */
export function toCityView(site: Site, slug: string) {
  const place = findPlace(site, slug);
  return place && toView(site, place);
}

export type CityView = NonNullable<ReturnType<typeof toCityView>>;

function toView(site: Site, { city, area }: Place) {
  const { company, areas, towns } = site;
  const km = kmFromHeadOffice(site, city);
  const own = findBranchInTown(site, city);
  const fill = (text: string) => text.replaceAll("{city}", city.name).replaceAll("{district}", area.name);
  const town = towns.get(city.slug) ?? UNTOLD;
  const heading = fill(areas.heading);
  const popular = areas.popular[town.terrain ?? "any"] ?? areas.popular.any ?? [];
  return {
    slug: city.slug,
    name: city.name,
    path: `/locations/${city.slug}`,
    district: area.name,
    zone: area.zone,
    heading,
    lead: town.lead ?? `${heading}: delivery, service and the nearest branch of ${company.name}.`,
    ground: town.ground ?? null,
    work: town.work ?? null,
    crops: town.crops,
    machines: town.machines,
    road: town.road ?? null,
    scene: town.picture ? site.pictures.find(town.picture) : null,
    features: areas.features.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
    popularHeading: fill(areas.popularHeading),
    popular,
    more: areas.more,
    call: areas.call,
    badge: badgeOf(site, own, km),
    delivery: deliveryOf(site, city.name, km),
    nearest: nearestOf(site, city, own),
    map: mapOf(site, city),
    neighbours: listNeighbours(site, city, NEIGHBOURS).map((neighbour) => ({
      slug: neighbour.place.city.slug,
      name: neighbour.place.city.name,
      km: Math.round(neighbour.km),
    })),
    business: toBusiness(site),
    crumbs: [
      { name: "Home", href: "/" },
      { name: "Service Areas", href: "/branches#service-areas" },
      { name: city.name },
    ],
  };
}

/** What search engines are told of the head office. */
function toBusiness({ branches: [headOffice], areas }: Site) {
  if (!headOffice) throw new Error("A dealer has at least one branch");
  const { position, phone, picture, hours } = headOffice;
  return { headOffice: { position, phone, picture, openingHours: openingHoursData(hours) }, services: areas.services };
}

function badgeOf({ branches, company }: Site, own: Branch | null, km: number | null): string {
  if (own) return own.id === branches[0]?.id ? `${own.type} in ${own.name}` : `Branch in ${own.name}`;
  if (km !== null) return `${Math.round(km)} km from our head office, in a straight line`;
  return company.region ? `Available across ${company.region}` : "Delivered by our nearest branch";
}

/** Null for a dealer who promises nothing of delivery. */
function deliveryOf({ company }: Site, name: string, km: number | null): string | null {
  const { delivery, region } = company;
  if (!delivery) return null;
  const { freeRadiusKm } = delivery;
  if (km === null)
    return `Delivery is free within ${freeRadiusKm} km of the head office and paid ${region ? `across the rest of ${region}` : "beyond"}.`;
  if (km <= freeRadiusKm)
    return `${name} is within the ${freeRadiusKm} km around the head office for which this holds.`;
  return `This holds within ${freeRadiusKm} km of the head office. ${name} lies outside, so ask for the price of delivery when you call.`;
}

function findNearest(site: Site, city: City, own: Branch | null) {
  const nearest = city.position ? listBranchesByDistance(site, city.position)[0] : undefined;
  return { branch: own ?? nearest?.branch ?? null, km: own || !nearest ? null : Math.round(nearest.km) };
}

/** Null for a dealer without a map, or a town whose place on it is not known. */
function mapOf(site: Site, city: City): RegionMapView | null {
  const { outline, areas } = site;
  if (!outline || !city.position) return null;
  const known = new Set(areas.areas.map(({ slug }) => slug));
  return toRegionMap(outline, {
    branches: onMap(site),
    from: { name: city.name, position: city.position },
    districtHref: (name) => (known.has(toSlug(name)) ? `${href("/branches")}?area=${toSlug(name)}#nearest` : null),
  });
}

function nearestOf(site: Site, city: City, own: Branch | null) {
  const { branch, km } = findNearest(site, city, own);
  if (!branch) return null;
  return {
    slug: branch.slug,
    name: branch.name,
    type: branch.type,
    address: branch.address,
    phone: branch.phone,
    whatsapp: branch.whatsapp,
    hours: branch.hours,
    services: branch.services.join(", "),
    directions: directionsHref(branch),
    /** Null where the branch is in the town itself. */
    km,
  };
}
