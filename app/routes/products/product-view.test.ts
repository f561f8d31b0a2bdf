import { describe, expect, it } from "vitest";
import { products } from "#app/languages/en/products.tsx";
import { aProduct, HIDDEN } from "../../../tests/support/product.ts";
import { toCarouselCard } from "./carousels.server.ts";
import { toProductView } from "./product-view.ts";

const view = (fields: Parameters<typeof aProduct>[0]) =>
  toProductView(aProduct(fields), {
    toSafeHtml: (text) => text,
    toNote: (feature) => `About ${feature}`,
    shop: "Pump House",
    messages: products,
    pricing: HIDDEN,
  });

describe("the head", () => {
  it("shows the brand above the name", () => {
    expect(view({ name: "STIHL MS 250", productType: "Petrol chainsaw" })).toMatchObject({
      heading: "MS 250",
      kind: "STIHL · Petrol chainsaw",
    });
  });

  it("has breadcrumbs from home through products and category", () => {
    expect(view({ category: "Lawn Mowers & more" }).crumbs).toEqual([
      { name: "Home", href: "/" },
      { name: "Products", href: "/search", goesBack: true },
      { name: "Lawn Mowers & more", href: "/search?category=Lawn+Mowers+%26+more" },
      { name: "MS 250" },
    ]);
    expect(view({}).crumbs).toHaveLength(3);
  });

  it("links the list of its category", () => {
    expect(view({ categorySlug: "chainsaws" }).listHref).toBe("/collections/chainsaws");
    expect(view({}).listHref).toBe("/search");
  });
});

describe("the text", () => {
  it("omits a description that repeats the brief, or shows a short one in its place", () => {
    for (const [description, lead, rest] of [
      ["<p>A light saw for pruning.</p>", "A light saw for pruning.", ""],
      ["<p>A light saw.</p>", "A light saw.", ""],
      ["<p>A light saw.</p><p>And strong.</p>", "A light saw.", "<p>And strong.</p>"],
    ])
      expect(view({ brief: "A light saw.", description })).toMatchObject({
        lead,
        description: rest,
      });
  });
});

it("lists features once, in order, with a general note if unexplained", () => {
  const features = [
    { heading: "ErgoStart", content: "" },
    { heading: "Tank", content: "<ul><li>Large</li></ul>" },
    { heading: "ErgoStart", content: "again" },
  ];
  expect(view({ features }).features).toEqual([
    { heading: "ErgoStart", content: "About ErgoStart" },
    { heading: "Tank", content: "<ul><li>Large</li></ul>" },
  ]);
});

describe("specifications", () => {
  const specifications = [
    { name: "Displacement", value: "45.4 cc" },
    { name: "Weight", value: "4.6 kg" },
    { name: "Chain pitch", value: '3/8" P' },
    { name: "Bar length options", value: "30–40 cm" },
    { name: "Air flow", value: "1,340 m³/h" },
    { name: "Carburettor", value: "2-MIX with choke" },
    { name: "Fuel tank", value: "0.47 l" },
  ];

  it("in large type are folded below the other details, with pounds after kilograms", () => {
    const { first, rest } = view({ technicalDetails: specifications }).details;
    expect(first.map(({ name }) => name)).toEqual(["Chain pitch", "Carburettor"]);
    expect(rest).toHaveLength(5);
    expect(rest[1]).toEqual({ name: "Weight", value: "4.6 kg (10.1 lb)" });
  });

  it("are all in the details, six before the fold, if too few are in large type", () => {
    const technicalDetails = Array.from({ length: 7 }, (_, at) => ({
      name: `${at}`,
      value: "yes",
    }));
    const { first, rest } = view({ technicalDetails }).details;
    expect([first.length, rest.length]).toEqual([6, 1]);
  });
});

describe("the meta description", () => {
  it("is the description without markup, at most 160 characters", () => {
    const { metaDescription } = view({ description: `<p>${"Strong ".repeat(40)}</p>` });
    expect(metaDescription.startsWith("Strong Strong")).toBe(true);
    expect([...metaDescription].length).toBeLessThanOrEqual(160);
  });

  it("names product and brand if the description has 10 characters or fewer", () => {
    for (const description of ["", "Saw.", "<p>1234567890</p>"]) {
      expect(view({ description }).metaDescription).toMatch(/STIHL MS 250/);
    }
    expect(view({ description: "12345678901" }).metaDescription).toBe("12345678901");
  });

  it("lists kind and first specifications if there is no description", () => {
    const specifications = ["Power", "Weight", "Head", "Outlet"].map((name) => ({
      name,
      value: "4.6 kg",
    }));
    expect(view({}).metaDescription).toBe("STIHL MS 250. Available at Pump House.");
    expect(view({ subcategory: "Saws", specifications }).metaDescription).toBe(
      "STIHL MS 250: Saws, Power 4.6 kg, Weight 4.6 kg, Head 4.6 kg. Available at Pump House.",
    );
  });
});

it("cuts a card's text at 15 words, and shows the kind without a text", () => {
  for (const [fields, text] of [
    [{ brief: "a b c d e f g h i j k l m n o p" }, "a b c d e f g h i j k l m n o..."],
    [{ brief: "<b>Light</b>" }, "Light"],
    [{ productType: "Petrol chainsaw" }, "Petrol chainsaw"],
    [{}, ""],
  ] as const)
    expect(toCarouselCard(aProduct(fields), HIDDEN, false).text).toBe(text);
});
