/** Stores what pages show instead of the site folder's lists of categories, questions and names. */
import type { Kysely } from "kysely";
import type { ListingPage, Overrides, Question } from "#app/contract/overrides.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWriter, Writer } from "../database/writing.ts";
import { readSynonyms } from "../search/stored-synonyms.ts";
import { readGroupSlugs } from "./group-slugs.ts";

/** Names of rows, such as `shown/menus`, `questions/chainsaws` and `named/chainsaws`. */
type OverrideName = `shown/${ListingPage}` | `questions/${string}` | `named/${string}`;

/** Omits removed groups and returns the current slugs of renamed ones. */
export async function readOverrides(db: Kysely<Tables>): Promise<Overrides> {
  const rows = await db.selectFrom("overrides").selectAll().orderBy("name").execute();
  const overrides: Overrides = { shown: {}, questions: {}, named: [] };
  if (rows.length === 0) return overrides;
  const current = await readCurrentSlugs(db);
  const toCurrent = (slugs: string[]) => [
    ...new Set(slugs.flatMap((slug) => current.get(slug) ?? [])),
  ];
  const of = (kind: string) =>
    rows
      .filter(({ name }) => name.startsWith(`${kind}/`))
      .map(({ name, value }) => [name.slice(kind.length + 1), JSON.parse(value)] as const);
  for (const [page, slugs] of of("shown")) overrides.shown[page as ListingPage] = toCurrent(slugs);
  // A group's own questions win over those of a group that was merged into it.
  const isOwn = ([slug]: readonly [string, unknown]) => Number(current.get(slug) === slug);
  for (const [slug, questions] of of("questions").sort((one, other) => isOwn(one) - isOwn(other))) {
    for (const now of toCurrent([slug])) overrides.questions[now] = questions;
  }
  overrides.named = toCurrent(of("named").map(([slug]) => slug));
  return overrides;
}

/** Everything saved at the desk that overrides the shop's folder. */
export async function readSiteOverrides(db: Kysely<Tables>) {
  return {
    ...(await readOverrides(db)),
    synonyms: await readSynonyms(db),
    groups: await readGroupSlugs(db),
  };
}

/** Maps every current and former slug of a group to its current one. */
async function readCurrentSlugs(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const groups = await readGroupSlugs(db);
  return new Map([
    ...groups.flatMap(({ slug, formerSlugs }) => formerSlugs.map((each) => [each, slug] as const)),
    ...groups.map(({ slug }) => [slug, slug] as const),
  ]);
}

/** @param value null removes the override, so that the folder's value shows again */
export async function writeOverride(
  trx: Writer,
  name: OverrideName,
  value: readonly unknown[] | null,
): Promise<void> {
  await trx.deleteFrom("overrides").where("name", "=", name).execute();
  if (value === null) return;
  await trx
    .insertInto("overrides")
    .values({ name, value: JSON.stringify(value) })
    .execute();
}

/**
 * Sets which categories and collections a page shows.
 *
 * @param choose receives the saved slugs, in the transaction that stores its result; null in either
 *   are those that the folder lists
 */
export function changeShown(
  services: CatalogueWriter,
  caller: Caller,
  page: ListingPage,
  choose: (saved: readonly string[] | null) => readonly string[] | null,
) {
  return change(services, caller, `shown/${page}`, async (trx) => {
    const slugs = choose((await readOverrides(trx)).shown[page] ?? null);
    const categories = await trx.selectFrom("categories").select("slug").execute();
    const unknown = slugs?.find((slug) => !categories.some((category) => category.slug === slug));
    if (unknown !== undefined)
      throw new ApiError(400, `slugs: "${unknown}" is not the slug of a category or collection`);
    return slugs;
  });
}

/** Replaces a group's questions; null restores those of the folder. */
export function setQuestions(
  services: CatalogueWriter,
  caller: Caller,
  slug: string,
  questions: Question[] | null,
) {
  return change(services, caller, `questions/${slug}`, async (trx) => {
    await rejectUnknown(trx, slug);
    return questions;
  });
}

/** Shows a group's name and description from the folder again. */
export function resetNames(services: CatalogueWriter, caller: Caller, slug: string) {
  return change(services, caller, `named/${slug}`, async (trx) => {
    await rejectUnknown(trx, slug);
    return null;
  });
}

/** @throws ApiError 404 if no group has this slug now. */
async function rejectUnknown(trx: Writer, slug: string): Promise<void> {
  if ((await readCurrentSlugs(trx)).get(slug) !== slug)
    throw new ApiError(404, "No category, collection or subcategory has this slug");
}

/** @returns all overrides after the change */
async function change(
  { write }: CatalogueWriter,
  { admin }: Caller,
  override: OverrideName,
  choose: (trx: Writer) => Promise<readonly unknown[] | null>,
): Promise<Overrides> {
  const [resource = "", name] = override.split("/");
  return write(async ({ trx }) => {
    const value = await choose(trx);
    await writeOverride(trx, override, value);
    const action = value === null ? "reset" : "update";
    await writeAuditLog(trx, admin, [
      { action, resource, id: null, before: { name }, after: { name, value } },
    ]);
    return readOverrides(trx);
  });
}
