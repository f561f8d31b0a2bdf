/** Categories, collections and subcategories as a table: its columns, and what stands in them. */
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PlaceRow } from "../places/places.ts";
import { type PlaceKind, readPlaceNames } from "../spreadsheet/place-names.ts";

export const TITLES = [
  "Kind",
  "Address",
  "New address",
  "Name",
  "Category",
  "Order",
  "Retired",
  "Description",
] as const;
export type Title = (typeof TITLES)[number];
export type Cells = Record<Title, string>;

export const kindOf = (place: Pick<PlaceRow, "kind">): PlaceKind => place.kind ?? "subcategory";

/** @param categoryName of the category that a subcategory belongs to */
export function toCells(place: PlaceRow, categoryName: string): Cells {
  return {
    Kind: kindOf(place),
    Address: place.slug,
    // Only ever given: what stands in it becomes the address, and the one before leads there.
    "New address": "",
    Name: place.name,
    Category: categoryName,
    Order: String(place.position),
    Retired: place.retired === 1 ? "yes" : "no",
    Description: place.description,
  };
}

/** The categories, then the collections, then the subcategories, each in their order. */
export async function exportPlaces(db: Kysely<Tables>): Promise<string[][]> {
  const { categories: named } = await readPlaceNames(db);
  const categories = await db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute();
  const subcategories = await db.selectFrom("subcategories").selectAll().orderBy("position").orderBy("id").execute();
  const ofKind = (kind: PlaceKind) => categories.filter((place) => place.kind === kind);
  const places: PlaceRow[] = [...ofKind("category"), ...ofKind("collection"), ...subcategories];
  const rows = places.map((place) => toCells(place, named.nameOf(place.category_id ?? null)));
  return [[...TITLES], ...rows.map((cells) => TITLES.map((title) => cells[title]))];
}
