/** The OpenAPI document, made from the schemas that validate the calls. */
import type { App } from "./env.ts";

const TAGS = {
  Products: "Products of the catalogue",
  Inventory: "Stock, and the history of its changes",
  Categories: "Categories, and collections: lists across categories",
  Subcategories: "Subcategories, and the products in them",
  Brands: "Brands of products",
  Types: "Power types: petrol, battery and so on",
  Catalogue: "The catalogue as a spreadsheet",
  Search: "Synonyms",
  Contact: "Messages from visitors",
  Messages: "Handling visitors' messages",
  Administration: "Accounts, reports and the audit log",
};

const TEXT = { type: "string" } as const;
const BINARY = { ...TEXT, format: "binary" };

const FORM = {
  schema: {
    type: "object" as const,
    description:
      "The same fields as in JSON: texts unchanged; numbers, booleans and lists as JSON text, " +
      'for example ["Light"]',
    properties: {
      name: TEXT,
      images: {
        type: "array" as const,
        items: BINARY,
        description: "JPEG, PNG, WebP, AVIF, HEIC or GIF images of at most 25 MB each",
      },
    },
    additionalProperties: TEXT,
  },
};

type Document = ReturnType<App["getOpenAPI31Document"]>;

const SPREADSHEET_FORM = {
  schema: {
    type: "object" as const,
    required: ["file"],
    properties: {
      file: { ...BINARY, description: "The spreadsheet" },
      pictures: { type: "array" as const, items: BINARY },
      columns: { ...TEXT, description: "What columns become, by title, as JSON" },
    },
  },
};

function withForms(document: Document): Document {
  const spreadsheet = document.paths?.["/api/catalogue/import"]?.post;
  if (spreadsheet)
    spreadsheet.requestBody = {
      required: true,
      content: { "multipart/form-data": SPREADSHEET_FORM },
    };
  for (const operation of [
    document.paths?.["/api/products"]?.post,
    document.paths?.["/api/products/{id}"]?.put,
  ]) {
    const body = operation?.requestBody;
    if (body && "content" in body) body.content["multipart/form-data"] = FORM;
  }
  return document;
}

function toDocument(app: App): Document {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Power tool catalogue",
      version: "1.0.0",
      description:
        "Products, categories and messages of a shop's public catalogue. Some calls require a " +
        "token, which `POST /api/admin/login` and `POST /api/admin/setup-password` return: send it as " +
        "`Authorization: Bearer …`.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: "/" }],
    // Public by default; other calls state their own.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
  return withForms(document);
}

/** Serves the document at `/openapi.json`. */
export function addOpenApi(app: App): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
  });
  let made: Document | null = null;
  app.get("/openapi.json", (context) => {
    made ??= toDocument(app);
    return context.json(made);
  });
}
