/** What the branches page shows, made from the dealer's branches and service areas. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import { directionsHref } from "#app/site/directions.ts";
import { kmFromHeadOffice, mapCentre, onMap, whereIs } from "#app/site/places.ts";
import type { Site } from "#app/site/site.ts";
import { type RegionMapView, toRegionMap } from "#app/ui/region-map/project.ts";
import type { BranchView } from "./branch-card.tsx";
import { type BranchesQuery, nearestHref } from "./branches-query.ts";
import { answerNearest, toNearBranch } from "./nearest.ts";
import type { AreaView } from "./service-area-index.tsx";

/** The district narrows the list alone: the map has no dropdown and shows every branch. */
export function toBranchesView(query: BranchesQuery, site: Site) {
  const { view, district, pin, area } = query;
  const { branchesPage, branches, areas } = site;
  const nearest = answerNearest(query, site);
  const shown = branches
    .filter((branch) => view === "map" || !district || branch.district === district)
    .map((branch): BranchView => ({ ...branch, directions: directionsHref(branch) }));
  return {
    view,
    map: toMap(query, site),
    district,
    centre: mapCentre(site),
    lead: branchesPage.lead,
    description: branchesPage.description,
    districts: branchesPage.districts,
    /** Every branch, whatever the visitor chose. */
    all: branches,
    cards: shown.filter((branch) => branch.listed),
    /** Those without a card, as rows under them. */
    rows: shown.filter((branch) => !branch.listed),
    /** All of them, each in its own place or in the middle of its town. */
    mapped: onMap(site).map((branch): BranchView => ({ ...branch, directions: directionsHref(branch) })),
    nearest,
    asksNearest: branches.length > 1,
    /** All whose place is known, for the distances that the browser works out. */
    places: branches.map((branch) => ({ ...toNearBranch(branch), position: whereIs(site, branch) })),
    pin,
    area: area?.slug ?? "",
    areas: areas.areas.map(
      ({ slug, name, zone, cities }): AreaView => ({
        ...{ slug, name, zone },
        cities: cities.map((city) => {
          const km = kmFromHeadOffice(site, city);
          return { slug: city.slug, name: city.name, km: km === null ? null : Math.round(km) };
        }),
      }),
    ),
  };
}

/** The dealer's own map with every branch whose place is known and, where somebody asked, the way to the nearest. */
function toMap(query: BranchesQuery, site: Site): RegionMapView | null {
  if (!site.outline) return null;
  const slugs = new Set(site.areas.areas.map(({ slug }) => slug));
  const nearest = answerNearest(query, site);
  return toRegionMap(site.outline, {
    branches: onMap(site),
    from:
      nearest && "position" in nearest && nearest.position
        ? { name: query.area?.name ?? nearest.from, position: nearest.position }
        : null,
    districtHref: (name) => {
      const slug = toSlug(name);
      return slugs.has(slug) ? nearestHref("", slug, query) : null;
    },
  });
}
