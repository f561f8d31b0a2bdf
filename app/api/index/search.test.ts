import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchIndex, rankedIds, type Searchable, searchable } from "../../../tests/support/searchable.ts";

const products = [
  searchable(1, "STIHL MS 250", "chainsaws", { specifications: [{ name: "Guide bar", value: "45 cm" }] }),
  searchable(2, "STIHL MS 251", "chainsaws", { specifications: [{ name: "Guide bar", value: "40 cm" }] }),
  searchable(3, "STIHL FS 250", "brushcutters", { brief: "Clears what a chainsaw leaves." }),
  searchable(4, "STIHL FS 120", "brushcutters", { featured: true }),
  searchable(5, "STIHL AP 300 S", "batteries", { power: "" }),
  searchable(6, "Kärcher K 5", "pressure washers", { power: "corded" }),
];

/** Ids, best first; those that answer every word where any does. */
function searchIn({ index, search }: ReturnType<typeof createSearchIndex>) {
  return (text: string) => {
    const answer = search(text);
    const whole = rankedIds(index, answer, { isWhole: true });
    return whole.length > 0 ? whole : rankedIds(index, answer);
  };
}
function idsOf({ index, search }: ReturnType<typeof createSearchIndex>, text: string, exact = false) {
  return rankedIds(index, search(text, exact));
}

const search = searchIn(createSearchIndex(products));

describe("search", () => {
  it("puts the exact model first, however it is spaced", () => {
    for (const text of ["MS 250", "ms250", "MS-250", "stihl ms 250 chainsaw"]) expect(search(text)[0]).toBe(1);
  });
  it("completes what is half typed", () => {
    expect(search("ms 2")).toEqual([1, 2]);
    expect(search("brushc")).toEqual([4, 3]);
    expect(search("karch")).toEqual([6]);
  });
  it("puts machines of the kind asked for before those that only mention it", () => {
    expect(search("chainsaw")).toEqual([1, 2, 3]);
  });
  it("corrects one or two edits but never a figure", () => {
    expect(search("chansaw")).toEqual(search("chainsaw"));
    expect(search("sthil ms 251")[0]).toBe(2);
    expect(search("ms 252")).not.toContain(6);
  });
  it("knows what shoppers call machines", () => {
    expect(search("grass cutter")).toEqual([4, 3]);
    expect(search("power washer")).toEqual([6]);
    expect(search("gas chain saw")).toEqual([1, 2]);
  });
  it("narrows by a figure", () => {
    expect(search("chainsaw 40 cm")).toEqual([2]);
  });
  it("answers nothing to what it does not know", () => {
    expect(search("xylophone")).toEqual([]);
    expect(search("   ")).toEqual([]);
    expect(search("🙂")).toEqual([]);
  });
  it("puts the one product of that very name before a model that the name mentions", () => {
    const filter = searchable(7, "Filter for MS 250", "filters", { brand: "STIHL", sku: "STI-F250", power: "" });
    const find = searchIn(createSearchIndex([...products, filter]));
    for (const text of ["Filter for MS 250", "filter-for-ms-250", "stihl filter for ms 250", "STI-F250"]) {
      expect(find(text)[0]).toBe(7);
    }
    expect(find("ms 250")[0]).toBe(1);
  });
  it("finds a product by its other names", () => {
    const named = { ...products[1], aliases: ["petrol saw pro"] } as Searchable;
    expect(searchIn(createSearchIndex([products[0], named] as Searchable[]))("Petrol Saw Pro")).toEqual([2]);
  });
  it("completes trade names that the catalogue itself does not use", () => {
    expect(search("strim")).toEqual([4, 3]);
    expect(search("weed eat")).toEqual([4, 3]);
  });
  it("lists what fits a machine after the machine, once its number is whole", () => {
    const chain = searchable(8, "STIHL Picco", "saw chains", { power: "", fits: [1] });
    const find = searchIn(createSearchIndex([...products, chain]));
    expect(find("ms 250")).toEqual([1, 8]);
    expect(find("ms 250 chain")).toContain(8);
    expect(find("ms 25")).not.toContain(8);
    expect(find("ms 251")).not.toContain(8);
  });
  it("forgets what is removed, its words too, and takes it again", () => {
    const index = createSearchIndex(products);
    const pump = searchable(9, "Honda WX10", "water pumps");
    const find = searchIn(index);
    index.put(pump);
    expect(find("wx10")).toEqual([9]);
    expect(find("water pimp")).toEqual([9]);
    index.remove(9);
    for (const text of ["wx10", "honda", "water pump", "honda wx10"]) expect(find(text)).toEqual(search(text));
    index.put({ ...pump, name: "Honda WX15" });
    expect(find("wx15")).toEqual([9]);
    expect(find("wx10")).toEqual([]);
  });
  it("answers as one built anew after thousands of changes, with room for as many more", () => {
    const index = createSearchIndex(products);
    const texts = ["ms 250", "chainsaw", "battery chainsaw", "renamed 7", "16 inch", "stihl ms 250", "trimer"];
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 100; at++) {
        for (const each of products) index.put({ ...each, name: `Renamed ${at}` });
      }
      for (const each of products) index.put(each);
    }
    const anew = createSearchIndex(products);
    for (const text of texts) expect(searchIn(index)(text), text).toEqual(searchIn(anew)(text));
  });
  it("says which words it put right, and leaves them as they are when told", () => {
    const index = createSearchIndex(products);
    expect(index.search("chansaw").corrected).toBe("chainsaw");
    expect(index.search("presure washer kaercher").corrected).toBe("pressure washer karcher");
    expect(index.search("chain saw").corrected).toBeNull();
    expect(index.search("chansaw", true).corrected).toBeNull();
    expect(idsOf(index, "chansaw", true)).toEqual([]);
  });
  it("lists after those that answer every word those that answer some that tell what is meant", () => {
    const index = createSearchIndex(products);
    const answer = index.search("chainsaw battery");
    const ordered = rankedIds(index.index, answer);
    const whole = rankedIds(index.index, answer, { isWhole: true });
    expect(ordered.length).toBeGreaterThan(1);
    expect(ordered.slice(0, whole.length)).toEqual(whole);
    expect(rankedIds(index.index, index.search("chainsaw"), { isWhole: true })).toContain(1);
  });
  it("knows near words where nothing is found", () => {
    expect(createSearchIndex(products).nearest("chainsooow", 3)).toContain("chainsaw");
    expect(createSearchIndex(products).nearest("xhxixsxw", 3)).toEqual([]);
  });
  it("knows what a dealer's own customers call things", () => {
    const index = createSearchIndex(products);
    expect(idsOf(index, "തേങ്ങ യന്ത്രം")).toEqual([]);
    index.setSynonyms([{ from: ["തേങ്ങ യന്ത്രം", "motor 1hp"], to: ["pressure washer"], only: true }]);
    for (const text of ["തേങ്ങ യന്ത്രം", "motor 1hp"]) expect(idsOf(index, text), text).toEqual([6]);
    index.setSynonyms([]);
    expect(idsOf(index, "തേങ്ങ യന്ത്രം")).toEqual([]);
  });
  it("finds words that name what every object of the language has", () => {
    const drill = searchable(1, "Bosch GSB 600", "drill", { description: "For constructors." });
    expect(idsOf(createSearchIndex([drill]), "constructor")).toEqual([1]);
  });
  it("takes any text, and never names a product twice", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const ids = search(text);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
