import { expect, it } from "vitest";
import { describeSearch, type TestApi } from "../../../tests/support/api.ts";
import { type KindCriteria, shoppersQueries } from "../../../tests/support/shoppers-queries.ts";

interface Row {
  id: number;
  name: string;
  sku: string;
  brand: string;
  type: string;
  product_type: string;
  category_slug: string;
  subcategory: string;
}

const POWER = { petrol: "petrol", battery: "cordless", corded: "corded" };
const SHOWN_FIRST = 8;

async function list(api: TestApi, query: Record<string, string>): Promise<Row[]> {
  const response = await api.get(`/api/products?${new URLSearchParams(query)}`);
  return (await response.json()).data;
}

function isOf(kind: KindCriteria, row: Row): boolean {
  return (
    (!kind.categories || kind.categories.includes(row.category_slug)) &&
    (!kind.subcategories || kind.subcategories.includes(row.subcategory)) &&
    (!kind.types || kind.types.includes(row.product_type)) &&
    (!kind.power || row.type === POWER[kind.power]) &&
    (!kind.brand || row.brand === kind.brand)
  );
}

describeSearch("search by shoppers' words", (api) => {
  it.each(shoppersQueries.exactModels)("%s finds %s first", async (query, model) => {
    const [first] = await list(api(), { search: query, limit: "1" });
    expect(first?.name).toBe(model);
  });

  it("finds every product first by any spelling of its name, and by its number", async () => {
    const products = await list(api(), {});
    const spellings = ({ name, brand, sku }: Row) => [
      name,
      name.toUpperCase(),
      name.replaceAll(/[\s,-]+/g, "-"),
      name.replaceAll(/[\s,-]+/g, ""),
      `${brand} ${name}`,
      sku,
    ];
    const missed: string[] = [];
    for (const product of products) {
      for (const search of spellings(product)) {
        const [first] = await list(api(), { search, limit: "1" });
        if (first?.id !== product.id) missed.push(`${search}: ${first?.name}`);
      }
    }
    expect(products.length).toBeGreaterThan(400);
    expect(missed).toEqual([]);
  });

  it.each(shoppersQueries.partsOfMachines)("%s finds %s too", async (query, part) => {
    expect((await list(api(), { search: query })).map(({ name }) => name)).toContain(part);
  });

  it.each(shoppersQueries.unsold)("%s finds nothing", async (query) => {
    expect(await list(api(), { search: query })).toEqual([]);
  });

  it("finds at least 98 % of the intended products among the first eight", async () => {
    const all = await list(api(), {});
    const recalls = await Promise.all(
      shoppersQueries.kinds.map(async ([query, kind]) => {
        const first = await list(api(), { search: query, limit: String(SHOWN_FIRST) });
        const meant = Math.min(
          SHOWN_FIRST,
          kind.count ?? all.filter((row) => isOf(kind, row)).length,
        );
        return { query, meant, recall: first.filter((row) => isOf(kind, row)).length / meant };
      }),
    );
    expect(
      shoppersQueries.exactModels.length + shoppersQueries.kinds.length,
    ).toBeGreaterThanOrEqual(120);
    expect(recalls.filter(({ meant }) => !(meant > 0))).toEqual([]);
    const incomplete = JSON.stringify(recalls.filter(({ recall }) => recall < 1));
    expect(recalls.filter(({ recall }) => recall < 0.5)).toEqual([]);
    expect(
      recalls.reduce((sum, { recall }) => sum + recall, 0) / recalls.length,
      incomplete,
    ).toBeGreaterThanOrEqual(0.98);
  });
});
