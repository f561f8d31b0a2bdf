/** Tables of the fields of records, from which inputs, values, messages and the log derive. */

import type { CODECS } from "./codecs.server.ts";

export type FieldKind = keyof typeof CODECS;

type ValueOf<Kind extends FieldKind> = Exclude<
  ReturnType<(typeof CODECS)[Kind]["parse"]>,
  undefined
>;

interface FieldOptions {
  /** Below the field; the label of a tick box. */
  hint?: string;
  /** Replaces the hint of a choice without options. */
  nothingToChoose?: string;
  /** The label of the empty option instead of "None". */
  none?: string;
  /** Follows the label. */
  unit?: "kg" | "currency";
  /** The height of a text area, in lines. */
  rows?: number;
  /** A required choice has no empty option. */
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** The id of the list of suggestions. */
  list?: string;
  autoComplete?: string;
  /** Shares a row with its neighbours if there is room. */
  isNarrow?: boolean;
}

export interface FormField<Kind extends FieldKind = FieldKind> extends FieldOptions {
  label: string;
  kind: Kind;
}

export type FieldTable = Record<string, FormField>;

export type Values<F extends FieldTable> = { [Name in keyof F]: ValueOf<F[Name]["kind"]> };

/** The text of each input; the values of the ticked boxes. */
export type FieldTexts = Record<string, string[]>;

/** A form's texts without its passwords and files. */
export function textsOf(form: FormData): FieldTexts {
  const names = new Set([...form.keys()].filter((name) => !PASSWORDS.has(name)));
  const isText = (value: FormDataEntryValue) => typeof value === "string";
  return Object.fromEntries([...names].map((name) => [name, form.getAll(name).filter(isText)]));
}

export interface FieldOption {
  id: number | string;
  name: string;
  /** The heading above the option. */
  group?: string;
}

export const toOption = ({ id, name }: FieldOption): FieldOption => ({ id, name });

/** The option of a value that is shown as it is. */
export const toPlainOption = (name: string): FieldOption => ({ id: name, name });

/** By field name. */
export type FieldOptionLists = Record<string, FieldOption[]>;

function field<Kind extends FieldKind>(
  kind: Kind,
  label: string,
  options: FieldOptions = {},
): FormField<Kind> {
  return { kind, label, ...options };
}

const narrow = <Kind extends FieldKind>(kind: Kind, label: string, options: FieldOptions = {}) =>
  field(kind, label, { ...options, isNarrow: true });

const SLUG = field("text", "URL slug", {
  hint: "Lower-case letters, numbers and hyphens. The old URL will keep redirecting.",
  required: true,
});

/** A product's name, classification and texts. */
export const TEXTS = {
  name: field("text", "Name", { required: true, maxLength: 300 }),
  sku: narrow("optionalText", "SKU"),
  status: narrow("choice", "Status", { hint: "Visitors see active and new products" }),
  brand_id: narrow("id", "Brand", {
    nothingToChoose: "No brands yet. Add them on the Categories page.",
  }),
  product_type: field("optionalText", "Product type", {
    hint: "One to three words, for example Chainsaw. Visitors can filter by it.",
  }),
  type: field("optionalChoice", "Power type"),
  brief_description: field("prose", "Summary", { hint: "One or two sentences", rows: 3 }),
  description: field("html", "Description", {
    hint: "Leave a line empty between paragraphs, or write HTML with lists, bold text and links",
    rows: 8,
  }),
  features: field("features", "Features", {
    hint: "One feature on each line. To explain it, add a colon and a sentence.",
    rows: 6,
  }),
  slug: SLUG,
  featured: field("check", "Featured", { hint: "Show as a featured product" }),
};

export const WEIGHT = { weight: field("weight", "Weight", { unit: "kg" }) };

export const SPECIFICATIONS = {
  ...WEIGHT,
  technical_details: field("pairs", "Specifications"),
  staff_values: field("pairs", "Staff only"),
};

/** Where a product is listed. */
export const LISTED = {
  category_id: narrow("id", "Category", {
    nothingToChoose: "No categories yet. Add them on the Categories page.",
  }),
  subcategory_ids: field("ids", "Subcategories"),
  collection_ids: field("ids", "Collections", {
    hint: "Lists of products from several categories",
  }),
};

export const PRICE_AND_STOCK = {
  price: narrow("amount", "Price", { unit: "currency", hint: "Leave empty if there is no price" }),
  sale_price: narrow("amount", "Sale price", {
    unit: "currency",
    hint: "Must be lower than the price. The product is then among the deals",
  }),
  tax_rate: narrow("percent", "Tax rate in percent", {
    hint: "Leave empty if it is the shop's usual rate",
  }),
  stock_quantity: narrow("count", "Stock", {
    hint: "Leave empty if you do not count stock; 0 means out of stock",
  }),
};

