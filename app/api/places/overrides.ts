/** Keeps what pages show in the place of the dealer's folder: lists of categories, questions, names. */
import type { Kysely } from "kysely";
import type { Overrides, ShownOn } from "#app/contract/overrides.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

/** How rows are called: `shown/menus`, `questions/chainsaws`, `named/chainsaws`. */
export type OverrideName = `shown/${ShownOn}` | `questions/${string}` | `named/${string}`;

/** Places that are gone are left out; of renamed ones the present slug is told. */
export async function readOverrides(db: Kysely<Tables>): Promise<Overrides> {
  const rows = await db.selectFrom("overrides").selectAll().orderBy("name").execute();
  const overrides: Overrides = { shown: {}, questions: {}, named: [] };
  if (rows.length === 0) return overrides;
  const present = await readPresentSlugs(db);
  const toPresent = (slugs: string[]) => [...new Set(slugs.flatMap((slug) => present.get(slug) ?? []))];
  const of = (kind: string) =>
    rows
      .filter(({ name }) => name.startsWith(`${kind}/`))
      .map(({ name, value }) => [name.slice(kind.length + 1), JSON.parse(value)] as const);
  for (const [page, slugs] of of("shown")) overrides.shown[page as ShownOn] = toPresent(slugs);
  // What was said of a place itself goes before what came to it with another's products.
  const isOwn = ([slug]: readonly [string, unknown]) => Number(present.get(slug) === slug);
  for (const [slug, questions] of of("questions").sort((one, other) => isOwn(one) - isOwn(other))) {
    for (const now of toPresent([slug])) overrides.questions[now] = questions;
  }
  overrides.named = toPresent(of("named").map(([slug]) => slug));
  return overrides;
}

/** By every slug that a category, collection or subcategory has or had: the one that it has. */
export async function readPresentSlugs(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const categories = await db.selectFrom("categories").select(["id", "slug"]).execute();
  const subcategories = await db.selectFrom("subcategories").select(["id", "slug"]).execute();
  const former = await db.selectFrom("former_slugs").selectAll().execute();
  const leadingOn = former.flatMap(({ slug, category_id, subcategory_id }) => {
    const owner =
      categories.find(({ id }) => id === category_id) ?? subcategories.find(({ id }) => id === subcategory_id);
    return owner ? [[slug, owner.slug] as const] : [];
  });
  return new Map([...leadingOn, ...[...categories, ...subcategories].map(({ slug }) => [slug, slug] as const)]);
}

/** Null takes it back: what the folder says is shown again. */
export async function writeOverride(trx: Writer, name: OverrideName, value: unknown[] | null): Promise<void> {
  await trx.deleteFrom("overrides").where("name", "=", name).execute();
  if (value === null) return;
  await trx
    .insertInto("overrides")
    .values({ name, value: JSON.stringify(value) })
    .execute();
}
