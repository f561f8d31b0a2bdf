/** Where a postal code lies, as nearly as its characters tell. */
import type { Position } from "./distance.ts";
import { listPlaces } from "./places.ts";
import type { Company, Site } from "./site.ts";

export interface PostalPlace {
  name: string;
  position: Position;
}

/** A whole code without its spaces; null where it is none by the dealer's pattern. */
export function parsePostalCode({ pattern }: Company["postalCode"], text: string): string | null {
  const code = text.replaceAll(/\s/g, "").toUpperCase();
  return new RegExp(`^(?:${pattern})$`, "u").test(code) ? code : null;
}

/**
 * The town whose own code begins most like this one, with more characters than any district's; else the district whose
 * beginning it has. Null where neither is known.
 */
export function findPostalPlace(site: Pick<Site, "areas">, code: string): PostalPlace | null {
  const { postalDistricts } = site.areas;
  // Fewer characters than half of the code would join places that are far from each other.
  const fewest = Math.max(Math.ceil(code.length / 2), ...postalDistricts.map(({ prefix }) => prefix.length + 1));
  for (let length = code.length; length >= fewest; length -= 1) {
    const begins = code.slice(0, length);
    const place = listPlaces(site).find(
      ({ city }) => city.position && city.pin?.replaceAll(" ", "").startsWith(begins),
    );
    if (place?.city.position) return { name: place.city.name, position: place.city.position };
  }
  return postalDistricts.find(({ prefix }) => code.startsWith(prefix)) ?? null;
}
