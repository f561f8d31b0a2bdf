import { expect, it } from "vitest";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { aPicture, aProduct } from "../../../tests/support/product.ts";
import { toProductView } from "./product-view.ts";
import { productData } from "./structured-data.ts";

const absolute = (path: string) => new URL(path, "https://shop.test").href;
const dataOf = (fields: Parameters<typeof aProduct>[0]) =>
  productData(toProductView(aProduct(fields), String).offered, absolute("/products/x"), absolute);

it("offers the product in rupees at its sale price, with the rating of the specification", () => {
  expect(dataOf({ price: 32500, salePrice: 30000, images: [aPicture("/a.svg")] })).toMatchObject({
    "@type": "Product",
    name: "STIHL MS 250",
    sku: "MS-250",
    brand: { name: "STIHL" },
    image: ["https://shop.test/a.svg"],
    offers: { price: "30000.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
    aggregateRating: { ratingValue: 4.5, reviewCount: 23 },
  });
});

it("makes no offer without a price", () => {
  expect(dataOf({})).not.toHaveProperty("offers");
});

it("numbers the breadcrumb and ends at the page itself", () => {
  const crumbs = [{ name: "Home", href: "/" }, { name: "Saw" }];
  expect(
    breadcrumbData([{ id: "root", loaderData: { origin: "https://shop.test" } }], crumbs, "/products/x")
      .itemListElement,
  ).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.test/" },
    { "@type": "ListItem", position: 2, name: "Saw", item: "https://shop.test/products/x" },
  ]);
});
