/** The contents of a town's page, from its position and the shop's texts about it. */

import { href } from "react-router";
import type { Messages } from "#app/languages/en/messages.ts";
import { type Language, messagesIn } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { directionsHref } from "#app/site/directions.ts";
import { formatMoney } from "#app/site/money.ts";
import type { Branch, Site, Town } from "#app/site/site.ts";
import {
  findBranchInTown,
  findTown,
  kmFromHeadOffice,
  listBranchesByDistance,
  listNeighbours,
} from "#app/site/towns.ts";
import { toHoursView } from "#app/ui/hours-view.ts";
import { toRegionMap } from "#app/ui/region-map/project.ts";

const NEIGHBOURS = 4;

/**
 * Null for a town without a page.
 *
 * @param today the shop's date, as in "2026-08-26"
 */
export function toTownView(site: Site, slug: string, today: string, language: Language) {
  const match = findTown(site, slug);
  if (!match) return null;
  const { town, district } = match;
  const t = messagesIn(language).towns;
  const { company, areas, towns } = site;
  const km = kmFromHeadOffice(site, town);
  const own = findBranchInTown(site, town);
  const fill = (text: string) =>
    text.replaceAll("{city}", town.name).replaceAll("{district}", district.name);
  const {
    terrain = "any",
    picture,
    ...texts
  } = {
    crops: [],
    machines: [],
    ...towns.get(town.slug),
  };
  const heading = fill(areas.heading);
  const isDistrict = !district.cities.some(({ slug }) => slug === town.slug);
  return {
    ...texts,
    name: town.name,
    path: `/locations/${town.slug}`,
    district: district.name,
    isDistrict,
    zone: district.zone,
    heading,
    lead:
      texts.lead ??
      (isDistrict
        ? t.districtLead(
            heading,
            district.cities.map(({ name }) => name),
          )
        : t.lead(heading, company.name)),
    scene: picture ? site.pictures.find(picture) : null,
    features: areas.features.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
    popularHeading: fill(areas.popularHeading),
    popular: areas.popular[terrain] ?? areas.popular.any ?? [],
    more: areas.more,
    call: areas.call,
    badge: badgeOf(site, own, km, t),
    delivery: deliveryOf(site, town.name, km, t),
    nearest: nearestOf(site, town, own, today, language),
    /** Null also without a known position. */
    map:
      town.position &&
      toRegionMap(
        site,
        { name: town.name, caption: town.name, position: town.position },
        (slug) => `${href("/branches")}?area=${slug}#nearest`,
      ),
    neighbours: isDistrict
      ? district.cities.map(({ slug, name }) => ({ slug, name, km: null }))
      : listNeighbours(site, town, NEIGHBOURS).map((neighbour) => ({
          slug: neighbour.town.slug,
          name: neighbour.town.name,
          km: Math.round(neighbour.km),
        })),
    crumbs: [
      { name: t.home, href: "/" },
      { name: t.serviceAreas, href: "/branches#service-areas" },
      { name: town.name },
    ],
  };
}

export type TownView = NonNullable<ReturnType<typeof toTownView>>;

function badgeOf(
  { branches, company }: Site,
  own: Branch | null,
  km: number | null,
  t: Messages["towns"],
): string {
  if (own && own.id === branches[0]?.id) return t.headOfficeIn(own.type, own.name);
  const facts = [
    ...(own ? [t.branchIn(own.name)] : []),
    ...(km === null ? [] : [t.kmFromHeadOffice(Math.round(km))]),
  ];
  if (facts.length > 0) return facts.join(", ");
  return company.region ? t.availableAcross(company.region) : t.byNearestBranch;
}

/** What delivery costs in the town; null for a shop without delivery terms. */
function deliveryOf({ company }: Site, town: string, km: number | null, t: Messages["towns"]) {
  const { delivery, region } = company;
  if (!delivery) return null;
  const { freeAbove, freeRadiusKm } = delivery;
  if (km !== null && km > freeRadiusKm)
    return { term: t.deliveryPrice, price: t.onRequest, why: t.isBeyond(town, freeRadiusKm) };
  const within = region ? t.freeWithinOnly(freeRadiusKm, region) : t.freeWithin(freeRadiusKm);
  return {
    term: t.freeDelivery,
    price: t.freeAbove(formatMoney(freeAbove, company)),
    why: km === null ? within : t.isWithin(town, freeRadiusKm),
  };
}

function nearestOf(site: Site, town: Town, own: Branch | null, today: string, language: Language) {
  const nearest = town.position && listBranchesByDistance(site, town.position)[0];
  const branch = own ?? nearest?.branch;
  if (!branch) return null;
  return {
    slug: branch.slug,
    name: branch.name,
    type: branch.type,
    address: branch.address,
    phone: branch.phone,
    hours: toHoursView(branch.hours, today, serverMessagesIn(language).hours),
    services: branch.services.join(", "),
    directions: directionsHref(branch),
    /** Null where the branch is in the town itself. */
    km: own || !nearest ? null : Math.round(nearest.km),
  };
}
