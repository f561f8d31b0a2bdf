import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { loadTargets } from "./targets.server.ts";
import "../../../tests/support/demonstration.ts";

const group = (id: number, name: string, slug: string, product_count: number) => ({
  id,
  name,
  slug,
  product_count,
  description: "",
});
const upstream = () =>
  fakeUpstream({
    "/api/categories": [
      group(1, "Chainsaws", "chainsaws", 55),
      group(2, "Power Tools", "power-tools", 27),
      group(3, "Deals", "deals", 9),
      group(4, "Mixers", "mixers", 0),
    ],
    "/api/subcategories": [
      { ...group(5, "Petrol Chainsaws", "petrol-chainsaws", 32), category_id: 1 },
      { ...group(6, "Pole Saws", "pole-saws", 60), category_id: 1 },
    ],
  }).next();

async function find(query: string, brands: string[] = []) {
  const found = await loadTargets(upstream(), "en", {
    query,
    corrected: null,
    brands,
    hidesPrices: true,
  });
  return {
    categories: found.categories.map(({ label }) => label),
    pages: found.pages.map(({ href }) => href),
  };
}

describe("pages", () => {
  it.each([
    ["warranty", "/warranty"],
    ["waranty", "/warranty"],
    ["warr", "/warranty"],
    ["return policy", "/returns"],
    ["opening hours", "/branches"],
    ["kottayam branch", "/branches#kottayam"],
    ["kottayam opening hours", "/branches#kottayam"],
    ["opening time kottayam", "/branches#kottayam"],
    ["chainsaw repair kottayam", "/branches#kottayam"],
    ["kochi branch", "/branches"],
    ["stihl dealer in ernakulam", "/branches"],
    ["chainsaw shop near me", "/branches"],
    ["subsidy", "/subsidy"],
    ["smam for farmers", "/#smam-subsidy-on-machines-for-kerala-s-farmers"],
    ["spare parts", "/parts"],
    ["chainsaw spare parts", "/parts"],
    ["warranty for a chainsaw", "/warranty"],
    ["ms 170 manual", "/manuals"],
    ["phone number", "/contact"],
    ["privacy policy", "/privacy-policy"],
  ])("'%s' leads to %s", async (query, href) => {
    expect((await find(query)).pages[0]).toBe(href);
  });

  it.each([
    "saw",
    "honda",
    "manual sprayer",
    "branch cutter",
    "drill press",
    "repair kit",
    "guide bar",
    "petrol",
    "power tools",
    "ap 300 s",
    "xylophone",
  ])("'%s' leads to none", async (query) => {
    expect((await find(query)).pages).toEqual([]);
  });

  it("a maker of the products found may precede a page's name", async () => {
    expect((await find("stihl warranty", ["STIHL"])).pages).toEqual(["/warranty"]);
    expect((await find("zebra warranty", ["STIHL"])).pages).toEqual([]);
  });
});

describe("categories", () => {
  it.each([
    ["chainsaw", ["Chainsaws, 55", "Petrol Chainsaws, 32"]],
    ["saw", ["Chainsaws, 55", "Pole Saws, 60", "Petrol Chainsaws, 32"]],
    ["petrol saws", ["Petrol Chainsaws, 32"]],
    ["aw", []],
    ["petrol chainsaws", ["Petrol Chainsaws, 32"]],
    ["power tools", ["Power Tools, 27"]],
    ["offers", ["Deals, 9"]],
    ["mixers", []],
    ["stihl chainsaw", []],
  ])("'%s' finds %j", async (query, labels) => {
    expect((await find(query)).categories).toEqual(labels);
  });

  it("are found by the corrected words", async () => {
    const search = { query: "chansaw", corrected: "chainsaw", hidesPrices: true, brands: [] };
    const { categories } = await loadTargets(upstream(), "en", search);
    expect(categories[0]?.href).toBe("/collections/chainsaws");
  });
});
