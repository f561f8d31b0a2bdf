import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { finishDocument, PLACEHOLDER_NONCE, type ReadStyle } from "./document.ts";

const MARK = `nonce="${PLACEHOLDER_NONCE}"`;
const ENTRY = 'import "/a.js";';
const source = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
const sheet = (href: string) => `<link ${MARK} rel="stylesheet" href="${href}"/>`;

function finish({ head = "", content = "", data = "", readStyle = (() => null) as ReadStyle }) {
  const modules = ["/a.js", "/b.js"]
    .map((href) => `<link rel="modulepreload" href="${href}" ${MARK}/>`)
    .join("");
  const scripts = `<script ${MARK}>context("<p>")</script><script ${MARK} type="module" async="">${ENTRY}</script>`;
  return finishDocument(
    `<html><head>${head}${modules}</head><body>${content}${scripts}</body></html>`,
    data,
    readStyle,
    ["/messages.js"],
  );
}

it("keeps the content unchanged and allows only the page's own scripts", () => {
  const content = `<p>$& </body> <script>evil()</script><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/evil.js"/><script type="module" async="">evil()</script></p>`;
  const { html, scripts } = finish({ content, data: "enqueue(1);" });
  expect(html).toContain(`<body>${content}<script>context("<p>")</script>`);
  expect(html.endsWith("<script>enqueue(1);</script></body></html>")).toBe(true);
  for (const own of ['context("<p>")', ENTRY, "enqueue(1);"])
    expect(scripts).toContain(source(own));
  expect(scripts).toHaveLength(4);
  expect(html).not.toContain(PLACEHOLDER_NONCE);
});

it("puts each style sheet into the page, in its order, and names it by its hash", () => {
  const texts: Record<string, string> = { "/a.css": "a{color:red}", "/b.css": "b{color:$&}" };
  const { html, styles } = finish({
    head: Object.keys(texts).map(sheet).join(""),
    readStyle: (href) => ({ text: texts[href] ?? "", source: source(texts[href] ?? "") }),
  });
  expect(html.startsWith("<!DOCTYPE html><html><head><link")).toBe(true);
  expect(html.match(/<link.*?<\/style>/g)).toEqual(
    Object.entries(texts).map(
      ([href, text]) =>
        `<link rel="inlined" href="${href}"/><style data-inlined="${href}">${text}</style>`,
    ),
  );
  expect(styles).toEqual(Object.values(texts).map(source));
});

it("leaves a style sheet that cannot be read as a link", () => {
  const { html, styles } = finish({ head: `<title>A</title>${sheet("/none.css")}` });
  expect(html).toContain('<title>A</title><link rel="stylesheet" href="/none.css"/></head>');
  expect(styles).toEqual([]);
});

it("keeps the entry as text and its modules as a list, for one script to start", () => {
  const { html } = finish({});
  expect(html).not.toContain("<link");
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `<script type="text/plain" id="modules" data-preload="/messages.js /a.js /b.js">${ENTRY}</script>`,
  );
  expect(html).toMatch(/<script>[^<]*modulepreload[^<]*<\/script><\/body>/);
});
