/** A shop's power types: the five built-in ones and its own. */
import { BUILT_IN_TYPES, builtInType } from "#app/catalogue/power-type.ts";
import { allocateIds, type Writer } from "../database/writing.ts";

interface NamedType {
  name: string;
  slug: string;
}

/** Slugs by lower-case name and slug, as requests and cells write them. */
export function toTypeSlugs(types: readonly NamedType[]): ReadonlyMap<string, string> {
  return new Map(
    types.flatMap(({ name, slug }) => [[name.toLowerCase(), slug] as const, [slug, slug] as const]),
  );
}

/** The slug of the type with this name or slug, or undefined. */
export function findTypeSlug(slugs: ReadonlyMap<string, string>, text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return slugs.get(word) ?? builtInType(word)?.slug;
}

/** The built-in type that a slug or name means, if any. */
export function builtInSlugOf({ name, slug }: NamedType): string | undefined {
  return (builtInType(slug) ?? builtInType(name))?.slug;
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
