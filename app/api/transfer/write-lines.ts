/** Writes the lines of a catalogue file into an empty catalogue. */
import { builtInType } from "#app/catalogue/power-type.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Type } from "#app/contract/groups.ts";
import { type CatalogueWrite, raiseCounter, type Writer } from "../database/writing.ts";
import { ensureDeals } from "../groups/deals.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { builtInSlugOf, ensureTypes } from "../products/power-types.ts";
import { toNewColumns } from "../products/product-columns.ts";
import { storeSpecifications } from "../specifications/stored-specifications.ts";
import { ArchiveError } from "./archive-error.ts";
import { createBatches } from "./batches.ts";

interface LineWriter {
  add(line: CatalogueLine): Promise<void>;
  /** Writes the last batch, and what every catalogue has but files may lack. */
  end(): Promise<void>;
}

export function createLineWriter({ trx, version: changed_in }: CatalogueWrite): LineWriter {
  const batches = createBatches(trx);
  /** Ids by slug. */
  const collections = new Map<string, number>();
  /** Slugs of power types in the catalogue, by those in the file. */
  const typeSlugs = new Map<string, string>();
  let hasBuiltInTypes = false;

  type FormerSlugs = { slugs: string[]; category_id: number | null; subcategory_id: number | null };

  async function addFormerSlugs({ slugs, ...group }: FormerSlugs): Promise<void> {
    for (const slug of slugs) await batches.add("former_slugs", { slug, ...group });
  }

  /** A shop's own power type with the meaning of a built-in one becomes that one. */
  async function addType(type: Type): Promise<void> {
    const slug = builtInSlugOf(type) ?? type.slug;
    const isKnown = [...typeSlugs.values()].includes(slug);
    typeSlugs.set(type.slug, slug);
    if (!isKnown) await batches.add("types", { ...type, slug });
  }

  /** Products may have a built-in power type without a line for it. */
  async function addBuiltInTypes(): Promise<void> {
    if (hasBuiltInTypes) return;
    hasBuiltInTypes = true;
    await batches.end();
    await raiseCounters(trx);
    await ensureTypes(trx);
  }

  async function addProduct({
    product,
    said_fits: fits,
  }: Extract<CatalogueLine, { product: unknown }>): Promise<void> {
    await addBuiltInTypes();
    const { id, version, created_at, updated_at, images = [] } = product;
    const { type: word, collections: slugs = [], product_subcategories = [] } = product;
    const type = word && (typeSlugs.get(word) ?? builtInType(word)?.slug ?? word);
    await batches.add("products", {
      ...toNewColumns({ ...product, type, fits }),
      // With their ids.
      images: JSON.stringify(images.map(inKeyOrder)),
      ...{ id, version, changed_in, created_at, updated_at },
    });
    for (const link of product_subcategories)
      await batches.add("product_subcategories", { ...link, product_id: id });
    for (const slug of slugs) {
      const category_id = collections.get(slug);
      // Files of earlier releases list deals, which are derived from prices.
      if (category_id === undefined || slug === DEALS) continue;
      await batches.add("product_collections", { product_id: id, category_id });
    }
  }

  return {
    async add(line) {
      if ("brand" in line) await batches.add("brands", { description: "", ...line.brand });
      else if ("type" in line) await addType(line.type);
      else if ("category" in line) {
        const { product_count: _, former_slugs = [], retired = false, ...fields } = line.category;
        const { id } = fields;
        const row = { description: "", kind: "category" as const, position: id, ...fields };
        if (row.kind === "collection") collections.set(row.slug, id);
        await batches.add("categories", { ...row, retired: Number(retired) });
        await addFormerSlugs({ slugs: former_slugs, category_id: id, subcategory_id: null });
      } else if ("subcategory" in line) {
        const {
          product_count: _,
          former_slugs = [],
          retired = false,
          ...fields
        } = line.subcategory;
        const { id } = fields;
        const row = { description: "", category_id: null, position: id, ...fields };
        await batches.add("subcategories", { ...row, retired: Number(retired) });
        await addFormerSlugs({ slugs: former_slugs, category_id: null, subcategory_id: id });
      } else if ("specifications" in line) await storeSpecifications(trx, line.specifications);
      else if ("alias" in line) await batches.add("slug_aliases", line.alias);
      else await addProduct(line);
    },
    async end() {
      await batches.end().catch((error: Error) => {
        throw new ArchiveError(`one of the last lines: ${error.message}`, { cause: error });
      });
      await raiseCounters(trx);
      await addBuiltInTypes();
      await ensureDeals(trx);
    },
  };
}

/** Makes later ids follow the imported ones. */
async function raiseCounters(trx: Writer): Promise<void> {
  for (const table of [
    "brands",
    "types",
    "categories",
    "subcategories",
    "products",
    "product_subcategories",
  ] as const) {
    const { max_id } = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.max("id").as("max_id"))
      .executeTakeFirstOrThrow();
    await raiseCounter(trx, table, Number(max_id ?? 0));
  }
}
