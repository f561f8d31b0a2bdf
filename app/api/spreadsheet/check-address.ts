/** Tells which addresses of products cannot be taken: another has it or had it, in the catalogue or in the sheet. */
import { type PlannedRow, SLUG } from "./columns.ts";
import { fail } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

const REMEDY = "write another, or none for one made of the name";

/** Looks at one row after the other. */
export function createAddressCheck(names: SheetNames): (plan: PlannedRow) => void {
  const first = new Map<string, number>();
  return (plan) => {
    const { slug } = plan.fields;
    if (slug === undefined) return;
    const owner = names.productAt(slug);
    if (owner && owner.id !== plan.id) {
      const whose = `is ${owner.isFormer ? "a former" : "the"} address of ${names.keyOf(owner.id)}`;
      fail(plan, SLUG, slug, `${whose}: ${REMEDY}`);
    }
    const before = first.get(slug);
    if (before !== undefined) fail(plan, SLUG, slug, `is in row ${before} already: ${REMEDY}`);
    else first.set(slug, plan.row);
  };
}
