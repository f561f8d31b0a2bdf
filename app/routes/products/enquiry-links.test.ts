import { expect, it } from "vitest";
import { products } from "#app/languages/en/products.tsx";
import { contactHref, quoteHref, shareLinks } from "./enquiry-links.ts";

const shop = { name: "Pump House", salesEmail: "sales@example.com" };
const saw = { id: 7, name: 'Saw & "Bar" 16+', sku: "S/16" };

it("shares the product's name and URL unbroken", () => {
  const url = "https://shop.test/products/saw?a=1&b=2";
  const { whatsApp, facebook, sms } = shareLinks({ name: saw.name, url });
  expect(new URL(whatsApp).searchParams.get("text")).toBe(`${saw.name} ${url}`);
  expect(new URL(facebook).searchParams.get("u")).toBe(url);
  expect(new URLSearchParams(sms.replace("sms:?", "")).get("body")).toBe(`${saw.name} ${url}`);
});

it("writes a quote request with the product's name and SKU, or its id without a SKU", () => {
  const mail = new URL(quoteHref(saw, shop, products));
  expect(mail.protocol).toBe("mailto:");
  expect(mail.searchParams.get("subject")).toContain(saw.name);
  expect(decodeURIComponent(mail.search)).toContain("SKU: S/16");
  expect(decodeURIComponent(quoteHref({ ...saw, sku: null }, shop, products))).toContain(
    "Product ID: 7",
  );
});

it("fills the product into the contact form", () => {
  const search = new URL(contactHref(saw), "http://site.test").searchParams;
  expect(search.get("product")).toBe('Saw & "Bar" 16+ (S/16)');
  expect(search.get("subject")).toBe("product-support");
});
