/** What is read of an upstream's product, but for its pictures and videos. */
import { describe, expect, it } from "vitest";
import { ProductReading } from "#app/contract/product-reading.ts";
import { isPublic, toProduct, toSummary } from "./to-product.ts";

const read = (fields: object) => ProductReading.parse({ id: 7, name: "STIHL MS 250", ...fields });
const product = (fields: object) => toProduct(read(fields), { base: null, videoHosts: [] });

it("a list shows the beginning of the description where there is no brief", () => {
  const fields = { description: "<p>Cuts firewood.</p><p>Starts <b>easily</b>.</p>" };
  expect(toSummary(read(fields), { base: null }).brief).toBe("Cuts firewood. Starts easily.");
  expect(toSummary(read({ ...fields, short_description: "A saw." }), { base: null }).brief).toBe("A saw.");
  expect(product(fields).brief).toBe("");
});

describe("texts", () => {
  it("that are brief are plain, from the brief or the short description", () => {
    expect(product({ brief_description: "<b>Light</b> &amp; strong", short_description: "no" }).brief).toBe(
      "Light & strong",
    );
    expect(product({ short_description: { text: "Light" } }).brief).toBe("Light");
    expect(product({}).brief).toBe("");
  });
});

describe("figures", () => {
  const weight = [{ name: "Weight", value: "4.6 kg" }];
  it("stand in for the other list where one is missing", () => {
    expect(product({ specifications: weight })).toMatchObject({ specifications: weight, technicalDetails: weight });
    expect(product({ technical_details: { Weight: "4.6 kg" } })).toMatchObject({
      specifications: weight,
      technicalDetails: weight,
    });
  });

  it("of weight are in kilograms, from pounds where nothing else is said", () => {
    expect(product({ weight: 10 }).weightKg).toBeCloseTo(4.536, 3);
    expect(product({ weight: "4.6", weight_unit: "kg" }).weightKg).toBe(4.6);
    expect(product({ weight: 0 }).weightKg).toBeNull();
  });
});

it("features and sections keep heading and content", () => {
  const { features, customSections } = product({
    features: ["2-MIX engine", { title: "M-Tronic", description: "Tunes itself" }],
    custom_sections: '[{"title":"Care","content":"Clean it"}]',
  });
  expect(features).toEqual([
    { heading: "2-MIX engine", content: "" },
    { heading: "M-Tronic", content: "Tunes itself" },
  ]);
  expect(customSections).toEqual([{ heading: "Care", content: "Clean it" }]);
});

it.each(["saw-\ud83d", "27", "../admin", "a b", ""])("with the slug %j is known by its id", (slug) => {
  expect(product({ slug }).slug).toBe("7");
});

it("loses half characters, which no address could hold", () => {
  expect(product({ name: "Half \ud83d saw" }).name.isWellFormed()).toBe(true);
});

it("says figures in words alone", () => {
  expect(product({ technical_details: { "<u>Power</u>": "<b>2</b> kW", Empty: "<i></i>" } }).technicalDetails).toEqual([
    { name: "Power", value: "2 kW" },
  ]);
});

it("has no brand where the upstream names none, and its id where it has no slug", () => {
  expect(product({})).toMatchObject({ brand: "", slug: "7" });
  expect(product({ brand: { name: "Honda" }, slug: "gx-50" })).toMatchObject({ brand: "Honda", slug: "gx-50" });
});

describe("the drive", () => {
  it.each<[object, string | null]>([
    [{ type: "gas" }, "petrol"],
    [{ type: "battery" }, "cordless"],
    [{ type: "electric" }, "corded"],
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

  it("tell what is featured, new and on sale", () => {
    expect(product({ is_featured: 1, status: "new", price: "200", sale_price: 150 })).toMatchObject({
      featured: true,
      isNew: true,
      onSale: true,
      price: 200,
      salePrice: 150,
    });
    expect(product({ price: 100, sale_price: 100 })).toMatchObject({ onSale: false, featured: false, isNew: false });
  });
});
