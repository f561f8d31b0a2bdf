import { expect, it } from "vitest";
import { z } from "zod";
import { ProductCreate } from "#app/contract/product.ts";
import { toValidationMessage } from "./validation-messages.ts";

it.each([
  [[], "The body must be an object"],
  [{}, "name: is missing"],
  [{ name: 12 }, "name: must be text"],
  [{ name: "" }, "name: must not be empty"],
  [{ name: "x".repeat(301) }, "name: must be 300 characters or fewer"],
  [{ name: "x", nmae: "y" }, "nmae: is not a known field"],
  [{ name: "x", price: "12" }, "price: must be a number"],
  [{ name: "x", price: -1 }, "price: must be at least 0"],
  [{ name: "x", stock_quantity: 1.5 }, "stock_quantity: must be a whole number"],
  [{ name: "x", featured: "yes" }, "featured: must be true or false"],
  [
    { name: "x", status: "gone" },
    'status: must be one of "active", "new", "draft", "inactive", "archived"',
  ],
  [{ name: "x", specifications: 12 }, "specifications: must be a list or an object or text"],
  [{ name: "x", specifications: [{ name: "Power" }] }, "specifications.0.value: is missing"],
  [
    { name: "x", subcategory_ids: Array(101).fill(1) },
    "subcategory_ids: must have at most 100 entries",
  ],
  [
    { name: "x", images: ["ftp://x"] },
    "images.0: must be an http URL or a path that begins with /",
  ],
  [
    { name: "x", images: [{ image_url: "x" }] },
    "images.0.image_url: must be an http URL or a path that begins with /",
  ],
  [{ name: "x", features: [12] }, "features.0: must be text or an object"],
  [{ name: "x", features: [{ titel: "Light" }] }, "features.0.titel: is not a known field"],
])("reports %j as: %s", (body, sentence) => {
  const { error } = ProductCreate.safeParse(body);
  expect(error && toValidationMessage(error)).toBe(sentence);
});

it("rejects days that do not exist", () => {
  const { error } = z.strictObject({ day: z.iso.date() }).safeParse({ day: "2026-02-30" });
  expect(error && toValidationMessage(error)).toBe("day: must be a date such as 2026-01-31");
});
