/** Reads and changes the shop's documents. */
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import {
  type DocumentData,
  type Documents,
  SCHEMAS,
  schemaOf,
  titleOf,
} from "#app/site/documents.ts";
import { followSlugs } from "#app/site/follow-slugs.ts";
import { INDIA } from "#app/site/schema/company.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import { ApiError, type DocumentIssue } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWrite, CatalogueWriter } from "../database/writing.ts";
import { readGroupSlugs } from "../groups/group-slugs.ts";
import { checkChange } from "./check-change.ts";

interface DocumentServices extends CatalogueWriter {
  /** The folder with the shop's `pictures`. */
  dataDir: string;
}

/** What the API itself needs to know of the shop. */
export type ShopFacts = Pick<
  DocumentData<"company">,
  "name" | "callingCode" | "currency" | "locale" | "timeZone"
>;

export const shopOf = (documents: Documents): ShopFacts =>
  SCHEMAS.company.safeParse(documents.get("company")).data ?? { name: "", ...INDIA };

interface SavedDocument {
  name: string;
  /** As its file has it, before defaults apply, with the current slugs of lists. */
  content: unknown;
  version: number;
}

/** The contents, and the rows of those that are there or were removed. */
async function readAll(db: Kysely<Tables>) {
  const all = await db.selectFrom("documents").selectAll().orderBy("name").execute();
  const rows = all.filter(({ name }) => schemaOf(name));
  const contents = rows
    .map(({ name, content }): [string, unknown] => [name, toContent(content)])
    .filter(([, content]) => content !== null);
  const documents = followSlugs(new Map(contents), await readGroupSlugs(db));
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.version ?? 0;
  return { rows, documents, versionOf };
}

/** An empty text, which no schema accepts, for what no release writes. */
function toContent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "";
  }
}

export const readDocuments = async (db: Kysely<Tables>): Promise<Documents> =>
  (await readAll(db)).documents;

/** @returns null if the shop has no such document */
export async function readDocument(
  db: Kysely<Tables>,
  name: string,
): Promise<SavedDocument | null> {
  const { documents, versionOf } = await readAll(db);
  const content = documents.get(name);
  return content === undefined ? null : { name, content, version: versionOf(name) };
}

/** All that there are, and those that a shop can have once. */
export async function listDocuments(db: Kysely<Tables>) {
  const { rows, documents, versionOf } = await readAll(db);
  return Array.from(new Set([...Object.keys(SCHEMAS), ...documents.keys()]), (name) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      title: titleOf(name, documents.get(name)),
      exists: documents.has(name),
      version: versionOf(name),
      changedAt: row?.changed_at ?? null,
      changedBy: row?.changed_by ?? null,
    };
  });
}

/**
 * @param content null removes the document
 * @param version of the document that was read; 0 for one that never was
 * @throws an ApiError: 404 for a name that no document can have, 409 with the current content and
 *   version if it was changed since, 422 with the issues of content that is not valid
 */
export async function saveDocument(
  { write, dataDir }: DocumentServices,
  { admin }: Caller,
  name: string,
  { content, version }: Omit<SavedDocument, "name">,
): Promise<SavedDocument & { warnings: DocumentIssue[] }> {
  if (!schemaOf(name)) throw new ApiError(404, "The shop cannot have a document of this name");
  return write(async (catalogueWrite) => {
    const { documents, versionOf } = await readAll(catalogueWrite.trx);
    const current = { content: documents.get(name) ?? null, version: versionOf(name) };
    if (current.version !== version)
      throw new ApiError(409, "Someone else saved changes while you were editing", null, {
        current,
      });
    const { issues, warnings } = await checkChange(
      catalogueWrite.trx,
      documents,
      { name, content },
      dataDir,
    );
    if (issues.length > 0)
      throw new ApiError(422, issues.map(({ message }) => message).join("\n"), null, { issues });
    await storeDocument(catalogueWrite, admin, name, content, true);
    const action = content === null ? "delete" : current.content === null ? "create" : "update";
    const after = { name, fields: changedPaths(current.content, content) };
    await writeAuditLog(catalogueWrite.trx, admin, [
      { action, resource: "document", id: null, before: { name }, after },
    ]);
    return { name, content, version: version + 1, warnings };
  });
}

/** @param isEdited at the desk, not by a command */
export async function storeDocument(
  { trx, version: changed_in }: CatalogueWrite,
  { email: changed_by }: Actor,
  name: string,
  content: unknown,
  isEdited: boolean,
): Promise<void> {
  const row = {
    content: JSON.stringify(content),
    changed_in,
    edited: Number(isEdited),
    changed_at: new Date().toISOString(),
    changed_by,
  };
  await trx
    .insertInto("documents")
    .values({ name, version: 1, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "language"])
        .doUpdateSet((eb) => ({ ...row, version: eb("documents.version", "+", 1) })),
    )
    .execute();
}

/** The places where two contents differ, such as `sections.0.title`; none if one is missing. */
export function changedPaths(before: unknown, after: unknown, path: string[] = []): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isBranch(before) || !isBranch(after)) return path.length > 0 ? [path.join(".")] : [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changedPaths(before[key], after[key], [...path, key]),
  );
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
