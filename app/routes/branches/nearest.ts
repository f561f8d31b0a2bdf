/** Finds the branches nearest to a postal code, a town, a district or a position. */

import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { type Position, straightLineKm } from "#app/site/distance.ts";
import type { Branch, Company, Site } from "#app/site/site.ts";
import { findTown, listTowns, middleOf, withMapPositions } from "#app/site/towns.ts";
import type { BranchesQuery } from "./branches-query.ts";

/** A complete code without its spaces; null where it does not match the shop's pattern. */
function parsePostalCode({ pattern }: Company["postalCode"], text: string): string | null {
  const code = text.replaceAll(/\s/g, "").toUpperCase();
  return new RegExp(`^(?:${pattern})$`, "u").test(code) ? code : null;
}

/** The town whose code shares the longest prefix, else the district with it, else null. */
function findPostalArea(
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
function branchesWithCode(
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

/** With whole kilometres in a straight line; null without a starting point. */
export type Near<Place> = Place & { km: number | null };

export interface NearestBranches<Place> {
  /** Such as "Nearest to Ranni". */
  heading: string;
  /** Where distances are measured from; null if only postal codes were compared. */
  start: { name: string; caption: string; position: Position } | null;
  branches: Near<Place>[];
}

const SHOWN = 3;

/** The nearest of these branches, nearest first. */
export function listNearest<Place extends Pick<Branch, "position">>(
  branches: readonly Place[],
  from: Position,
): Near<Place>[] {
  return branches
    .flatMap((branch) =>
      branch.position ? [{ ...branch, km: Math.round(straightLineKm(from, branch.position)) }] : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, SHOWN);
}

/**
 * By postal code or the name of a town, or else by district; null without either, an error for an
 * unknown code.
 */
export function findNearest(
  { pin, area }: Pick<BranchesQuery, "pin" | "area">,
  site: Site,
  t: Messages["branches"],
): NearestBranches<Branch> | { error: string } | null {
  const nearest = (from: Position) => listNearest(withMapPositions(site), from);
  if (pin !== "") {
    const { postalCode, region } = site.company;
    const code = parsePostalCode(postalCode, pin);
    const match = code ? findPostalArea(site, code) : findTown(site, toSlug(pin))?.town;
    if (match?.position) {
      const { name, position } = match;
      return {
        heading: t.nearestTo(name),
        start: { name, caption: code ?? name, position },
        branches: nearest(position),
      };
    }
    if (!code) return { error: t.invalidCode(postalCode.label, postalCode.example) };
    const similar = branchesWithCode(site, code).slice(0, SHOWN);
    if (similar.length > 0) {
      return {
        heading: t.nearestTo(code),
        start: null,
        branches: similar.map((branch) => ({ ...branch, km: null })),
      };
    }
    const { areas, postalDistricts } = site.areas;
    const hasDistricts = areas.length > 0;
    if (region && postalDistricts.length > 0)
      return {
        error: hasDistricts ? t.outsideRegion(code, region) : t.outsideRegionCall(code, region),
      };
    return { error: hasDistricts ? t.unknownCode(code) : t.unknownCodeCall(code) };
  }
  const middle = area && middleOf(area.cities.flatMap(({ position }) => position ?? []));
  if (!middle) return null;
  return {
    heading: t.nearestToDistrict(area.name),
    start: { name: area.name, caption: t.districtCentre, position: middle },
    branches: nearest(middle),
  };
}
