/** The dealer's folder that the built server is tested with: names and places of it are read here, never written down in a test of the code. */
import { listPlaces } from "#app/site/places.ts";
import { readSite } from "#app/site/read-site.ts";

export const shop = await readSite("app/site/demonstration");

const [first] = listPlaces(shop);
if (!first) throw new Error("The demonstration serves no town");
/** One that has a page, and a postal code. */
export const town = first.city;
export const pin = town.pin ?? "";

/** Branches that have a card of their own. */
export const listed = shop.branches.filter((branch) => branch.listed);

const namesIn = (district: string) => listed.filter((branch) => branch.district === district).map(({ name }) => name);
const districts = shop.branchesPage.districts.map((district) => ({ ...district, names: namesIn(district.key) }));
const [full, empty] = [true, false].map((isFull) => districts.find(({ names }) => names.length > 0 === isFull));
if (!full || !empty) throw new Error("The demonstration has a district with branches and one without");
/** Two districts of the list, with the names of the branches there. */
export const [fullDistrict, emptyDistrict] = [full, empty];

/** The slug of a district that towns are listed under. */
export const area = shop.areas.areas.at(-1)?.slug ?? "";
