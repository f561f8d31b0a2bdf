import { describe, expect, it } from "vitest";
import { megaMenu, mobileMenu } from "./menus.ts";

/** The specification, document 1 §2. */
const MEGA_MENU_COLLECTIONS = `pole-saws top-handle-saws chainsaw-chains chainsaw-bars petrol-brushcutters
  electric-brushcutters battery-brushcutters petrol-blowers backpack-blowers petrol-pressure-washers surface-cleaners
  petrol-lawn-mowers robotic-mowers`.split(/\s+/);
const MOBILE_MENU_COLLECTIONS = `gardening lawn-mowers hedge-trimmers electric-drills impact-drivers tape-measures
  handheld-vacuums cordless-vacuums pet-vacuums`.split(/\s+/);

const hrefsIn = (menu: object) => Array.from(JSON.stringify(menu).matchAll(/"href":"([^"]+)"/g), ([, href]) => href);

describe("menus", () => {
  it("have five panels of two cards, and the four panels of the mobile menu", () => {
    expect(megaMenu.map(({ key }) => key)).toEqual([
      "chainsaws",
      "brushcutters",
      "blowers",
      "pressure-washers",
      "lawn-mowers",
    ]);
    expect(mobileMenu.map(({ label }) => label)).toEqual(["Chainsaws", "Brushcutters", "Hand Tools", "Vacuums"]);
  });

  it("keep drills under the mobile brushcutters, as the specification gives them", () => {
    const links = mobileMenu.find(({ key }) => key === "brushcutters")?.links.map(({ href }) => href);
    expect(links).toContain("/collections/electric-drills");
  });

  it("lead everywhere the specification names", () => {
    const hrefs = hrefsIn(megaMenu);
    for (const type of ["petrol", "corded", "cordless"]) expect(hrefs).toContain(`/collections/chainsaws?type=${type}`);
    for (const slug of MEGA_MENU_COLLECTIONS) expect(hrefs).toContain(`/collections/${slug}`);
    for (const panel of megaMenu) expect(panel.shopAll.href).toBe(`/collections/${panel.key}`);
    expect(megaMenu.map(({ featured: [first] }) => first.href)).toEqual([
      "/products/petrol-chainsaw-pro",
      "/products/petrol-brushcutter-52cc",
      "/products/backpack-blower-pro",
      expect.stringMatching(/^\/products\/[0-9a-f]{12}$/),
      "/products/self-propelled-petrol-mower",
    ]);
  });

  it("of small screens lead there too", () => {
    const hrefs = hrefsIn(mobileMenu);
    for (const slug of MOBILE_MENU_COLLECTIONS) expect(hrefs).toContain(`/collections/${slug}`);
    for (const { key, shopAll } of mobileMenu) expect(shopAll.href).toBe(`/collections/${key}`);
  });
});
