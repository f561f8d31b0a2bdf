import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { hashInlineScripts, PLACEHOLDER_NONCE } from "./inline-scripts.ts";

it("names the renderer's own scripts by their hash and no others", () => {
  const own = 'window.a = "<p>";\nb()';
  const page = `<script nonce="${PLACEHOLDER_NONCE}">${own}</script><script type="module" nonce="${PLACEHOLDER_NONCE}" async="">c</script><script>evil()</script>`;
  const { html, sources } = hashInlineScripts(page);
  expect(sources).toEqual([own, "c"].map((text) => `'sha256-${hash("sha256", text, "base64")}'`));
  expect(html).toBe(`<script>${own}</script><script type="module" async="">c</script><script>evil()</script>`);
});
