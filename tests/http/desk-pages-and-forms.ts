/** Every page and every form of the desk, with the roles that may use it. */
import type { Role } from "#app/contract/accounts.ts";
import { DESK_PASSWORD, ROLES } from "../support/desk.ts";

export type FormTexts = Record<string, string>;

const ALL = ROLES;
const OWNER: Role[] = ["owner"];
const EDITORS: Role[] = ["owner", "editor"];
const CLERKS: Role[] = ["owner", "editor", "clerk"];
const VIEWERS: Role[] = ["owner", "editor", "reader"];

/** Module in `app/routes/desk`, a URL of it, and the roles that may open it. */
export const PAGES: [module: string, path: string, allowed: Role[]][] = [
  ["overview/overview.tsx", "/desk/overview", ALL],
  ["products/list/products.tsx", "/desk/products", ALL],
  ["products/new/new-product.tsx", "/desk/products/new", EDITORS],
  ["products/edit/texts.tsx", "/desk/products/1/texts", EDITORS],
  ["products/edit/specifications.tsx", "/desk/products/1/specifications", EDITORS],
  ["products/edit/pictures/pictures.tsx", "/desk/products/1/pictures", EDITORS],
  ["products/edit/groups.tsx", "/desk/products/1/categories", EDITORS],
  ["products/edit/stock.tsx", "/desk/products/1/stock", CLERKS],
  ["products/preview/preview.tsx", "/desk/products/1/preview", ALL],
  ["products/preview/preview.tsx", "/desk/products/1/framed", ALL],
  ["groups/categories.tsx", "/desk/categories", EDITORS],
  ["groups/group.tsx", "/desk/categories/1", EDITORS],
  ["groups/group.tsx", "/desk/subcategories/1", EDITORS],
  ["facts/facts.tsx", "/desk/facts", EDITORS],
  ["facts/document.tsx", "/desk/facts/branches", EDITORS],
  ["facts/document.tsx", "/desk/facts/home?at=sections.0", EDITORS],
  ["facts/document.tsx", "/desk/facts/redirects", EDITORS],
  ["specifications/specifications.tsx", "/desk/specifications", EDITORS],
  ["spreadsheet/spreadsheet.tsx", "/desk/spreadsheet", EDITORS],
  ["spreadsheet/file.ts", "/desk/spreadsheet/export?format=csv", EDITORS],
  ["spreadsheet/file.ts", "/desk/spreadsheet/template?format=csv", EDITORS],
  ["messages/messages.tsx", "/desk/messages", CLERKS],
  ["messages/erase-person.tsx", "/desk/messages/erase?person=98470+00000", OWNER],
  ["messages/export.ts", "/desk/messages/export", CLERKS],
  ["report/report.tsx", "/desk/report", VIEWERS],
  ["log/log.tsx", "/desk/log", VIEWERS],
  ["people/people.tsx", "/desk/people", OWNER],
  ["account/account.tsx", "/desk/account", ALL],
];

/** As above, with the fields (`{new}` is a unique text) and the response if it is not 303. */
export const FORMS: [
  module: string,
  path: string,
  fields: FormTexts,
  allowed: Role[],
  answer?: number,
][] = [
  [
    "products/list/products.tsx",
    "/desk/products",
    { intent: "quick", id: "1", price: "5", stock_quantity: "1" },
    CLERKS,
  ],
  [
    "products/list/products.tsx",
    "/desk/products",
    { intent: "bulk", chosen: "1.{version}", percent: "5" },
    CLERKS,
  ],
  [
    "products/list/products.tsx",
    "/desk/products",
    { intent: "bulk", chosen: "1.{version}", status: "new" },
    EDITORS,
  ],
  [
    "products/new/new-product.tsx",
    "/desk/products/new",
    { name: "Machine {new}", key: "{new}-machine" },
    EDITORS,
  ],
  ["products/edit/product.tsx", "/desk/products/4", { status: "active" }, EDITORS],
  [
    "products/edit/texts.tsx",
    "/desk/products/1/texts",
    { name: "Name {new}", slug: "{new}", status: "active" },
    EDITORS,
  ],
  [
    "products/edit/specifications.tsx",
    "/desk/products/1/specifications",
    { "figure-name": "Weight {new}" },
    EDITORS,
  ],
  [
    "products/edit/pictures/pictures.tsx",
    "/desk/products/1/pictures",
    { intent: "drawing" },
    EDITORS,
  ],
  [
    "products/edit/pictures/pictures.tsx",
    "/desk/products/1/pictures",
    { intent: "texts" },
    EDITORS,
  ],
  ["products/edit/groups.tsx", "/desk/products/1/categories", { category_id: "2" }, EDITORS],
  [
    "products/edit/stock.tsx",
    "/desk/products/1/stock",
    { price: "7", sale_price: "", stock_quantity: "3" },
    CLERKS,
  ],
  [
    "products/edit/stock.tsx",
    "/desk/products/1/stock",
    { intent: "change", change: "2", reason: "counted" },
    CLERKS,
  ],
  [
    "groups/categories.tsx",
    "/desk/categories",
    { intent: "category", name: "Category {new}" },
    EDITORS,
  ],
  [
    "groups/categories.tsx",
    "/desk/categories",
    { intent: "collection", name: "Collection {new}" },
    EDITORS,
  ],
  [
    "groups/categories.tsx",
    "/desk/categories",
    { intent: "subcategory", name: "S {new}", category_id: "1" },
    EDITORS,
  ],
  ["groups/categories.tsx", "/desk/categories", { intent: "down:1", kind: "category" }, EDITORS],
  ["groups/group.tsx", "/desk/categories/1", { name: "Place {new}", slug: "place-{new}" }, EDITORS],
  ["groups/group.tsx", "/desk/categories/999999", { intent: "remove", sure: "yes" }, EDITORS, 404],
  ["facts/document.tsx", "/desk/facts/contact", { intent: "remove" }, EDITORS, 400],
  [
    "specifications/specifications.tsx",
    "/desk/specifications",
    { intent: "add", name: "Outlet {new}", type: "number", uses: "filter", categories: "0" },
    EDITORS,
  ],
  [
    "spreadsheet/spreadsheet.tsx",
    "/desk/spreadsheet",
    { intent: "confirm", token: "none" },
    EDITORS,
    400,
  ],
  [
    "messages/messages.tsx",
    "/desk/messages",
    { intent: "note", id: "1", note: "Note {new}", branch: "" },
    CLERKS,
  ],
  [
    "messages/messages.tsx",
    "/desk/messages",
    { intent: "status", id: "1", status: "handled" },
    CLERKS,
  ],
  ["messages/erase-person.tsx", "/desk/messages/erase?person=nobody", { sure: "yes" }, OWNER],
  [
    "people/people.tsx",
    "/desk/people",
    { intent: "invite", email: "{new}@example.com", role: "reader", current: DESK_PASSWORD },
    OWNER,
    200,
  ],
  [
    "people/people.tsx",
    "/desk/people",
    { intent: "role", id: "{reader}", role: "reader", current: DESK_PASSWORD },
    OWNER,
  ],
  [
    "people/people.tsx",
    "/desk/people",
    { intent: "status", id: "{reader}", status: "active", current: DESK_PASSWORD },
    OWNER,
  ],
  [
    "account/account.tsx",
    "/desk/account",
    { current: "wrong", next: "{new}", again: "another" },
    ALL,
    400,
  ],
];

/** Forms for visitors who are not signed in, and signing out. */
export const SIGNED_OUT_FORMS = ["access/sign-in.tsx", "access/set-up.tsx", "access/sign-out.ts"];
