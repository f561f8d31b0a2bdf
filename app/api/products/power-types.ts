/** The power types of a shop: five that every shop has, and the shop's own. */
import { STANDING_TYPES, standingType } from "#app/catalogue/power-type.ts";
import { takeIds, type Writer } from "../database/writing.ts";

interface NamedType {
  name: string;
  slug: string;
}

/** By what calls and cells may write, in small letters, the slug of the type that is meant. */
export function toTypeSlugs(types: readonly NamedType[]): ReadonlyMap<string, string> {
  return new Map(types.flatMap(({ name, slug }) => [[name.toLowerCase(), slug] as const, [slug, slug] as const]));
}

/** The slug of the type that the text names, or undefined. */
export function findTypeSlug(slugs: ReadonlyMap<string, string>, text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return slugs.get(word) ?? standingType(word)?.slug;
}

/** Of the five, the one that another type's slug or name means. */
export function standingSlugOf({ name, slug }: NamedType): string | undefined {
  return (standingType(slug) ?? standingType(name))?.slug;
}

/** Adds those of the five that a catalogue lacks after it was cleared. */
export async function ensureTypes(trx: Writer): Promise<void> {
  const there = await trx.selectFrom("types").select("slug").execute();
  for (const { name, slug } of STANDING_TYPES) {
    if (there.some((type) => type.slug === slug)) continue;
    const id = await takeIds(trx, "types");
    await trx.insertInto("types").values({ id, name, slug }).execute();
  }
}
