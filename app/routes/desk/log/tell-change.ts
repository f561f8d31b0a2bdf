/** Tells an entry of the audit log in plain words: what was done to what, and how it changed. */
import type { AdminLogEntry, Permissions } from "#app/contract/admin.ts";

export interface Told {
  /** For example "changed the price of". */
  did: string;
  /** What it was done to; empty where the action says it all. */
  name: string;
  /** Where the thing is on the desk; null where it is nowhere any more. */
  href: string | null;
  /** For example "price 100 → 120"; empty where there is nothing to tell. */
  changes: string;
}

const THINGS: Record<string, string> = {
  product: "the product",
  category: "the category",
  subcategory: "the subcategory",
  brand: "the brand",
  type: "the drive",
  user: "the account of",
  product_subcategory: "a product in a subcategory",
  shown: "what is shown by",
  questions: "the questions of",
  named: "the name of",
};

/** Deeds that say all that is to be said. */
const WHOLE: Record<string, string> = {
  "login session": "signed in",
  "logout session": "signed out",
  "login_failed session": "tried to sign in with a wrong password",
  "setup_password user": "set a password",
  "change_password user": "changed the password",
  "erase message": "erased the messages of a person",
  "import catalogue": "wrote a table into the catalogue",
  "update synonyms": "changed the synonyms",
  "order category": "changed the order of the categories",
  "order subcategory": "changed the order of the subcategories",
  "create product_subcategory": "listed a product in a subcategory",
  "delete product_subcategory": "took a product out of a subcategory",
  "test log": "tried the log",
};

const ACTION_WORDS: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "removed",
  price: "changed the price of",
  stock: "counted the stock of",
  reset: "took from the shop's folder again",
  invite_again: "invited again",
};

/** Where things are on the desk. */
const PLACES: Record<string, string> = { product: "products", category: "categories", subcategory: "subcategories" };

export interface ToldChange extends Told {
  id: number;
  at: string;
  who: string;
}

/** They link only to what the person may open. */
export function tellChanges(entries: readonly AdminLogEntry[], may: Permissions): ToldChange[] {
  return entries.map((entry) => {
    const told = tellChange(entry);
    const mayOpen = entry.resource_type === "product" ? may.canReadDrafts : may.canManageProducts;
    return { id: entry.id, at: entry.created_at, who: entry.admin_email, ...told, href: mayOpen ? told.href : null };
  });
}

export function tellChange(entry: AdminLogEntry): Told {
  const { action_type: action, resource_type: resource, resource_id: id, resource_name: nameNow } = entry;
  const before = toFields(entry.before);
  const after = toFields(entry.after);
  const whole = WHOLE[`${action} ${resource}`];
  if (whole !== undefined) return { did: whole, name: "", href: null, changes: "" };
  if (resource === "message") {
    const did = after.status === "handled" ? "handled a message" : "opened a message again";
    return {
      did: after.status === before.status ? "noted something on a message" : did,
      name: "",
      href: null,
      changes: "",
    };
  }
  const verb = ACTION_WORDS[action] ?? action.replaceAll("_", " ");
  const isPriceOrStock = action === "price" || action === "stock";
  const did = isPriceOrStock ? verb : `${verb} ${THINGS[resource] ?? resource.replaceAll("_", " ")}`;
  const place = PLACES[resource];
  return {
    did,
    name: nameOf(after) ?? nameOf(before) ?? nameNow ?? (id === null ? "" : `number ${id}`),
    href: place && nameNow !== null ? `/desk/${place}/${id}` : null,
    changes: action === "create" || action === "delete" ? "" : tellFields(before, after),
  };
}

type Fields = Record<string, unknown>;

function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function nameOf({ name, email }: Fields): string | null {
  return typeof name === "string" ? name : typeof email === "string" ? email : null;
}

/** What each field is called; those that are not here count versions and moments. */
const FIELDS: Record<string, string> = {
  name: "name",
  email: "e-mail",
  sku: "SKU",
  slug: "address",
  status: "status",
  role: "role",
  price_paise: "price",
  sale_price_paise: "offer price",
  stock_quantity: "stock",
  brief_description: "short text",
  description: "description",
  features: "features",
  specifications: "figures",
  technical_details: "figures",
  weight_kg: "weight",
  images: "pictures",
  drawing_preferred: "drawing or photographs",
  category_id: "category",
  subcategory_id: "subcategory",
  brand_id: "brand",
  product_type: "kind",
  type: "drive",
  featured: "featured",
  retired: "retired",
  password: "password",
};

/** Short ones are told with both values. */
const WITH_VALUES = new Set(["name", "status", "role", "price_paise", "sale_price_paise", "stock_quantity", "sku"]);

function tellFields(before: Fields, after: Fields): string {
  const changed = Object.keys(FIELDS).filter(
    (key) => (key in before || key in after) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const told = changed.map((key) =>
    WITH_VALUES.has(key) ? `${FIELDS[key]} ${toText(key, before[key])} → ${toText(key, after[key])}` : FIELDS[key],
  );
  return [...new Set(told)].join(", ");
}

function toText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  return key.endsWith("_paise") ? String(Number(value) / 100) : String(value);
}
