import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";

const link = (href: string) => `<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="${href}"/>`;
const toText = (parts: readonly (string | Uint8Array)[]) => parts.map((part) => Buffer.from(part).toString()).join("");

it("puts each sheet into the page, in its order, and names it by its hash", () => {
  const texts: Record<string, string> = { "/a.css": "a{color:red}", "/b.css": "b{color:$&}" };
  const { parts, sources } = inlineStyles(
    `<head>${link("/a.css")}${link("/b.css")}</head>`,
    (href) => texts[href] ?? null,
  );
  const html = toText(parts);
  expect(html.match(/<link.*?<\/style>/g)).toEqual(
    Object.entries(texts).map(
      ([href, text]) =>
        `<link rel="stylesheet" href="${href}" disabled=""/><style data-inlined="${href}">${text}</style>`,
    ),
  );
  expect(sources).toEqual(Object.values(texts).map((text) => `'sha256-${hash("sha256", text, "base64")}'`));
});

it("leaves a sheet that cannot be read as a link", () => {
  const { parts, sources } = inlineStyles(`<title>A</title>${link("/none.css")}`, () => null);
  expect([toText(parts), sources]).toEqual([`<title>A</title>${link("/none.css")}`, []]);
});
