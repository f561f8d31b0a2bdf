import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { Menus } from "#app/site/site.ts";
import { ServerSite } from "../server-site.ts";
import { MegaMenu } from "./mega-menu.tsx";

const card = {
  title: "Monoblock",
  description: "For a house.",
  linkText: "View",
  picture: "pump.jpg",
};
const menus: Menus = {
  navigation: [],
  mobile: { panels: [], links: [] },
  footer: { columns: [], legal: [] },
  panels: [
    {
      key: "pumps",
      label: "Pumps",
      categories: [{ label: "Open well", href: "/collections/open-well-pumps" }],
      shopAll: { label: "Shop All Pumps", href: "/collections/pumps" },
      featured: [
        { ...card, href: "/products/a" },
        { ...card, href: "/products/b" },
      ],
    },
  ],
};

function render(panelKey: string): string {
  const shell = {
    menus,
    areas: { areas: [] } as never,
    pictures: new Map(),
    renderPart: () => "",
  };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <ServerSite value={shell}>
          <MegaMenu panelKey={panelKey} />
        </ServerSite>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

it("shows a category's links, Shop All and two cards", () => {
  const html = render("pumps");
  expect(html).toContain("<h2>Categories</h2>");
  expect(html).toContain('href="/collections/pumps"');
  expect(html.match(/class="feature"/g)).toHaveLength(2);
});

it.each(["", "vacuums", "constructor"])("shows nothing for %j, which has no panel", (key) => {
  expect(render(key)).toBe("");
});
