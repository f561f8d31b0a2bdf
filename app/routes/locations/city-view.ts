/** What a town's page shows, worked out from its place on the map and what is said of it. */
import { directionsHref } from "#app/content/branches.ts";
import { findCityText } from "#app/content/cities/cities.ts";
import { popularMachines } from "#app/content/cities/popular-machines.ts";
import { company } from "#app/content/company.ts";
import { listBranchesByDistance } from "#app/content/nearest-branch.ts";
import {
  type City,
  findPlace,
  kmFromHeadOffice,
  listNeighbours,
  type ServicePlace,
  zoneText,
} from "#app/content/service-areas.ts";

const NEIGHBOURS = 4;

/** Null for a town that the dealer has no page for. */
export function toCityView(slug: string) {
  const place = findPlace(slug);
  const text = findCityText(slug);
  return place && text && { ...toView(place), ...text, popular: popularMachines[text.terrain] };
}

export type CityView = NonNullable<ReturnType<typeof toCityView>>;

function toView({ city, area }: ServicePlace) {
  const km = kmFromHeadOffice(city);
  return {
    slug: city.slug,
    name: city.name,
    path: `/locations/${city.slug}`,
    district: area.name,
    zone: zoneText(area),
    badge: badgeOf(km),
    delivery: deliveryOf(city.name, km),
    nearest: nearestOf(city),
    neighbours: listNeighbours(city, NEIGHBOURS).map((neighbour) => ({
      slug: neighbour.place.city.slug,
      name: neighbour.place.city.name,
      km: Math.round(neighbour.km),
    })),
    crumbs: [
      { name: "Home", href: "/" },
      { name: "Service Areas", href: "/branches#service-areas" },
      { name: city.name },
    ],
  };
}

function badgeOf(km: number | null): string {
  if (km === null) return "Available across Kerala";
  if (km < 1) return "Head office in town";
  return `${Math.round(km)} km from our head office, in a straight line`;
}

function deliveryOf(name: string, km: number | null): string {
  const { freeRadiusKm } = company.delivery;
  if (km === null)
    return `Delivery is free within ${freeRadiusKm} km of the head office and paid across the rest of Kerala.`;
  if (km <= freeRadiusKm)
    return `${name} is within the ${freeRadiusKm} km around the head office for which this holds.`;
  return `This holds within ${freeRadiusKm} km of the head office. ${name} lies outside, so ask for the price of delivery when you call.`;
}

function nearestOf(city: City) {
  const nearest = city.position && listBranchesByDistance(city.position)[0];
  if (!nearest) return null;
  const { branch, km } = nearest;
  return {
    name: branch.name,
    type: branch.type,
    address: branch.address,
    phone: branch.phone,
    hours: branch.hours.text,
    services: branch.services.join(", "),
    directions: directionsHref(branch),
    image: branch.image,
    /** Null where the branch is in the town itself. */
    km: km < 1 ? null : Math.round(km),
  };
}
