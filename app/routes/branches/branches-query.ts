/** Reads and writes the choices on the branches page as its URL's query. */
import type { District, Site } from "#app/site/site.ts";

export interface BranchesQuery {
  view: "list" | "map";
  /** Null: all locations. */
  district: string | null;
  /** The postal code to search from, as typed; empty for none. */
  pin: string;
  area: District | null;
}

const MAX_PIN_LENGTH = 60;

/** Unknown values count as not chosen. */
export function parseBranchesQuery(
  params: URLSearchParams,
  site: Pick<Site, "branchesPage" | "areas">,
): BranchesQuery {
  return {
    view: params.get("view") === "map" ? "map" : "list",
    district:
      site.branchesPage.districts.find(({ key }) => key === params.get("district"))?.key ?? null,
    pin: (params.get("pin") ?? "").trim().slice(0, MAX_PIN_LENGTH),
    area: site.areas.areas.find(({ slug }) => slug === params.get("area")) ?? null,
  };
}

/** The page's URL without empty form fields; null if none is empty. */
export function withoutEmptyFields(params: URLSearchParams): string | null {
  const filled = [...params].filter(([, value]) => value.trim() !== "");
  if (filled.length === params.size) return null;
  return branchesHref(new URLSearchParams(filled));
}

/** The choices for the list or map above the nearest branches. */
export type ListChoice = Pick<BranchesQuery, "view" | "district">;

/** The URL of the branches nearest to a postal code, or else to a district. */
export function nearestHref(pin: string, area: string, choice: ListChoice): string {
  const params = new URLSearchParams();
  if (pin) params.set("pin", pin);
  else if (area) params.set("area", area);
  for (const [name, value] of choiceFields(choice)) params.set(name, value);
  return `${branchesHref(params)}#nearest`;
}

/** The page in the other view; the district is kept for the way back to the list. */
export function viewHref(view: BranchesQuery["view"], district: string | null): string {
  return branchesHref(new URLSearchParams(choiceFields({ view, district })));
}

/** Query fields for links and for a form's hidden inputs. */
export function choiceFields({ view, district }: ListChoice): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (district) fields.push(["district", district]);
  if (view === "map") fields.push(["view", view]);
  return fields;
}

/** The page's URL with these parameters. */
export function branchesHref(params: URLSearchParams): string {
  return params.size > 0 ? `/branches?${params}` : "/branches";
}
