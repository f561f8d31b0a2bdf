/** The view of the branches page, and the branches' structured data (schema.org). */
import { type Language, messagesIn } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { holidaysAhead, specialHoursData } from "#app/site/holidays.ts";
import { openingHoursData } from "#app/site/opening-hours.ts";
import type { Branch, Company, Site } from "#app/site/site.ts";
import { kmFromHeadOffice, withMapPositions } from "#app/site/towns.ts";
import { toHoursView } from "#app/ui/hours-view.ts";
import { toRegionMap } from "#app/ui/region-map/project.ts";
import { type BranchesQuery, nearestHref } from "./branches-query.ts";
import { findNearest } from "./nearest.ts";

/**
 * The district filters only the list; the map shows every branch.
 *
 * @param today the shop's date, as in "2026-08-26"
 */
export function toBranchesView(
  query: BranchesQuery,
  site: Site,
  today: string,
  language: Language,
) {
  const { view, district, pin, area } = query;
  const { branchesPage, branches, areas } = site;
  const nearest = findNearest(query, site, messagesIn(language).branches);
  const toView = <Place extends Branch>(branch: Place) => ({
    ...branch,
    hours: toHoursView(branch.hours, today, serverMessagesIn(language).hours),
  });
  const shown = branches
    .filter((branch) => view === "map" || !district || branch.district === district)
    .map(toView);
  return {
    view,
    /** The region's map with all located branches and, after a search, its starting point. */
    map: toRegionMap(site, nearest && "start" in nearest ? nearest.start : null, (slug) =>
      nearestHref("", slug, query),
    ),
    district,
    lead: branchesPage.lead,
    description: branchesPage.description,
    districts: branchesPage.districts,
    cards: shown.filter((branch) => branch.listed),
    /** Branches without a card. */
    rows: shown.filter((branch) => !branch.listed),
    /** Every branch with a known position, its own or the middle of its town. */
    mapped: withMapPositions(site).map(toView),
    nearest:
      nearest && "branches" in nearest
        ? { ...nearest, branches: nearest.branches.map(toView) }
        : nearest,
    hasSearch: branches.length > 1,
    pin,
    area: area?.slug ?? "",
    areas: areas.areas.map(({ slug, name, zone, cities }) => ({
      slug,
      name,
      zone,
      cities: cities.map((town) => {
        const km = kmFromHeadOffice(site, town);
        return { slug: town.slug, name: town.name, km: km === null ? null : Math.round(km) };
      }),
    })),
  };
}

export type BranchesView = ReturnType<typeof toBranchesView>;

export function branchData(
  { phone, hours, picture, position }: Branch,
  today: string,
  absolute: (path: string) => string,
) {
  return {
    telephone: `+${phone.digits}`,
    ...(picture && { image: absolute(picture.src) }),
    openingHoursSpecification: openingHoursData(hours),
    ...specialHoursData(holidaysAhead(hours.holidays, today)),
    ...(position && {
      geo: { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng },
    }),
  };
}

export function storesData(
  branches: readonly Branch[],
  company: Company,
  today: string,
  absolute: (path: string) => string,
): Record<string, unknown>[] {
  return branches.map((branch) => ({
    "@type": "HardwareStore",
    "@id": absolute(`/branches#${branch.slug}`),
    name: `${company.name}, ${branch.name}`,
    address: branch.address,
    ...(branch.email && { email: branch.email }),
    ...branchData(branch, today, absolute),
  }));
}
