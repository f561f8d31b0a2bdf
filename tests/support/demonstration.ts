/**
 * The demonstration's folder: tests of the code read its names and towns here instead of
 * hard-coding them.
 */

import { readFolder } from "#app/site/folder.ts";
import { renewSite, site } from "#app/site/site.server.ts";
import { listTowns } from "#app/site/towns.ts";

const folder = "app/site/demonstration";
const { documents } = await readFolder(folder);
await renewSite(folder, () => documents, null);

/** The site that modules of pages show in a test, too. */
export const shop = site;

const [first] = listTowns(shop);
if (!first) throw new Error("The demonstration serves no town");
/** A town that has a page, and a postal code. */
export const town = first.town;
export const pin = town.pin ?? "";

/** Branches with a card. */
export const listed = shop.branches.filter((branch) => branch.listed);

const namesIn = (district: string) =>
  listed.filter((branch) => branch.district === district).map(({ name }) => name);
const districts = shop.branchesPage.districts.map((district) => ({
  ...district,
  names: namesIn(district.key),
}));
const [full, empty] = [true, false].map((isFull) =>
  districts.find(({ names }) => names.length > 0 === isFull),
);
if (!full || !empty)
  throw new Error("The demonstration has a district with branches and one without");
/** Two districts of the list, with the names of their branches. */
export const [fullDistrict, emptyDistrict] = [full, empty];

/** The slug of a district with towns. */
export const area = shop.areas.areas.at(-1)?.slug ?? "";
