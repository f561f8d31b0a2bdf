/** Refuses a new unit or type in which a definition cannot read the products' values. */
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";
import { readDefined } from "../index/describe-product.ts";
import { toFields } from "../products/product-columns.ts";

/** @throws ApiError 409 that says how many values can be read, and quotes three of the others */
export async function rejectLostValues(
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
