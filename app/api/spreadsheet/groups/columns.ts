/** The columns of the spreadsheet of categories, collections and subcategories. */
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { GroupFields, GroupRow } from "../../groups/groups.ts";
import { CellError, toYesOrNo } from "../cells.ts";
import { type Column, toColumns, writeCells } from "../column.ts";
import { type GroupKind, type GroupNames, readGroupNames } from "../group-names.ts";

/** The catalogue's names, and the kind of the row's group. */
interface RowNames extends GroupNames {
  kind: GroupKind;
}

type GroupColumn = Column<GroupRow, RowNames, GroupFields>;

export const KIND = "Kind";
export const SLUG = "URL slug";

export const kindOf = (group: Pick<GroupRow, "kind">): GroupKind => group.kind ?? "subcategory";

function toOrder(text: string): string {
  if (!/^\d{1,7}$/.test(text))
    throw new CellError("must be a whole number; the lowest comes first");
  return text;
}

function toCategoryId(text: string, { kind, categories }: RowNames): number | null {
  if (text === "") return null;
  if (kind !== "subcategory")
    throw new CellError("must be empty: only a subcategory belongs to a category");
  const id = categories.idOf(text);
  if (id === undefined) throw new CellError("is not a category: add a row for it");
  return id;
}

export const COLUMNS = toColumns<GroupColumn>([
  { title: KIND, write: kindOf },
  { title: SLUG, aliases: ["Address", "Slug"], write: ({ slug }) => slug },
  {
    title: "New URL slug",
    aliases: ["New address"],
    field: "slug",
    keepsEmpty: true,
    isBlank: true,
    write: ({ slug }) => slug,
    toPlan: (slug) => ({ fields: { slug } }),
  },
  {
    title: "Name",
    field: "name",
    keepsEmpty: true,
    write: ({ name }) => name,
    toPlan: (name) => ({ fields: { name } }),
  },
  {
    title: "Category",
    field: "category_id",
    write: ({ category_id }, { categories }) => categories.nameOf(category_id ?? null),
    normalise: (text, { categories }) => categories.canonicalName(text),
    toPlan: (text, names) => ({ fields: { category_id: toCategoryId(text, names) } }),
  },
  {
    title: "Order",
    field: "position",
    keepsEmpty: true,
    isNumber: true,
    write: ({ position }) => String(position),
    normalise: toOrder,
    toPlan: (text) => ({ fields: { position: Number(text) } }),
  },
  {
    title: "Retired",
    field: "retired",
    write: ({ retired }) => (retired === 1 ? "yes" : "no"),
    // An empty cell of a new group is not a change.
    normalise: (text, _, group) => {
      if (toYesOrNo(text) === "yes") return "yes";
      return group ? "no" : "";
    },
    toPlan: (text) => ({ fields: { retired: text === "yes" } }),
  },
  {
    title: "Description",
    field: "description",
    hasLines: true,
    write: ({ description }) => description,
    toPlan: (description) => ({ fields: { description } }),
  },
]);

/** Categories, then collections, then subcategories, each by position. */
export async function exportGroups(db: Kysely<Tables>): Promise<string[][]> {
  const names = await readGroupNames(db);
  const categories = await db
    .selectFrom("categories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const subcategories = await db
    .selectFrom("subcategories")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  const ofKind = (kind: GroupKind) => categories.filter((group) => group.kind === kind);
  const groups: GroupRow[] = [...ofKind("category"), ...ofKind("collection"), ...subcategories];
  return [
    COLUMNS.titles,
    ...groups.map((group) => writeCells(COLUMNS, group, { ...names, kind: kindOf(group) })),
  ];
}

const EXAMPLES: Record<string, string>[] = [
  {
    Kind: "category",
    "New URL slug": "water-pumps",
    Name: "Water pumps",
    Order: "1",
    Description: "For farm and home",
  },
  { Kind: "subcategory", Name: "Petrol water pumps", Category: "Water pumps", Order: "1" },
  { Kind: "collection", Name: "For the monsoon", Order: "2" },
];

/** The titles, and one example of each kind. */
export async function templateGroups(): Promise<string[][]> {
  return [
    COLUMNS.titles,
    ...EXAMPLES.map((example) => COLUMNS.titles.map((title) => example[title] ?? "")),
  ];
}
