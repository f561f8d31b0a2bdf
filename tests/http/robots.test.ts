import { expect, inject, it } from "vitest";

it("robots.txt names the sitemap", async () => {
  expect(await (await fetch(`${inject("site")}/robots.txt`)).text()).toMatch(
    /^Sitemap: http.+\/sitemap\.xml$/m,
  );
});
