import { expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../../tests/support/api.ts";
import { EXACT_MODELS, KINDS, type Kind } from "./shoppers-queries.ts";

interface Row {
  id: number;
  name: string;
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

function isOf(kind: Kind, row: Row): boolean {
  return (
    (!kind.categories || kind.categories.includes(row.category_slug)) &&
    (!kind.subcategories || kind.subcategories.includes(row.subcategory)) &&
    (!kind.types || kind.types.includes(row.product_type)) &&
    (!kind.power || row.type === POWER[kind.power]) &&
    (!kind.brand || row.brand === kind.brand)
  );
}

describeOnBoth("search by shoppers' words", (api) => {
  it.each(EXACT_MODELS)("%s finds %s first", async (query, model) => {
    const [first] = await list(api(), { search: query, limit: "1" });
    expect(first?.name).toBe(model);
  });

  it("brings at least 95 % of what is meant among the first eight", async () => {
    const all = await list(api(), {});
    const recalls = await Promise.all(
      KINDS.map(async ([query, kind]) => {
        const first = await list(api(), { search: query, limit: String(SHOWN_FIRST) });
        const meant = Math.min(SHOWN_FIRST, kind.count ?? all.filter((row) => isOf(kind, row)).length);
        return { query, meant, recall: first.filter((row) => isOf(kind, row)).length / meant };
      }),
    );
    expect(EXACT_MODELS.length + KINDS.length).toBeGreaterThanOrEqual(120);
    expect(recalls.filter(({ meant }) => !(meant > 0))).toEqual([]);
    const recall = recalls.reduce((sum, each) => sum + each.recall, 0) / recalls.length;
    expect(recall, JSON.stringify(recalls.filter((each) => each.recall < 1))).toBeGreaterThanOrEqual(0.95);
  });
});
