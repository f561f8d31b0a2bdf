/** Checks a document before it is saved, beside the others and the catalogue. */
import type { Kysely } from "kysely";
import { PUBLIC_STATUSES } from "#app/contract/product-parts.ts";
import { listCatalogueLinks } from "#app/site/check/links.ts";
import { checkDocuments, type Documents, type Finding } from "#app/site/documents.ts";
import { openPictures, type ShopPictures } from "#app/site/pictures.ts";
import type { DocumentIssue } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";

/**
 * `issues` are what is wrong with the document, and what its change makes wrong in others;
 * `warnings` about the document stop nothing.
 */
export async function checkChange(
  db: Kysely<Tables>,
  all: Documents,
  { name, content }: { name: string; content: unknown },
  dataDir: string,
): Promise<Record<"issues" | "warnings", DocumentIssue[]>> {
  const changed = new Map(all).set(name, content);
  if (content === null) changed.delete(name);
  const pictures = await openPictures(dataDir);
  const toKey = ({ document, path, message }: Finding) => JSON.stringify([document, path, message]);
  const known = new Set(checkDocuments(all, pictures).map(toKey));
  const findings = checkDocuments(changed, pictures);
  const own = findings.filter(({ document }) => document === name);
  const others = findings.filter(
    (each) => each.document !== name && !each.isWarning && !known.has(toKey(each)),
  );
  const lost = await listLostLinks(db, new Map([[name, content]]), pictures);
  return {
    issues: [
      ...own.filter(({ isWarning }) => !isWarning),
      ...others.map(({ document, path, message }) => ({
        path: [],
        message: `${document}: ${path.join(".")} ${message}`,
      })),
    ],
    warnings: [...own.filter(({ isWarning }) => isWarning), ...lost],
  };
}

/** The most slugs that one query looks up. */
const MAX_LINKS = 1_000;

/** Links to lists and products that visitors do not find. */
export async function listLostLinks(
  db: Kysely<Tables>,
  all: Documents,
  pictures: ShopPictures,
): Promise<Finding[]> {
  const links = listCatalogueLinks(all, pictures);
  const asked = new Set(links.map(({ slug }) => slug).slice(0, MAX_LINKS));
  // PostgreSQL rejects an empty list.
  if (asked.size === 0) return [];
  const products = db.selectFrom("products").where("status", "in", PUBLIC_STATUSES);
  const aliases = products.innerJoin("slug_aliases", "product_id", "products.id");
  const found = {
    products: products
      .select("slug")
      .where("slug", "in", [...asked])
      .union(aliases.select("slug_aliases.slug").where("slug_aliases.slug", "in", [...asked])),
    collections: db
      .selectFrom("categories")
      .select("slug")
      .where("retired", "=", 0)
      .union(db.selectFrom("subcategories").select("slug").where("retired", "=", 0))
      .union(db.selectFrom("former_slugs").select("slug")),
  };
  const read = async (kind: keyof typeof found) =>
    new Set((await found[kind].execute()).map(({ slug }) => slug));
  const known = { products: await read("products"), collections: await read("collections") };
  return links.flatMap(({ kind, slug, ...place }) =>
    !asked.has(slug) || known[kind].has(slug)
      ? []
      : { ...place, message: `leads to /${kind}/${slug}, which is not on the site` },
  );
}
