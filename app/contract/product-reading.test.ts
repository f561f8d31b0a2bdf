import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProductReading } from "./product-reading.ts";

const read = (fields: object) => ProductReading.parse({ id: 1, name: "MS 250", ...fields });

it.each([0, -1, 1.5, "0", "x", null, undefined, 2 ** 53])(
  "is refused with the id %s, because no link can contain it, or without a name",
  (id) => {
    expect(ProductReading.safeParse({ id, name: "MS 250" }).success).toBe(false);
    expect(ProductReading.safeParse({ id: 1, name: " " }).success).toBe(false);
  },
);

it.each([
  ["7", 7],
  [7, 7],
])("reads the id %s as %i, and a group's id 0 as none", (id, expected) => {
  expect(
    ProductReading.parse({ id, name: "MS 250", category_id: 0, subcategory_id: "0" }),
  ).toMatchObject({
    id: expected,
    category_id: null,
    subcategory_id: null,
  });
});

describe("images", () => {
  it("keep a complete scale and drop an incomplete one", () => {
    const scale = {
      length_mm: 800,
      dimension_start_mm: 400,
      dimension_mm: 400,
      dimension_text: "40 cm",
    };
    const images = read({
      images: [
        { url: "/a.svg", scale },
        { url: "/b.svg", scale: { length_mm: "long" } },
      ],
    }).images;
    expect(images.map((image) => image.scale)).toEqual([scale, undefined]);
  });
});

describe("features and sections", () => {
  const cases: [string, unknown, { heading: string; content: string }][] = [
    ["a string", "2-MIX engine", { heading: "2-MIX engine", content: "" }],
    ["heading and content", { heading: "a", content: "b" }, { heading: "a", content: "b" }],
    ["title and description", { title: "a", description: "b" }, { heading: "a", content: "b" }],
    ["name and value", { name: "a", value: "b" }, { heading: "a", content: "b" }],
    ["name and text", { name: "a", text: "b" }, { heading: "a", content: "b" }],
    ["text alone", { text: "b" }, { heading: "b", content: "" }],
  ];
  it.each(cases)("are read from %s", (_, item, expected) => {
    const { heading: title, content } = expected;
    expect(read({ features: [item] }).features).toEqual([{ title, description: content }]);
    expect(read({ custom_sections: JSON.stringify([item]) }).custom_sections).toEqual([
      { title, content },
    ]);
  });
});

describe("technical details and specifications", () => {
  const expected = [{ name: "Weight", value: "4.6 kg" }];
  const cases: [string, unknown][] = [
    ["an object", { Weight: "4.6 kg" }],
    ["a JSON string of an object", '{"Weight":"4.6 kg"}'],
    ["name and value", [{ name: "Weight", value: "4.6 kg" }]],
    ["heading and content", [{ heading: "Weight", content: "4.6 kg" }]],
    ["title and description", [{ title: "Weight", description: "4.6 kg" }]],
    ["label and value", [{ label: "Weight", value: "4.6 kg" }]],
  ];
  it.each(cases)("are read from %s", (_, given) => {
    expect(read({ technical_details: given, specifications: given })).toMatchObject({
      technical_details: expected,
      specifications: expected,
    });
  });
});

it("reads descriptions that are objects", () => {
  for (const key of ["text", "content", "description", "value"]) {
    expect(read({ description: { [key]: "Strong" } }).description).toBe("Strong");
  }
});

it("reads numbers and flags from strings", () => {
  expect(
    read({ id: "7", price: "1299.50", featured: "true", is_featured: 1, category_id: "3" }),
  ).toMatchObject({
    id: 7,
    price: 1299.5,
    featured: true,
    is_featured: true,
    category_id: 3,
  });
});

it("accepts any product with an id and a name", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(ProductReading.shape)), fc.jsonValue()),
      (fields) => {
        expect(ProductReading.safeParse({ ...fields, id: 1, name: "x" }).success).toBe(true);
      },
    ),
  );
});
