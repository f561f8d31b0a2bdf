import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";

const link = (href: string) => `<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="${href}"/>`;
const toStyle = (text: string) => ({ text, source: `'sha256-${hash("sha256", text, "base64")}'` });

it("puts each sheet into the page, in its order, and names it by its hash", () => {
  const texts: Record<string, string> = { "/a.css": "a{color:red}", "/b.css": "b{color:$&}" };
  const { html, sources } = inlineStyles(`<head>${link("/a.css")}${link("/b.css")}</head>`, (href) =>
    toStyle(texts[href] ?? ""),
  );
  expect(html.match(/<link.*?<\/style>/g)).toEqual(
    Object.entries(texts).map(
      ([href, text]) =>
        `<link rel="stylesheet" href="${href}" disabled=""/><style data-inlined="${href}">${text}</style>`,
    ),
  );
  expect(sources).toEqual(Object.values(texts).map((text) => toStyle(text).source));
});

it("leaves a sheet that cannot be read as a link", () => {
  const { html, sources } = inlineStyles(`<title>A</title>${link("/none.css")}`, () => null);
  expect([html, sources]).toEqual([`<title>A</title>${link("/none.css")}`, []]);
});
