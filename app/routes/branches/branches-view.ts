/** What the branches page shows, made from the dealer's branches and service areas. */
import { branchDistricts, branches, directionsHref } from "#app/content/branches.ts";
import { kmFromHeadOffice, serviceAreas, zoneText } from "#app/content/service-areas.ts";
import type { BranchView } from "./branch-card.tsx";
import type { BranchesQuery } from "./branches-query.ts";
import { answerNearest, toNearBranch } from "./nearest.ts";
import type { AreaView } from "./service-area-index.tsx";

/** The district narrows the list alone: the map has no dropdown and shows every branch. */
export function toBranchesView(query: BranchesQuery) {
  const { view, district, pin, area } = query;
  return {
    view,
    district,
    districts: branchDistricts,
    branches: branches
      .filter((branch) => branch.onBranchesPage && (view === "map" || !district || branch.district === district))
      .map((branch): BranchView => ({ ...branch, directions: directionsHref(branch) })),
    nearest: answerNearest(query),
    others: branches.filter(({ onBranchesPage }) => !onBranchesPage).map((branch) => toNearBranch(branch)),
    pin,
    area: area?.slug ?? "",
    areas: serviceAreas.map(
      ({ slug, name, cities, ...area }): AreaView => ({
        slug,
        name,
        zone: zoneText(area),
        cities: cities.map((city) => {
          const km = kmFromHeadOffice(city);
          return { slug: city.slug, name: city.name, km: km === null ? null : Math.round(km) };
        }),
      }),
    ),
  };
}
