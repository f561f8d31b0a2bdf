/** Looks up what is said of a town. */
import { alappuzha } from "./alappuzha.ts";
import type { CityText } from "./city-text.ts";
import { idukki } from "./idukki.ts";
import { kollam } from "./kollam.ts";
import { kottayam } from "./kottayam.ts";
import { pathanamthitta } from "./pathanamthitta.ts";
import { thiruvananthapuram } from "./thiruvananthapuram.ts";

const texts = new Map(
  [pathanamthitta, kottayam, alappuzha, kollam, thiruvananthapuram, idukki].flatMap((towns) => Object.entries(towns)),
);

/** Null for a town that the dealer says nothing of. */
export function findCityText(slug: string): CityText | null {
  return texts.get(slug) ?? null;
}
