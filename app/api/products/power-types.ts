/** A shop's power types: the five built-in ones and its own. */
import { BUILT_IN_TYPES, builtInType } from "#app/catalogue/power-type.ts";
import { allocateIds, type Writer } from "../database/writing.ts";

/** The slug of the type with this name or slug, as requests and cells write it, or undefined. */
export function findTypeSlug(
  types: readonly { name: string; slug: string }[],
  text: string,
): string | undefined {
  const word = text.trim().toLowerCase();
  const type = types.find(({ name, slug }) => slug === word || name.toLowerCase() === word);
  return (type ?? builtInType(word))?.slug;
}

/** Adds missing built-in types after a catalogue was cleared. */
export async function ensureTypes(trx: Writer): Promise<void> {
  const rows = await trx.selectFrom("types").select("slug").execute();
  for (const { name, slug } of BUILT_IN_TYPES) {
    if (rows.some((type) => type.slug === slug)) continue;
    const id = await allocateIds(trx, "types");
    await trx.insertInto("types").values({ id, name, slug }).execute();
  }
}
