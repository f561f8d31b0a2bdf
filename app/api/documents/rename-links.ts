/** Gives a list's new name to the links that lead to it and have the former one in their label. */
import { walk } from "#app/site/check/walk.ts";
import type { Actor } from "../accounts/audit-log.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { readDocuments, storeDocument } from "./documents.ts";

/** A link, a panel of a menu, or an entry that opens one. */
interface LabelledPart {
  href?: string;
  key?: string;
  shopAll?: LabelledPart;
  panel?: string;
}

export async function renameLinks(
  write: CatalogueWrite,
  actor: Actor,
  before: string,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  const href = `/collections/${slug}`;
  for (const [document, content] of await readDocuments(write.trx)) {
    const text = JSON.stringify(content);
    const panels = walk(content).flatMap(({ value }) => {
      const { key, shopAll } = Object(value) as LabelledPart;
      return shopAll?.href === href ? key : [];
    });
    function rename(this: LabelledPart, key: string, value: unknown): unknown {
      if (key !== "label" || typeof value !== "string") return value;
      const isOfList =
        [this.href, this.shopAll?.href].includes(href) || panels.includes(this.panel);
      return isOfList ? value.replaceAll(before, () => name) : value;
    }
    const renamed = JSON.parse(text, rename);
    if (JSON.stringify(renamed) !== text)
      await storeDocument(write, actor, document, renamed, true);
  }
}
