/** The view of the branches page. */

import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import type { OpeningHours } from "#app/site/opening-hours.ts";
import type { Branch, Site } from "#app/site/site.ts";
import { kmFromHeadOffice, withMapPositions } from "#app/site/towns.ts";
import type { HoursView } from "#app/ui/hours-view.ts";
import { type RegionMapView, toRegionMap } from "#app/ui/region-map/project.ts";
import { type BranchesQuery, nearestHref } from "./branches-query.ts";
import { findNearest } from "./nearest.ts";

/**
 * The district filters only the list; the map shows every branch.
 *
 * @param showHours the opening hours as of today
 */
export function toBranchesView(
  query: BranchesQuery,
  site: Site,
  t: Messages["branches"],
  showHours: (hours: OpeningHours) => HoursView,
) {
  const { view, district, pin, area } = query;
  const { branchesPage, branches, areas } = site;
  const nearest = findNearest(query, site, t);
  const toView = <Place extends Branch>(branch: Place) => ({
    ...branch,
    hours: showHours(branch.hours),
  });
  const shown = branches
    .filter((branch) => view === "map" || !district || branch.district === district)
    .map(toView);
  return {
    view,
    map: toMap(query, site, nearest),
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

/** The region's map with all located branches and, after a search, its starting point. */
function toMap(
  query: BranchesQuery,
  site: Site,
  nearest: ReturnType<typeof findNearest>,
): RegionMapView | null {
  if (!site.outline) return null;
  const slugs = new Set(site.areas.areas.map(({ slug }) => slug));
  return toRegionMap(site.outline, {
    branches: withMapPositions(site),
    from: nearest && "start" in nearest ? nearest.start : null,
    districtHref: (name) => {
      const slug = toSlug(name);
      return slugs.has(slug) ? nearestHref("", slug, query) : null;
    },
  });
}
