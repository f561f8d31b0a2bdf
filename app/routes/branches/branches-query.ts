/** What a visitor can choose on the branches page, read from its address. */
import type { ServiceArea, Site } from "#app/site/site.ts";

export interface BranchesQuery {
  view: "list" | "map";
  /** Null: all locations. */
  district: string | null;
  /** Where to look for the nearest branch from: as typed, empty when nothing was. */
  pin: string;
  area: ServiceArea | null;
}

const LONGEST_PIN = 12;

/** Unknown values are taken as not chosen. */
export function parseBranchesQuery(params: URLSearchParams, site: Pick<Site, "branchesPage" | "areas">): BranchesQuery {
  return {
    view: params.get("view") === "map" ? "map" : "list",
    district: site.branchesPage.districts.find(({ key }) => key === params.get("district"))?.key ?? null,
    pin: (params.get("pin") ?? "").trim().slice(0, LONGEST_PIN),
    area: site.areas.areas.find(({ slug }) => slug === params.get("area")) ?? null,
  };
}

/** The page's address without the fields that a form sent empty; null when there is none. */
export function withoutEmptyFields(params: URLSearchParams): string | null {
  const filled = [...params].filter(([, value]) => value.trim() !== "");
  if (filled.length === params.size) return null;
  return toHref(new URLSearchParams(filled));
}

/** What is shown above the answer to where the nearest branch is. */
export type Shown = Pick<BranchesQuery, "view" | "district">;

/** The answer to where the nearest branch is, asked from a PIN code or a district; the code goes first. */
export function nearestHref(pin: string, area: string, shown: Shown): string {
  const params = new URLSearchParams();
  if (pin) params.set("pin", pin);
  else if (area) params.set("area", area);
  for (const [name, value] of shownFields(shown)) params.set(name, value);
  return `${toHref(params)}#nearest`;
}

/** The same place with the other view; the district stays chosen for the way back to the list. */
export function viewHref(view: BranchesQuery["view"], district: string | null): string {
  return toHref(new URLSearchParams(shownFields({ view, district })));
}

/** As the address says it, for links and for a form's hidden fields. */
export function shownFields({ view, district }: Shown): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (district) fields.push(["district", district]);
  if (view === "map") fields.push(["view", view]);
  return fields;
}

function toHref(params: URLSearchParams): string {
  return params.size > 0 ? `/branches?${params}` : "/branches";
}
