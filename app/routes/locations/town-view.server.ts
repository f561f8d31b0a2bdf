/** The contents of a town's page, from its position and the shop's texts about it. */

import { href } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { type Language, messagesIn } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { directionsHref } from "#app/site/directions.ts";
import { holidaysAhead, specialHoursData } from "#app/site/holidays.ts";
import { formatMoney } from "#app/site/money.ts";
import { type OpeningHours, openingHoursData } from "#app/site/opening-hours.ts";
import type { Branch, Site, Town, TownTexts } from "#app/site/site.ts";
import {
  findBranchInTown,
  findTown,
  kmFromHeadOffice,
  listBranchesByDistance,
  listNeighbours,
  type TownInDistrict,
  withMapPositions,
} from "#app/site/towns.ts";
import { type HoursView, toHoursView } from "#app/ui/hours-view.ts";
import { type RegionMapView, toRegionMap } from "#app/ui/region-map/project.ts";

const NEIGHBOURS = 4;
const NO_TEXTS: TownTexts = { crops: [], machines: [] };

/**
 * Null for a town without a page.
 *
 * @param today the shop's date, as in "2026-08-26"
 */
export function toTownView(site: Site, slug: string, today: string, language: Language) {
  const match = findTown(site, slug);
  return match && toView(site, match, today, language);
}

export type TownView = NonNullable<ReturnType<typeof toTownView>>;

function toView(site: Site, { town, district }: TownInDistrict, today: string, language: Language) {
  const t = messagesIn(language).towns;
  const { company, areas, towns } = site;
  const km = kmFromHeadOffice(site, town);
  const own = findBranchInTown(site, town);
  const fill = (text: string) =>
    text.replaceAll("{city}", town.name).replaceAll("{district}", district.name);
  const texts = towns.get(town.slug) ?? NO_TEXTS;
  const heading = fill(areas.heading);
  const isDistrict = !district.cities.some(({ slug }) => slug === town.slug);
  const popular = areas.popular[texts.terrain ?? "any"] ?? areas.popular.any ?? [];
  return {
    slug: town.slug,
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
    ground: texts.ground ?? null,
    work: texts.work ?? null,
    crops: texts.crops,
    machines: texts.machines,
    road: texts.road ?? null,
    scene: texts.picture ? site.pictures.find(texts.picture) : null,
    features: areas.features.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
    popularHeading: fill(areas.popularHeading),
    popular,
    more: areas.more,
    call: areas.call,
    badge: badgeOf(site, own, km, t),
    delivery: deliveryOf(site, town.name, km, t),
    nearest: nearestOf(site, town, own, (hours) =>
      toHoursView(hours, today, serverMessagesIn(language).hours),
    ),
    map: mapOf(site, town),
    neighbours: isDistrict
      ? district.cities.map(({ slug, name }) => ({ slug, name, km: null }))
      : listNeighbours(site, town, NEIGHBOURS).map((neighbour) => ({
          slug: neighbour.town.slug,
          name: neighbour.town.name,
          km: Math.round(neighbour.km),
        })),
    business: toBusiness(site, today),
    crumbs: [
      { name: t.home, href: "/" },
      { name: t.serviceAreas, href: "/branches#service-areas" },
      { name: town.name },
    ],
  };
}

/** The head office in the structured data. */
function toBusiness({ branches: [headOffice], areas }: Site, today: string) {
  if (!headOffice) throw new Error("A shop has at least one branch");
  const { position, phone, picture, hours } = headOffice;
  return {
    headOffice: {
      position,
      phone,
      picture,
      openingHours: {
        openingHoursSpecification: openingHoursData(hours),
        ...specialHoursData(holidaysAhead(hours.holidays, today)),
      },
    },
    services: areas.services,
  };
}

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

function findNearest(site: Site, town: Town, own: Branch | null) {
  const nearest = town.position ? listBranchesByDistance(site, town.position)[0] : undefined;
  return {
    branch: own ?? nearest?.branch ?? null,
    km: own || !nearest ? null : Math.round(nearest.km),
  };
}

/** Null for a shop without a map, or a town without a known position. */
function mapOf(site: Site, town: Town): RegionMapView | null {
  const { outline, areas } = site;
  if (!outline || !town.position) return null;
  const knownTowns = new Set(areas.areas.map(({ slug }) => slug));
  return toRegionMap(outline, {
    branches: withMapPositions(site),
    from: { name: town.name, caption: town.name, position: town.position },
    districtHref: (name) =>
      knownTowns.has(toSlug(name)) ? `${href("/branches")}?area=${toSlug(name)}#nearest` : null,
  });
}

function nearestOf(
  site: Site,
  town: Town,
  own: Branch | null,
  showHours: (hours: OpeningHours) => HoursView,
) {
  const { branch, km } = findNearest(site, town, own);
  if (!branch) return null;
  return {
    slug: branch.slug,
    name: branch.name,
    type: branch.type,
    address: branch.address,
    phone: branch.phone,
    whatsapp: branch.whatsapp,
    hours: showHours(branch.hours),
    services: branch.services.join(", "),
    directions: directionsHref(branch),
    /** Null where the branch is in the town itself. */
    km,
  };
}
