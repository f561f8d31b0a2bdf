/** Categories and subcategories as the upstream is asked for them. */
import { expect, it } from "vitest";
import { fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { outageIn } from "../outage.ts";

it("finds categories and subcategories, or null", async () => {
  const fake = fakeUpstream({
    "/api/categories/slug/chainsaws": { id: 1, name: "Chainsaws", slug: "chainsaws", product_count: 3 },
    "/api/subcategories/5": { id: 5, name: "Petrol Chainsaws", category_id: 1 },
  });
  const upstream = fake.next();
  expect(await upstream.findCategory("chainsaws")).toMatchObject({ name: "Chainsaws", productCount: 3 });
  expect(await upstream.findCategory("..")).toBeNull();
  expect(await upstream.findCategory("nothing")).toBeNull();
  expect(await upstream.findSubcategory(5)).toMatchObject({ slug: "petrol-chainsaws", categoryId: 1 });
  expect(await upstream.findSubcategory(6)).toBeNull();
  for (const id of [0, -1, 1.5, 2_147_483_648]) expect(await upstream.findSubcategory(id)).toBeNull();
  expect(fake.asked.filter((path) => !/subcategories\/[56]$|slug\//.test(path))).toEqual([]);
});

it("does not take a list that is missing for an empty one", async () => {
  const thrown = await fakeUpstream()
    .next()
    .listCategories()
    .catch((error) => error);
  expect(outageIn(thrown)).toEqual({ outage: "contract", message: "Failed to load categories" });
});
