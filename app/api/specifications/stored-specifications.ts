/** Stores the definitions of specifications, unless values would become unreadable. */
import type { Kysely } from "kysely";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWriter, Writer } from "../database/writing.ts";
import { readDefined } from "../index/describe-product.ts";
import { toFields } from "../products/product-columns.ts";

/**
 * In the shop's order, without removed categories. A definition without
 * categories left applies to no product. The rows are validated when they are written.
 */
export async function readSpecifications(db: Kysely<Tables>): Promise<SpecificationDefinition[]> {
  const rows = await db.selectFrom("specifications").selectAll().orderBy("position").execute();
  const known = await readCategoryIds(db);
  return rows.map((row) => {
    const definition = { key: row.key, ...JSON.parse(row.definition) } as SpecificationDefinition;
    const categories = definition.categories?.filter((id) => known.has(id)) ?? null;
    return { ...definition, categories };
  });
}

/**
 * @param change receives the saved definitions, in the transaction that stores its result
 * @param isConfirmed whether values may become unreadable
 * @throws ApiError 400 for an unknown category, 409 for values that become unreadable
 */
export async function changeSpecifications(
  { write }: CatalogueWriter,
  { admin }: Caller,
  change: (saved: readonly SpecificationDefinition[]) => readonly SpecificationDefinition[],
  isConfirmed = false,
): Promise<SpecificationDefinition[]> {
  return write(async ({ trx }) => {
    const before = await readSpecifications(trx);
    const specifications = change(before);
    await rejectUnknownCategories(trx, specifications);
    for (const old of isConfirmed ? [] : before) {
      const changed = specifications.find(({ key }) => key === old.key);
      if (changed) await rejectLostValues(trx, old, changed);
    }
    await storeSpecifications(trx, specifications);
    const after = await readSpecifications(trx);
    const texts = new Set(before.map((each) => JSON.stringify(each)));
    const names = (all: readonly SpecificationDefinition[]) => ({
      specifications: all.map(({ name }) => name).join(", "),
    });
    const changed = after.filter((each) => !texts.has(JSON.stringify(each)));
    const gone = before.filter(({ key }) => !after.some((each) => each.key === key));
    await writeAuditLog(trx, admin, [
      {
        action: "update",
        resource: "specifications",
        id: null,
        before: names(gone),
        after: names(changed),
      },
    ]);
    return after;
  });
}

export async function storeSpecifications(
  trx: Writer,
  specifications: readonly SpecificationDefinition[],
): Promise<void> {
  await trx.deleteFrom("specifications").execute();
  if (specifications.length === 0) return;
  const rows = specifications.map(({ key, ...definition }, position) => ({
    key,
    position,
    definition: JSON.stringify(definition),
  }));
  await trx.insertInto("specifications").values(rows).execute();
}

/** Replaces one category with another in the definitions. */
export async function replaceCategory(trx: Writer, from: number, to: number): Promise<void> {
  const before = await readSpecifications(trx);
  const after = before.map((each) => ({
    ...each,
    categories: each.categories && [
      ...new Set(each.categories.map((id) => (id === from ? to : id))),
    ],
  }));
  await storeSpecifications(trx, after);
}

async function readCategoryIds(db: Kysely<Tables>): Promise<Set<number>> {
  const rows = await db.selectFrom("categories").select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

async function rejectUnknownCategories(
  trx: Writer,
  specifications: readonly SpecificationDefinition[],
): Promise<void> {
  const known = await readCategoryIds(trx);
  for (const { name, categories } of specifications) {
    const unknown = categories?.find((id) => !known.has(id));
    if (unknown !== undefined)
      throw new ApiError(
        400,
        `specifications: ${name}: categories: category ${unknown} does not exist`,
      );
  }
}

/** @throws ApiError 409 that says how many values can be read, and quotes three of the others */
async function rejectLostValues(
  trx: Writer,
  before: SpecificationDefinition,
  { unit, type }: SpecificationDefinition,
): Promise<void> {
  if (before.unit === unit && before.type === type) return;
  const rows = await trx
    .selectFrom("products")
    .select(["category_id", "specifications", "technical_details", "weight_kg"])
    .orderBy("id")
    .execute();
  const readBy = (definition: SpecificationDefinition) => {
    const reader = new SpecificationReader([definition]);
    return rows.map((row) => readDefined(reader, toFields(row)).defined[0]);
  };
  const [read, current] = [readBy(before), readBy({ ...before, unit, type })];
  const readable = read.filter((each) => each?.value);
  const lost = read.filter((each, at) => each?.value && !current[at]?.value);
  if (lost.length === 0) return;
  const texts = [...new Set(lost.map((each) => JSON.stringify(each?.specification.value)))];
  const kinds = {
    number: `in ${unit ?? "no unit"}`,
    choice: "as a choice",
    yes_no: "as yes or no",
  };
  throw new ApiError(
    409,
    `confirm: ${readable.length - lost.length} of ${readable.length} values can be read ` +
      `${kinds[type]}, but not ${texts.slice(0, 3).join(", ")}. The filter would ` +
      (lost.length === readable.length ? "disappear" : "not find these products"),
  );
}
