/** Where a postal code lies, as nearly as its characters tell. */
import type { Position } from "./distance.ts";
import { listPlaces } from "./places.ts";
import type { Branch, Company, Site } from "./site.ts";

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

/** A code's beginning that branches of one postal area share. */
const SHARED = 3;
/** The most words that a code is written in. */
const MOST_WORDS = 3;

/** The code in an address, which is the last that is written like one; null where there is none. */
export function postalCodeIn(postalCode: Company["postalCode"], address: string): string | null {
  const words = address.split(/[\s,;.]+/);
  const codes = words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (_, more) =>
      parsePostalCode(postalCode, words.slice(start, start + more + 1).join("")),
    ),
  );
  return codes.findLast((code) => code !== null) ?? null;
}

/** The branches with this code in their address; else those whose code begins like it. */
export function branchesWithCode({ branches, company }: Pick<Site, "branches" | "company">, code: string): Branch[] {
  const codeOf = ({ address }: Branch) => postalCodeIn(company.postalCode, address);
  const same = branches.filter((branch) => codeOf(branch) === code);
  if (same.length > 0) return same;
  return branches.filter((branch) => codeOf(branch)?.slice(0, SHARED) === code.slice(0, SHARED));
}