/** The fields of a new product. */
export const NEW_PRODUCT = {
  name: { ...TEXTS.name, hint: "Brand and model, as customers know them" },
  category_id: LISTED.category_id,
  brand_id: TEXTS.brand_id,
  sku: TEXTS.sku,
  price: PRICE_AND_STOCK.price,
};

export const STOCK_CHANGE = {
  change: narrow("change", "Change", {
    hint: "For example 5 for a delivery or -1 for a sale",
    required: true,
  }),
  reason: narrow("text", "Reason", { list: "reasons", required: true }),
};

export const ANSWER = {
  answer: field("prose", "Answer", {
    hint: "Saved with the message. Then send it: Email and WhatsApp contain it.",
    rows: 4,
  }),
};

/** The id of the inbox's list of branches. */
export const BRANCH_NAMES = "branch-names";

export const NOTE = {
  note: field("prose", "Note (staff only)", { rows: 2 }),
  branch: field("text", "Branch", { list: BRANCH_NAMES }),
};

/** Changes to several products at once. */
export const BULK = {
  status: narrow("optionalChoice", "Status", { none: "Do not change" }),
  category: narrow("id", "Category", { none: "Do not change" }),
  percent: narrow("raise", "Price change in percent", {
    hint: "5 raises and -5 lowers prices and sale prices",
  }),
};

/** A category or a collection. */
export const GROUP = {
  name: field("text", "Name", { required: true, maxLength: 200 }),
  slug: SLUG,
  retired: field("check", "Retired", {
    hint: "Retire: hide it from visitors and keep its products",
  }),
};

export const SUBCATEGORY = { ...GROUP, category_id: LISTED.category_id };

export const NEW_GROUP = { name: { ...GROUP.name, isNarrow: true } };
export const NEW_SUBCATEGORY = {
  ...NEW_GROUP,
  category_id: { ...LISTED.category_id, required: true },
};

export const GROUP_REMOVAL = {
  move_to: field("id", "Move its products and URL to", {
    none: "Nothing (only if no product uses it)",
  }),
};

/** A definition of a specification. */
export const SPECIFICATION = {
  name: narrow("text", "Name", {
    hint: "As customers know it, for example Outlet",
    required: true,
  }),
  unit: narrow("optionalText", "Unit", {
    hint: "For example inch, HP, kVA. Leave empty for none.",
  }),
  type: narrow("choice", "Kind of value"),
  aliases: field("phrases", "Other names", {
    hint: "What spreadsheets and makers call it. Separate several with commas.",
  }),
  uses: field("slugs", "Use it as"),
  categories: field("ids", "Categories", {
    hint: "Tick all categories, or those whose products have it",
    required: true,
  }),
};

export const INVITATION = {
  email: narrow("email", "Email", { required: true }),
  role: narrow("choice", "Role"),
};

const CURRENT = field("password", "Current password", {
  autoComplete: "current-password",
  required: true,
});
const NEXT = field("password", "New password", {
  autoComplete: "new-password",
  minLength: 12,
  required: true,
});

/** The owner's password, for every change of accounts. */
export const CONFIRMATION = {
  current: { ...CURRENT, isNarrow: true, hint: "Your own, to confirm the change" },
};

export const PASSWORD_SETUP = {
  password: NEXT,
  again: { ...NEXT, label: "Repeat the password" },
};

export const PASSWORD_CHANGE = {
  current: CURRENT,
  next: { ...NEXT, hint: "At least 12 characters" },
  again: { ...NEXT, label: "Repeat the new password" },
};

/** Fields that are never sent back to a page. */
const PASSWORDS = new Set(Object.keys({ ...PASSWORD_SETUP, ...PASSWORD_CHANGE }));

/** The label of every field, in the order of the log. */
export const ALL_FIELDS: Record<string, { label: string; kind?: FieldKind }> = {
  ...INVITATION,
  ...BULK,
  ...SUBCATEGORY,
  ...STOCK_CHANGE,
  ...SPECIFICATION,
  ...PASSWORD_CHANGE,
  ...TEXTS,
  ...PRICE_AND_STOCK,
  ...SPECIFICATIONS,
  ...LISTED,
  specifications: { label: "Specifications" },
  confirm: { label: "Unit or kind of value" },
  images: { label: "Pictures" },
  drawing_preferred: { label: "Drawing first" },
  subcategory_id: { label: "Subcategory" },
  password: { label: "Password" },
};

/** A field's label: "Category" for `category_id`, "Sort order" for `sort_order`. */
export function labelOf(field: string): string {
  const known = Object.hasOwn(ALL_FIELDS, field) ? ALL_FIELDS[field] : undefined;
  const words = field.replaceAll("_", " ");
  return known?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
