import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { MegaMenu } from "./mega-menu.tsx";

function render(panelKey: string): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => <MegaMenu panelKey={panelKey} /> }]);
  return renderToStaticMarkup(<Stub />);
}

it("shows a category's links, Shop All and two cards", () => {
  const html = render("brushcutters");
  expect(html).toContain("<h2>Categories</h2>");
  expect(html).toContain('href="/collections/brushcutters"');
  expect(html.match(/class="feature"/g)).toHaveLength(2);
});

it.each(["", "vacuums", "constructor"])("shows nothing for %j, which has no panel", (key) => {
  expect(render(key)).toBe("");
});
