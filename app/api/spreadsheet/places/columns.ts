/** Categories, collections and subcategories as a table: its columns, and what stands in them. */
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { PlaceFields, PlaceRow } from "../../places/places.ts";
import { BadCell, toYesOrNo } from "../cells.ts";
import { type Column, toColumns, writeCells } from "../column.ts";
import { type PlaceKind, type PlaceNames, readPlaceNames } from "../place-names.ts";

/** Beside the names, what the row is about. */
interface RowNames extends PlaceNames {
  kind: PlaceKind;
}

type PlaceColumn = Column<PlaceRow, RowNames, PlaceFields>;

export const KIND = "Kind";
export const ADDRESS = "Address";

export const kindOf = (place: Pick<PlaceRow, "kind">): PlaceKind => place.kind ?? "subcategory";

function toOrder(text: string): string {
  if (!/^\d{1,7}$/.test(text)) throw new BadCell("write a whole number: the lowest comes first");
  return text;
}

function toCategory(text: string, { kind, categories }: RowNames): PlaceFields {
  if (text === "") return { category_id: null };
  if (kind !== "subcategory") throw new BadCell("leave it empty: only a subcategory belongs to a category");
  const id = categories.idOf(text);
  if (id === undefined) throw new BadCell("is no category: give it a row of its own");
  return { category_id: id };
}

export const COLUMNS = toColumns<PlaceColumn>([
  { title: KIND, write: kindOf },
  { title: ADDRESS, write: ({ slug }) => slug },
  {
    title: "New address",
    field: "slug",
    keepsEmpty: true,
    isBlank: true,
    write: ({ slug }) => slug,
    toFields: (slug) => ({ slug }),
  },
  { title: "Name", field: "name", keepsEmpty: true, write: ({ name }) => name, toFields: (name) => ({ name }) },
  {
    title: "Category",
    field: "category_id",
    write: ({ category_id }, { categories }) => categories.nameOf(category_id ?? null),
    normalise: (text, { categories }) => categories.known(text),
    toFields: toCategory,
  },
  {
    title: "Order",
    field: "position",
    keepsEmpty: true,
    write: ({ position }) => String(position),
    normalise: toOrder,
    toFields: (text) => ({ position: Number(text) }),
  },
  {
    title: "Retired",
    field: "retired",
    write: ({ retired }) => (retired === 1 ? "yes" : "no"),
    // A new one is not, without a word of it.
    normalise: (text, _, place) => (toYesOrNo(text) === "yes" ? "yes" : place ? "no" : ""),
    toFields: (text) => ({ retired: text === "yes" }),
  },
  {
    title: "Description",
    field: "description",
    write: ({ description }) => description,
    toFields: (description) => ({ description }),
  },
]);

/** The categories, then the collections, then the subcategories, each in their order. */
export async function exportPlaces(db: Kysely<Tables>): Promise<string[][]> {
  const names = await readPlaceNames(db);
  const categories = await db.selectFrom("categories").selectAll().orderBy("position").orderBy("id").execute();
  const subcategories = await db.selectFrom("subcategories").selectAll().orderBy("position").orderBy("id").execute();
  const ofKind = (kind: PlaceKind) => categories.filter((place) => place.kind === kind);
  const places: PlaceRow[] = [...ofKind("category"), ...ofKind("collection"), ...subcategories];
  return [COLUMNS.titles, ...places.map((place) => writeCells(COLUMNS, place, { ...names, kind: kindOf(place) }))];
}

const EXAMPLES: Record<string, string>[] = [
  { Kind: "category", "New address": "water-pumps", Name: "Water pumps", Order: "1", Description: "For farm and home" },
  { Kind: "subcategory", Name: "Petrol water pumps", Category: "Water pumps", Order: "1" },
  { Kind: "collection", Name: "For the monsoon", Order: "2" },
];

/** The titles, and an example of each kind. */
export async function templatePlaces(): Promise<string[][]> {
  return [COLUMNS.titles, ...EXAMPLES.map((own) => COLUMNS.titles.map((title) => own[title] ?? ""))];
}
