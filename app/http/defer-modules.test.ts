import { expect, it } from "vitest";
import { deferModules } from "./defer-modules.ts";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

const link = (href: string) => `<link rel="modulepreload" href="${href}" nonce="${PLACEHOLDER_NONCE}"/>`;
const entry = 'import "/a.js";';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

it("keeps the entry as text and its preloads as a list, for one script to start", () => {
  const html = deferModules(
    page(
      link("/a.js") + link("/b.js"),
      `<script nonce="${PLACEHOLDER_NONCE}" type="module" async="">${entry}</script>`,
    ),
  );
  expect(html).not.toContain("<link");
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `<script nonce="${PLACEHOLDER_NONCE}" type="text/plain" id="modules" data-preload="/a.js /b.js">${entry}</script>`,
  );
  expect(html).toMatch(new RegExp(`<script nonce="${PLACEHOLDER_NONCE}">[^<]*modulepreload[^<]*</script></body>`));
});

it("leaves alone what an upstream's text may say", () => {
  const told = '<link rel="modulepreload" href="/evil.js"/><script type="module" async="">evil()</script>';
  expect(deferModules(page("", told))).toContain(told);
});
