/** Writes one row of a spreadsheet of groups, or lists its errors. */
import {
  CategoryCreate,
  CategoryUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
} from "#app/contract/group-writing.ts";
import type { SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { ApiError } from "../../api-error.ts";
import type { CatalogueWrite, Writer } from "../../database/writing.ts";
import { findSlugOwner } from "../../groups/group-slugs.ts";
import type { GroupTable } from "../../groups/group-tables.ts";
import {
  createGroup,
  type GroupFields,
  type GroupRow,
  readGroup,
  updateGroup,
} from "../../groups/groups.ts";
import type { GroupKind, GroupNames } from "../group-names.ts";
import {
  addCellErrors,
  addError,
  cellOf,
  type PlannedChanges,
  planCells,
  validateFields,
} from "../planned-row.ts";
import { type Cell, textAt } from "../table.ts";
import { COLUMNS, KIND, kindOf, SLUG } from "./columns.ts";

type GroupCells = Cell<(typeof COLUMNS.list)[number]>[];

export interface ReceivedGroupRow {
  /** From 1, as spreadsheet programs count. */
  row: number;
  cells: GroupCells;
}

/** Creates or changes the row's group. @param seen rows by the group that they name */
export async function writeRow(
  write: CatalogueWrite,
  { row, cells }: ReceivedGroupRow,
  names: GroupNames,
  seen: Map<string, number>,
): Promise<PlannedChanges<GroupFields>> {
  const plan: PlannedChanges<GroupFields> = {
    row,
    sku: "",
    name: textAt(cells, "Name"),
    outcome: "same",
    changes: [],
    errors: [],
    fields: {},
    named: {},
  };
  addCellErrors(plan, cells);
  if (plan.errors.length > 0) return plan;
  const slug = textAt(cells, SLUG);
  const current = slug ? await findGroup(write.trx, slug) : null;
  plan.name ||= current?.group.name ?? "";
  const key = current ? `${current.table} ${current.group.id}` : `new row ${row}`;
  const first = seen.get(key);
  if (slug && !current) addError(plan, SLUG, slug, UNKNOWN_SLUG);
  else if (first !== undefined)
    addError(plan, SLUG, slug, `is already in row ${first}: remove one of the two`);
  else {
    seen.set(key, row);
    const kind = readKind(plan, textAt(cells, KIND), current?.group);
    if (kind) await writeGroup(write, plan, cells, { ...names, kind }, current);
  }
  return plan;
}

const UNKNOWN_SLUG =
  'is not in use: to create a group, leave this empty and enter the slug in "New URL slug"';

/** The kind of the row's group; null if the row does not say. */
function readKind(
  plan: SpreadsheetRow,
  text: string,
  before: GroupRow | undefined,
): GroupKind | null {
  const kind = text.toLowerCase();
  const current = before && kindOf(before);
  if (current && (kind === "" || kind === current)) return current;
  if (!current && (kind === "category" || kind === "collection" || kind === "subcategory"))
    return kind;
  addError(
    plan,
    KIND,
    text,
    current
      ? `cannot be changed: this is a ${current}`
      : "must be category, collection or subcategory",
  );
  return null;
}

interface CurrentGroup {
  table: GroupTable;
  group: GroupRow;
}

/** Writes a row without errors; rules of groups that it breaks become errors at their column. */
async function writeGroup(
  write: CatalogueWrite,
  plan: PlannedChanges<GroupFields>,
  cells: GroupCells,
  names: GroupNames & { kind: GroupKind },
  current: CurrentGroup | null,
): Promise<void> {
  planCells(plan, cells, current?.group, names);
  // A new group is retired after it has been created.
  const { retired: _, ...creatable } = plan.fields;
  const [Create, Update] = names.kind === "subcategory" ? SUBCATEGORY : CATEGORY;
  const faults = current ? validateFields(Update, plan.fields) : validateFields(Create, creatable);
  if (current && plan.changes.length === 0) return;
  for (const { path, message } of faults)
    addError(plan, ...cellOf(plan, COLUMNS, String(path[0])), message);
  if (plan.outcome === "wrong") return;
  plan.outcome = current ? "changed" : "new";
  try {
    await writeFields(write, plan.fields, names.kind, current);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [, field = "", message = error.message] = /^(\w+): (.*)$/s.exec(error.message) ?? [];
    const column = COLUMNS.titleOf(field) ?? "Name";
    addError(plan, column, textAt(cells, column), message);
  }
}

const CATEGORY = [CategoryCreate, CategoryUpdate] as const;
const SUBCATEGORY = [SubcategoryCreate, SubcategoryUpdate] as const;

async function writeFields(
  write: CatalogueWrite,
  fields: GroupFields,
  kind: GroupKind,
  current: CurrentGroup | null,
): Promise<void> {
  if (current) {
    await updateGroup(write, current.table, current.group, fields);
    return;
  }
  const table = kind === "subcategory" ? "subcategories" : "categories";
  const group = await createGroup(write.trx, table, {
    ...fields,
    name: fields.name ?? "",
    ...(kind === "subcategory" ? {} : { kind }),
  });
  if (fields.retired) await updateGroup(write, table, group, { retired: true });
}

/** Finds a group by its slug or a former one. */
async function findGroup(trx: Writer, slug: string): Promise<CurrentGroup | null> {
  const owner = await findSlugOwner(trx, slug);
  return owner && { table: owner.table, group: await readGroup(trx, owner.table, owner.id) };
}
