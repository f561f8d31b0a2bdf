/** Gives links that are labelled with the name of a list its new name. */
import type { Actor } from "../accounts/audit-log.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { readDocuments, storeDocument } from "./documents.ts";

export async function renameLinks(
  write: CatalogueWrite,
  actor: Actor,
  before: string,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  const labels = new Map<unknown, string>([
    [before, name],
    [`Shop All ${before}`, `Shop All ${name}`],
  ]);
  function rename(this: { href?: string }, key: string, value: unknown): unknown {
    if (key !== "label") return value;
    const isOfList = this.href === `/collections/${slug}` || "shopAll" in this || "panel" in this;
    return (isOfList && labels.get(value)) || value;
  }
  for (const [document, content] of await readDocuments(write.trx)) {
    const text = JSON.stringify(content);
    const renamed = JSON.parse(text, rename);
    if (JSON.stringify(renamed) !== text)
      await storeDocument(write, actor, document, renamed, true);
  }
}
