/** The OpenAPI document of the whole API, made from the schemas that also validate its calls. */
import { addDocsPage } from "./docs-page.ts";
import type { App } from "./env.ts";

const TAGS = {
  Products: "What the catalogue shows",
  Inventory: "How much of it there is",
  Categories: "What products are sorted under, and lists across categories",
  Subcategories: "The finer order, and which products are in it",
  Overrides: "What the shop chose to show in the place of its folder: menus, names and questions",
  Brands: "Who makes the machines",
  Types: "How machines are driven",
  Catalogue: "All of it as a spreadsheet",
  Contact: "How visitors send messages",
  Messages: "Visitors' messages, and what became of them",
  Administration: "Accounts, figures and the record of what was done",
};

const FORM = {
  schema: {
    type: "object" as const,
    description:
      'The same fields as in JSON: texts as they are; numbers, flags and lists as JSON text, for example ["Light"]',
    properties: {
      name: { type: "string" as const },
      images: {
        type: "array" as const,
        items: { type: "string" as const, format: "binary" },
        description: "JPEG, PNG, WebP, AVIF, HEIC or GIF pictures of at most 25 MB",
      },
    },
    additionalProperties: { type: "string" as const },
  },
};

type Document = ReturnType<App["getOpenAPI31Document"]>;

const SHEET_FORM = {
  schema: {
    type: "object" as const,
    required: ["file"],
    properties: {
      file: { type: "string" as const, format: "binary", description: "A .csv or .xlsx file" },
      pictures: { type: "array" as const, items: { type: "string" as const, format: "binary" } },
    },
  },
};

function withForms(document: Document): Document {
  const sheet = document.paths?.["/api/catalogue/import"]?.post;
  if (sheet) sheet.requestBody = { required: true, content: { "multipart/form-data": SHEET_FORM } };
  for (const operation of [document.paths?.["/api/products"]?.post, document.paths?.["/api/products/{id}"]?.put]) {
    const body = operation?.requestBody;
    if (body && "content" in body) body.content["multipart/form-data"] = FORM;
  }
  return document;
}

/** Names every operation after its method and path, which clients made from the document use as function names. */
function withOperationIds(document: Document): Document {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const words = path.split(/[^a-zA-Z]+/).filter((word) => word !== "" && word !== "api");
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      const operation = operations[method];
      const by = path.includes("{") ? ["one"] : [];
      if (operation) operation.operationId = [method, ...words, ...by].map(toTitle).join("").replace(/^./, lower);
    }
  }
  return document;
}

const toTitle = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (letter: string) => letter.toLowerCase();

function toDocument(app: App): Document {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Power tool catalogue",
      version: "1.0.0",
      description:
        "Products, categories and messages of a dealer's public catalogue. Calls that need a token take the one that " +
        "POST /api/admin/login or POST /api/admin/setup-password answers with, as `Authorization: Bearer …`.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: "/" }],
    // Calls for everybody; the others name what they need.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
  return withOperationIds(withForms(document));
}

/** The document for programs at `openapi.json`, and for people at `docs`. */
export function addDocument(app: App): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  let made: Document | null = null;
  const document = () => {
    made ??= toDocument(app);
    return made;
  };
  app.get("/openapi.json", (context) => context.json(document()));
  // The page reads the document as any reader of the JSON does.
  addDocsPage(app, () => JSON.parse(JSON.stringify(document())));
}
