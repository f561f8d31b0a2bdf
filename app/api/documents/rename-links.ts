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
  const href = `/collections/${slug}`;
  const labels = new Map([
    [before, name],
    [`Shop All ${before}`, `Shop All ${name}`],
  ]);
  /** Whether it is a link to the list, its panel, or a link to a panel. */
  const isOfList = ({ href: own, shopAll, panel }: Record<string, unknown>) =>
    own === href ||
    panel !== undefined ||
    (shopAll as { href?: unknown } | undefined)?.href === href;
  const rename = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(rename);
    if (typeof part !== "object" || part === null) return part;
    const fields = Object.entries(part).map(([key, value]) => [key, rename(value)]);
    const { label, ...rest } = Object.fromEntries(fields);
    const renamed = isOfList(rest) ? labels.get(label) : undefined;
    return Object.fromEntries(renamed ? [...fields, ["label", renamed]] : fields);
  };
  for (const [document, content] of await readDocuments(write.trx)) {
    const renamed = rename(content);
    if (JSON.stringify(renamed) !== JSON.stringify(content))
      await storeDocument(write, actor, document, renamed, true);
  }
}
