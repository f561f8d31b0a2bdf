/** The dealer's folder that the built server is tested with: names and places of it are read here, never written down in a test of the code. */
import { listPlaces } from "#app/site/places.ts";
import { readSite } from "#app/site/read-site.ts";

export const shop = await readSite("app/site/demonstration");

const [first] = listPlaces(shop);
if (!first) throw new Error("The demonstration serves no town");
/** One that has a page. */
export const town = first.city;
