/** Locates a postal code by its prefix. */
import type { Position } from "./distance.ts";
import type { Branch, Company, Site } from "./site.ts";
import { listTowns } from "./towns.ts";

/** A complete code without its spaces; null where it does not match the shop's pattern. */
export function parsePostalCode({ pattern }: Company["postalCode"], text: string): string | null {
  const code = text.replaceAll(/\s/g, "").toUpperCase();
  return new RegExp(`^(?:${pattern})$`, "u").test(code) ? code : null;
}

/** The town whose code shares the longest prefix, else the district with it, else null. */
export function findPostalArea(
  site: Pick<Site, "areas">,
  code: string,
): { name: string; position: Position } | null {
  const { postalDistricts } = site.areas;
  // A prefix shorter than half of the code would match distant towns.
  const fewest = Math.max(
    Math.ceil(code.length / 2),
    ...postalDistricts.map(({ prefix }) => prefix.length + 1),
  );
  for (let length = code.length; length >= fewest; length -= 1) {
    const begins = code.slice(0, length);
    const match = listTowns(site).find(
      ({ town }) => town.position && town.pin?.replaceAll(" ", "").startsWith(begins),
    );
    if (match?.town.position) return { name: match.town.name, position: match.town.position };
  }
  return postalDistricts.find(({ prefix }) => code.startsWith(prefix)) ?? null;
}

/** The most words of a code. */
const MAX_WORDS = 3;

/** The last postal code in an address, or null. */
function postalCodeIn(postalCode: Company["postalCode"], address: string): string | null {
  const words = address.split(/[\s,;.]+/);
  const codes = words.flatMap((_, start) =>
    Array.from({ length: MAX_WORDS }, (_, more) =>
      parsePostalCode(postalCode, words.slice(start, start + more + 1).join("")),
    ),
  );
  return codes.findLast((code) => code !== null) ?? null;
}

/** The branches whose code shares the longest prefix with this one, at least half of it. */
export function branchesWithCode(
  { branches, company }: Pick<Site, "branches" | "company">,
  code: string,
): Branch[] {
  const codeOf = ({ address }: Branch) => postalCodeIn(company.postalCode, address);
  for (let length = code.length; length >= Math.floor(code.length / 2); length -= 1) {
    const similar = branches.filter((one) => codeOf(one)?.startsWith(code.slice(0, length)));
    if (similar.length > 0) return similar;
  }
  return [];
}
