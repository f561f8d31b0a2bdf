/** What one row of the table changes: the fields of the place it is about, checked as every call's are. */
import { CategoryCreate, CategoryUpdate, SubcategoryCreate, SubcategoryUpdate } from "#app/contract/place-writing.ts";
import type { PlaceFields, PlaceRow } from "../places/places.ts";
import { BadCell, toYesOrNo, withPlainBreaks } from "../spreadsheet/cells.ts";
import type { PlaceKind, PlaceNames } from "../spreadsheet/place-names.ts";
import { innermost, toComplaint } from "../validation-messages.ts";
import { type Cells, kindOf, type Title, toCells } from "./columns.ts";

/** A cell that cannot be taken; the message says what to write instead. */
export class WrongCell extends Error {
  readonly column: Title;
  constructor(column: Title, message: string) {
    super(message);
    this.column = column;
  }
}

export interface PlannedPlace {
  kind: PlaceKind;
  fields: PlaceFields;
  changes: { column: string; from: string; to: string }[];
  errors: WrongCell[];
}

const COLUMN_OF: Record<string, Title> = {
  name: "Name",
  slug: "New address",
  category_id: "Category",
  position: "Order",
  retired: "Retired",
  description: "Description",
};

/** The column that a complaint about a field belongs to. */
export const columnOf = (field: string): Title => COLUMN_OF[field] ?? "Name";

function readKind(text: string | undefined, before: PlaceRow | null): PlaceKind {
  const kind = (text ?? "").toLowerCase();
  const own = before && kindOf(before);
  if (own && (kind === "" || kind === own)) return own;
  if (own) throw new WrongCell("Kind", `is a ${own}, and stays one`);
  if (kind !== "category" && kind !== "collection" && kind !== "subcategory")
    throw new WrongCell("Kind", "write category, collection or subcategory");
  return kind;
}

function readCategory(text: string, kind: PlaceKind, names: PlaceNames): number | null {
  if (text === "") return null;
  if (kind !== "subcategory")
    throw new WrongCell("Category", `leave it empty: only a subcategory belongs to a category`);
  const id = names.categories.idOf(text);
  if (id === undefined) throw new WrongCell("Category", "is no category: give it a row of its own");
  return id;
}

function readOrder(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new WrongCell("Order", "write a whole number: the lowest comes first");
  return Number(text);
}

function readRetired(text: string): boolean {
  try {
    return toYesOrNo(text) === "yes";
  } catch (error) {
    throw error instanceof BadCell ? new WrongCell("Retired", error.message) : error;
  }
}

function readField(title: Title, text: string, kind: PlaceKind, names: PlaceNames): PlaceFields {
  switch (title) {
    case "New address":
      return { slug: text };
    case "Name":
      return { name: text };
    case "Category":
      return { category_id: readCategory(text, kind, names) };
    case "Order":
      return { position: readOrder(text) };
    case "Retired":
      return { retired: readRetired(text) };
    case "Description":
      return { description: text };
    default:
      return {};
  }
}

/** Where a cell without a word changes nothing. */
const NEVER_EMPTY = new Set<Title>(["New address", "Name", "Order"]);

/** @throws WrongCell where it is not even known what the row is about */
export function planPlace(cells: Partial<Cells>, before: PlaceRow | null, names: PlaceNames): PlannedPlace {
  const kind = readKind(cells.Kind, before);
  const present = before && toCells(before, names.categories.nameOf(before.category_id ?? null));
  const plan: PlannedPlace = { kind, fields: {}, changes: [], errors: [] };
  for (const [title, given] of Object.entries(cells) as [Title, string][]) {
    if (title === "Kind" || title === "Address" || (given === "" && NEVER_EMPTY.has(title))) continue;
    try {
      const text = title === "Retired" ? (readRetired(given) ? "yes" : "no") : given;
      const from = title === "New address" ? (present?.Address ?? "") : withPlainBreaks(present?.[title] ?? "");
      if (text === from || (!present && title === "Retired" && text === "no")) continue;
      Object.assign(plan.fields, readField(title, text, kind, names));
      plan.changes.push({ column: title, from, to: text });
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      plan.errors.push(error);
    }
  }
  if (!before || plan.changes.length > 0) plan.errors.push(...findFaults(plan, before));
  return plan;
}

function findFaults({ kind, fields }: PlannedPlace, before: PlaceRow | null): WrongCell[] {
  const { retired, category_id, ...own } = fields;
  const given = kind === "subcategory" ? { ...own, category_id } : own;
  const [Create, Update] =
    kind === "subcategory"
      ? ([SubcategoryCreate, SubcategoryUpdate] as const)
      : ([CategoryCreate, CategoryUpdate] as const);
  const checked = before ? Update.safeParse({ ...given, retired }) : Create.safeParse(given);
  const issues = checked.error?.issues.map(innermost) ?? [];
  return issues.map((issue) => new WrongCell(columnOf(String(issue.path[0])), toComplaint(issue)));
}
