import { expect, inject, it } from "vitest";

const site = inject("site");

it("robots.txt names the sitemap", async () => {
  expect(await (await fetch(`${site}/robots.txt`)).text()).toMatch(
    /^Sitemap: http.+\/sitemap\.xml$/m,
  );
});
