/** Fields of an upstream's product, except pictures and videos. */
import { describe, expect, it } from "vitest";
import { isPublic } from "#app/contract/product-parts.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { toProduct, toSummary } from "./to-product.ts";

const read = (fields: object) => ProductReading.parse({ id: 7, name: "STIHL MS 250", ...fields });
const product = (fields: object) => toProduct(read(fields), { base: null, videoHosts: [] });

it("a list shows the start of the description if there is no brief", () => {
  const fields = { description: "<p>Cuts firewood.</p><p>Starts <b>easily</b>.</p>" };
  expect(toSummary(read(fields), { base: null }).brief).toBe("Cuts firewood. Starts easily.");
  expect(toSummary(read({ ...fields, short_description: "A saw." }), { base: null }).brief).toBe(
    "A saw.",
  );
  expect(product(fields).brief).toBe("");
});

it("has a brief without markup, from the brief or the short description", () => {
  const both = { brief_description: "<b>Light</b> &amp; strong", short_description: "no" };
  expect(product(both).brief).toBe("Light & strong");
  expect(product({ short_description: { text: "Light" } }).brief).toBe("Light");
});

describe("specifications", () => {
  const weight = [{ name: "Weight", value: "4.6 kg" }];
  it("replace the other list if one is missing", () => {
    expect(product({ specifications: weight })).toMatchObject({
      specifications: weight,
      technicalDetails: weight,
    });
    expect(product({ technical_details: { Weight: "4.6 kg" } })).toMatchObject({
      specifications: weight,
      technicalDetails: weight,
    });
  });

  it("give the weight in kilograms, converted from pounds if no unit is given", () => {
    expect(product({ weight: 10 }).weightKg).toBeCloseTo(4.536, 3);
    expect(product({ weight: "4.6", weight_unit: "kg" }).weightKg).toBe(4.6);
    expect(product({ weight: 0 }).weightKg).toBeNull();
  });
});

it.each(["saw-\ud83d", "27", "../admin", "a b", "", undefined])(
  "the slug %j is replaced by the id",
  (slug) => {
    expect(product({ slug }).slug).toBe("7");
  },
);

it("removes unpaired surrogates, which are invalid in URLs", () => {
  expect(product({ name: "Half \ud83d saw" }).name.isWellFormed()).toBe(true);
});

it("shows specifications without markup", () => {
  expect(
    product({ technical_details: { "<u>Power</u>": "<b>2</b> kW", Empty: "<i></i>" } })
      .technicalDetails,
  ).toMatchObject([{ name: "Power", value: "2 kW", key: "power" }]);
});

describe("the power type", () => {
  it.each<[object, string | null]>([
    [{ type: "gas" }, "petrol"],
    [{ description: "With 45.4 cc" }, "petrol"],
    [{ specifications: [{ name: "Battery system", value: "AK" }] }, "cordless"],
    [{ type: "manual", description: "For petrol saws" }, null],
    [{}, null],
  ])("of %j is %s", (fields, powerType) => {
    expect(toSummary(read(fields), { base: null }).powerType).toBe(powerType);
  });
});

describe("states", () => {
  it.each([
    [{ status: "active" }, true, null],
    [{ status: "active", inventory_quantity: null }, true, null],
    [{ status: "active", inventory_quantity: 0 }, true, "out"],
    [{ status: "active", inventory_quantity: 4 }, true, "in"],
    [{ status: "new", inventory_quantity: 0 }, true, null],
    [{ status: "new", inventory_quantity: "3" }, true, "in"],
    [{ status: "draft", stock_quantity: 2 }, false, "in"],
    [{ stock_quantity: 0 }, true, "out"],
    [{}, true, null],
  ])("of %j: public %s, stock %s", (fields, visible, stock) => {
    expect(isPublic(read(fields))).toBe(visible);
    expect(product(fields).stock).toBe(stock);
  });

  it("mark featured, new and sale products", () => {
    expect(product({ is_featured: 1, status: "new", price: "200", sale_price: 150 })).toMatchObject(
      {
        featured: true,
        isNew: true,
        price: 200,
        salePrice: 150,
      },
    );
    expect(product({ price: 100, sale_price: 100 })).toMatchObject({
      featured: false,
      isNew: false,
    });
  });
});
