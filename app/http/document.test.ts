import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { finishDocument } from "./document.ts";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

const context = `<script nonce="${PLACEHOLDER_NONCE}">context()</script>`;
const entry = `<script nonce="${PLACEHOLDER_NONCE}" type="module" async="">import "/a.js";</script>`;
const page = (content: string) =>
  `<html><head><link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="/a.css"/></head><body>${content}${context}${entry}</body></html>`;
const source = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

it("leaves the content as it is, whatever it says, and lets only its own scripts and styles run", () => {
  const content = `<p>$& </body> <script>evil()</script><link rel="stylesheet" href="/a.css"/></p>`;
  const style = { text: "a{}", source: source("a{}") };
  const { html, scripts, styles } = finishDocument(page(content), "enqueue(1);", () => style);
  expect(html).toContain(`<body>${content}<script>context()</script>`);
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><link [^>]+ disabled=""\/><style data-inlined="\/a.css">a\{\}<\/style>/,
  );
  expect(html.endsWith("<script>enqueue(1);</script></body></html>")).toBe(true);
  expect(scripts).toContain(source("context()"));
  expect(scripts).toContain(source("enqueue(1);"));
  expect(scripts).not.toContain(source("evil()"));
  expect(styles).toEqual([source("a{}")]);
});
