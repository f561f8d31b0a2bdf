import { expect, it } from "vitest";
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import { describeChange } from "./describe-change.ts";

const entry = (
  action_type: string,
  resource_type: string,
  fields: Partial<AdminLogEntry> = {},
): AdminLogEntry => ({
  id: 1,
  admin_id: 1,
  admin_email: "owner@example.com",
  action_type,
  resource_type,
  resource_id: 7,
  resource_name: "MS 250",
  before: null,
  after: null,
  created_at: "2026-01-01T00:00:00.000Z",
  ...fields,
});
it.each<[ReturnType<typeof entry>, string]>([
  [entry("login", "session"), "signed in"],
  [entry("setup_password", "user"), "set a password"],
  [entry("create", "product", { after: { name: "Saw" } }), "added the product Saw"],
  [
    entry("price", "product", {
      before: { name: "Saw", price_paise: 10_000 },
      after: { name: "Saw", price_paise: 12_050 },
    }),
    "changed the price of Saw price 100 → 120.5",
  ],
  [
    entry("stock", "product", { before: { stock_quantity: null }, after: { stock_quantity: 4 } }),
    "changed the stock of MS 250 stock none → 4",
  ],
  [
    entry("update", "product", {
      before: { name: "Saw", images: [], status: "draft", version: 1, updated_at: "a" },
      after: { name: "Saw", images: [1], status: "active", version: 2, updated_at: "b" },
    }),
    "changed the product Saw status draft → active, pictures",
  ],
  [
    entry("update", "message", { before: { status: "open" }, after: { status: "handled" } }),
    "marked a message as handled",
  ],
  [entry("delete", "category", { before: { name: "Looms" } }), "removed the category Looms"],
  [
    entry("update", "document", {
      before: { name: "home" },
      after: { name: "home", fields: ["sections.0.title", "description"] },
    }),
    "changed the document home sections.0.title, description",
  ],
  [entry("unheard_of", "new_thing"), "unheard of the new thing MS 250"],
])("describes entry %#", (each, expected) => {
  const { action, name, changes } = describeChange(each);
  expect([action, name, changes].filter(Boolean).join(" ")).toBe(expected);
});

it("links to existing records only", () => {
  expect(describeChange(entry("update", "product")).href).toBe("/desk/products/7");
  expect(describeChange(entry("update", "product", { resource_name: null })).href).toBeNull();
  expect(describeChange(entry("create", "user")).href).toBeNull();
});
