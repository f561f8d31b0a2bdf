import fc from "fast-check";
import { expect, it } from "vitest";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { products } from "#app/languages/en/products.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { shop as site } from "../../../tests/support/demonstration.ts";
import { aPicture, aProduct, HIDDEN } from "../../../tests/support/product.ts";
import { toProductView } from "./product-view.ts";
import { productData } from "./structured-data.ts";

const tools = {
  toSafeHtml: String,
  toNote: String,
  shop: "",
  messages: products,
  pricing: HIDDEN,
};
const absolute = (path: string) => new URL(path, "https://shop.test").href;
const dataOf = (fields: Parameters<typeof aProduct>[0], company = site.company) =>
  productData(
    toProductView(aProduct(fields), tools).offered,
    company,
    absolute("/products/x"),
    absolute,
  );

it("offers the product in rupees at its sale price, with the shop's rating", () => {
  const createdAt = "2026-01-01T00:00:00.000Z";
  const images = [aPicture("/a.svg")];
  expect(dataOf({ price: 32500, salePrice: 30000, createdAt, images })).toMatchObject({
    "@type": "Product",
    name: "STIHL MS 250",
    sku: "MS-250",
    brand: { name: "STIHL" },
    // The raster image comes first for search engines.
    image: ["https://shop.test/previews/products/stihl-ms-250.png", "https://shop.test/a.svg"],
    offers: { price: "30000.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
    aggregateRating: { ratingValue: 4.5, reviewCount: 23 },
  });
});

it("names the specifications that the shop has defined", () => {
  const technicalDetails = DEFAULT_READER.arrange(
    [
      { name: "Colour", value: "red" },
      { name: "Power", value: "5500 W" },
    ],
    [],
    null,
  );
  expect(dataOf({ technicalDetails })).toMatchObject({
    additionalProperty: [{ "@type": "PropertyValue", name: "Power", value: "5.5 kW" }],
  });
  expect(dataOf({})).not.toHaveProperty("additionalProperty");
});

it("publishes the price with tax, whichever the catalogue contains", () => {
  const tax = { name: "GST", rate: 18, included: false };
  const offersOf = (change: object, product = {}) =>
    dataOf({ price: 100, ...product }, { ...site.company, tax: { ...tax, ...change } }).offers;
  expect(offersOf({})).toMatchObject({
    price: "118.00",
    priceSpecification: { price: "118.00", valueAddedTaxIncluded: true },
  });
  expect(offersOf({}, { taxRate: 5 })).toMatchObject({ price: "105.00" });
  expect(offersOf({ included: true })).toMatchObject({ price: "100.00" });
  expect(dataOf({ price: 100 }).offers).not.toHaveProperty("priceSpecification");
});

it("has no rating for a product that may have been added after the reviews", () => {
  for (const createdAt of ["2026-01-02T08:00:00.000Z", null])
    expect(dataOf({ createdAt })).not.toHaveProperty("aggregateRating");
  const undated = { ...site.company, rating: { value: 4, reviews: 2 } };
  const earlier = { createdAt: "2026-01-01T00:00:00.000Z" };
  expect(dataOf(earlier, undated)).not.toHaveProperty("aggregateRating");
});

it("uses the shop's brand for a product without one", () => {
  expect(dataOf({ brand: "" })).toMatchObject({ brand: { name: "STIHL" } });
  const { offered } = toProductView(aProduct({ name: "MS 250", brand: "" }), tools);
  expect(offered.name).toBe("MS 250");
  const { brand: _, ...company } = site.company;
  expect(productData(offered, company, "/", absolute)).not.toHaveProperty("brand");
});

it("states availability only if the shop counts the stock", () => {
  expect(dataOf({ price: 100, stock: "out" }).offers).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
  expect(dataOf({ price: 100, stock: null }).offers).not.toHaveProperty("availability");
});

it("omits pictures with data URLs", () => {
  expect(
    JSON.stringify(dataOf({ images: [aPicture("data:image/png;base64,AAAA")] })),
  ).not.toContain("data:");
});

it("omits unknown facts", () => {
  const data = dataOf({ brand: "", category: null, weightKg: null, images: [] });
  for (const fact of ["category", "weight", "offers"]) expect(data).not.toHaveProperty(fact);
  expect(JSON.stringify(data)).not.toMatch(/""|null/);
});

it("ignores a sale price of zero or above the price", () => {
  const amount = fc.option(fc.integer({ min: -1, max: 5 }));
  fc.assert(
    fc.property(amount, amount, (price, sale_price) => {
      const reading = ProductReading.parse({ id: 7, name: "MS 250", price, sale_price });
      const product = toProduct(reading, { base: null, videoHosts: [] });
      const isSale = price !== null && sale_price !== null && 0 < sale_price && sale_price < price;
      expect(product.salePrice).toBe(isSale ? sale_price : null);
      const offered = isSale ? sale_price : price;
      const offers = offered !== null && offered > 0 ? { price: `${offered}.00` } : undefined;
      expect(dataOf(product).offers).toEqual(offers && expect.objectContaining(offers));
    }),
  );
});

it("numbers the breadcrumbs and ends at the page itself", () => {
  const crumbs = [{ name: "Home", href: "/" }, { name: "Saw" }];
  const loaderData = { origin: "https://shop.test", locale: "en-IN", language: "en" };
  expect(
    breadcrumbData([{ id: "root", loaderData }], crumbs, "/products/x").itemListElement,
  ).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.test/" },
    { "@type": "ListItem", position: 2, name: "Saw", item: "https://shop.test/products/x" },
  ]);
});
