import { describe, expect, it } from "vitest";
import { aProduct } from "../../../tests/support/product.ts";
import { toCarouselCard, toProductView } from "./product-view.ts";

const view = (fields: Parameters<typeof aProduct>[0]) =>
  toProductView(aProduct(fields), { toSafeHtml: (text) => text, toNote: () => "", shop: "Pump House" });

describe("the head", () => {
  it("gives the brand above the name, not in it", () => {
    expect(view({ name: "STIHL MS 250", productType: "Petrol chainsaw" })).toMatchObject({
      heading: "MS 250",
      kind: "STIHL · Petrol chainsaw",
    });
    expect(view({ name: "Saw", brand: "STIHL" }).heading).toBe("Saw");
    expect(view({ name: "STIHL", brand: "STIHL" }).heading).toBe("STIHL");
  });

  it("leads from home by the products and the category to the product", () => {
    expect(view({ category: "Lawn Mowers & more" }).crumbs).toEqual([
      { name: "Home", href: "/" },
      { name: "Products", href: "/search", goesBack: true },
      { name: "Lawn Mowers & more", href: "/search?category=Lawn+Mowers+%26+more" },
      { name: "MS 250" },
    ]);
    expect(view({}).crumbs).toHaveLength(3);
  });

  it("knows the list where its like is found", () => {
    expect(view({ categorySlug: "chainsaws" }).listHref).toBe("/collections/chainsaws");
    expect(view({}).listHref).toBe("/search");
  });
});

describe("the text", () => {
  it("says nothing twice: a description that only repeats the brief is none", () => {
    expect(view({ brief: "A light saw.", description: "<p>A light saw.</p>" })).toMatchObject({
      lead: "A light saw.",
      description: "",
    });
    expect(view({ brief: "A light saw.", description: "<p>A light saw.</p><p>And strong.</p>" }).description).toBe(
      "<p>And strong.</p>",
    );
  });

  it("keeps features in the maker's order, each once, with the general note where they explain nothing", () => {
    const features = [
      { heading: "ErgoStart", content: "" },
      { heading: "Tank", content: "<ul><li>Large</li></ul>" },
      { heading: "ErgoStart", content: "again" },
    ];
    const tools = { toSafeHtml: String, toNote: (feature: string) => `About ${feature}`, shop: "Pump House" };
    expect(toProductView(aProduct({ features }), tools).features).toEqual([
      { heading: "ErgoStart", content: "About ErgoStart" },
      { heading: "Tank", content: "<ul><li>Large</li></ul>" },
    ]);
  });
});

describe("figures", () => {
  const specifications = [
    { name: "Displacement", value: "45.4 cc" },
    { name: "Weight", value: "4.6 kg" },
    { name: "Chain pitch", value: '3/8" P' },
    { name: "Bar length options", value: "30–40 cm" },
    { name: "Air flow", value: "1,340 m³/h" },
    { name: "Carburettor", value: "2-MIX with choke" },
    { name: "Fuel tank", value: "0.47 l" },
  ];

  it("are the ones with a number and a short unit", () => {
    expect(view({ specifications }).figures).toEqual([
      { name: "Displacement", number: "45.4", unit: "cc" },
      { name: "Weight", number: "4.6", unit: "kg" },
      { name: "Bar length options", number: "30–40", unit: "cm" },
      { name: "Air flow", number: "1,340", unit: "m³/h" },
      { name: "Fuel tank", number: "0.47", unit: "l" },
    ]);
  });

  it("come as six details and the rest, with pounds after kilograms", () => {
    const { first, rest } = view({ technicalDetails: specifications }).details;
    expect(first).toHaveLength(6);
    expect(rest).toEqual([{ name: "Fuel tank", value: "0.47 l" }]);
    expect(first[1]).toEqual({ name: "Weight", value: "4.6 kg (10.1 lb)" });
  });
});

describe("the meta description", () => {
  it("is the description without markup, at most 160 characters", () => {
    const { metaDescription } = view({ description: `<p>${"Strong ".repeat(40)}</p>` });
    expect(metaDescription.startsWith("Strong Strong")).toBe(true);
    expect([...metaDescription].length).toBeLessThanOrEqual(160);
  });

  it("is a generic text with name and brand where 10 characters or fewer are left", () => {
    for (const description of ["", "Saw.", "<p>1234567890</p>"]) {
      expect(view({ description }).metaDescription).toMatch(/STIHL MS 250/);
    }
    expect(view({ description: "12345678901" }).metaDescription).toBe("12345678901");
  });

  it("says without a text what kind of product it is and its first figures, and of neither where they are not known", () => {
    const specifications = ["Power", "Weight", "Head", "Outlet"].map((name) => ({ name, value: "4.6 kg" }));
    expect(view({}).metaDescription).toBe(`STIHL MS 250. At Pump House.`);
    expect(view({ subcategory: "Saws", specifications }).metaDescription).toBe(
      `STIHL MS 250: Saws, Power 4.6 kg, Weight 4.6 kg, Head 4.6 kg. At Pump House.`,
    );
  });
});

it("cuts a card's text at 15 words, and says the kind where there is none", () => {
  const brief = "a b c d e f g h i j k l m n o p";
  expect(toCarouselCard(aProduct({ brief }), false).text).toBe("a b c d e f g h i j k l m n o...");
  expect(toCarouselCard(aProduct({ brief: "<b>Light</b>" }), false).text).toBe("Light");
  expect(toCarouselCard(aProduct({ productType: "Petrol chainsaw" }), false).text).toBe("Petrol chainsaw");
  expect(toCarouselCard(aProduct(), false).text).toBe("");
});
