/** The OpenAPI document as an HTML page, without scripts or files of other hosts. */
import type { App } from "./env.ts";

/** The parts of an OpenAPI schema that the page shows. */
interface DocumentedSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  description?: string;
  format?: string;
  items?: DocumentedSchema;
  properties?: Record<string, DocumentedSchema>;
  required?: string[];
  anyOf?: DocumentedSchema[];
  oneOf?: DocumentedSchema[];
  const?: unknown;
}

interface DocumentedOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: object[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema?: DocumentedSchema;
    description?: string;
  }[];
  requestBody?: { content: Record<string, { schema: DocumentedSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: DocumentedSchema }> }
  >;
}

interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components?: { schemas?: Record<string, DocumentedSchema> };
}

function toHtml(text: unknown): string {
  return String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function nameOf(schema: DocumentedSchema | undefined): string {
  if (!schema) return "anything";
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#schema-${toHtml(name)}">${toHtml(name)}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(nameOf).join(" or ");
  if (schema.const !== undefined) return `<code>${toHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((value) => `<code>${toHtml(JSON.stringify(value))}</code>`).join(" or ");
  if (schema.items) return `list of ${nameOf(schema.items)}`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `<code>${toHtml(name)}</code>: ${nameOf(field)}`,
    );
    return `{ ${fields.join(", ")} }`;
  }
  return toHtml(
    [schema.type ?? "anything"].flat().join(" or ") + (schema.format ? ` (${schema.format})` : ""),
  );
}

function bodyOf(content: Record<string, { schema: DocumentedSchema }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `${nameOf(schema)} <small>${toHtml(type)}</small>`)
    .join("<br>");
}

function rows(entries: [name: string, text: string][], heading: string): string {
  if (entries.length === 0) return "";
  const lines = entries.map(
    ([name, text]) => `<tr><th scope="row"><code>${toHtml(name)}</code></th><td>${text}</td></tr>`,
  );
  return `<table><caption>${heading}</caption><tbody>${lines.join("")}</tbody></table>`;
}

function operationHtml(path: string, method: string, operation: DocumentedOperation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: location, required, schema, description }): [string, string] => [
      name,
      `${nameOf(schema)} <small>in ${toHtml(location)}${required ? ", required" : ""}</small> ${toHtml(description ?? schema?.description ?? "")}`,
    ],
  );
  const responses = Object.entries(operation.responses).map(
    ([status, { description, content }]): [string, string] => [
      status,
      `${toHtml(description)}. ${bodyOf(content)}`,
    ],
  );
  const body = bodyOf(operation.requestBody?.content);
  return `<article><h3><code><b>${method.toUpperCase()}</b> ${toHtml(path)}</code></h3>
<p>${toHtml(operation.summary ?? "")}${operation.security?.length ? " <small>requires a token</small>" : ""}</p>
${operation.description ? `<p>${toHtml(operation.description)}</p>` : ""}
${body ? `<p>Body: ${body}</p>` : ""}${rows(parameters, "Parameters")}${rows(responses, "Responses")}</article>`;
}

function schemaHtml(name: string, schema: DocumentedSchema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, type]): [string, string] => [
    field,
    `${nameOf(type)}${schema.required?.includes(field) ? "" : " <small>optional</small>"} ${toHtml(type.description ?? "")}`,
  ]);
  const content = fields.length > 0 ? rows(fields, "Fields") : `<p>${nameOf(schema)}</p>`;
  return `<article id="schema-${toHtml(name)}"><h3>${toHtml(name)}</h3><p>${toHtml(schema.description ?? "")}</p>${content}</article>`;
}

function toDocsPage({ info, tags = [], paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name, description }) => {
    const tagged = operations.filter(({ operation }) => operation.tags?.includes(name));
    const articles = tagged.map(({ path, method, operation }) =>
      operationHtml(path, method, operation),
    );
    return `<section id="${toHtml(name)}"><h2>${toHtml(name)}</h2><p>${toHtml(description ?? "")}</p>${articles.join("")}</section>`;
  });
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) =>
    schemaHtml(name, schema),
  );
  const links = [...tags.map(({ name }) => name), "Schemas"].map(
    (name) => `<li><a href="#${toHtml(name)}">${toHtml(name)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(info.title)}: the API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${toHtml(info.title)}: the API</h1>
<p>${toHtml(info.description ?? "")} Version ${toHtml(info.version)}. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Tags"><ul>${links.join("")}</ul></nav></header>
<main>${groups.join("")}<section id="Schemas"><h2>Schemas</h2>${schemas.join("")}</section></main></body></html>`;
}

const STYLES = `body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 24px 16px; color: #16181a; background: #fff }
a { color: #b84300 } small { color: #565b61 } code { font-size: .94em }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none }
section { border-top: 2px solid #16181a; margin-top: 48px } article { margin: 32px 0; scroll-margin-top: 16px }
h1, h2, h3 { line-height: 1.2 } h3 { overflow-wrap: anywhere; margin-bottom: 4px } p { margin: 4px 0 12px }
table { border-collapse: collapse; width: 100%; margin: 8px 0 } caption { text-align: left; font-weight: 600 }
th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-top: 1px solid #dcd8ce; overflow-wrap: anywhere }
th { font-weight: 400; width: 12rem }
`;

export function addDocsPage(app: App, document: () => ApiDocument): void {
  let page: string | null = null;
  app.get("/docs", (context) => {
    page ??= toDocsPage(document());
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(page);
  });
  app.get("/docs.css", (context) =>
    context.body(STYLES, 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
}
