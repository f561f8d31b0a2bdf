import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createSearchIndex,
  rankedIds,
  type SearchableProduct,
  searchable,
} from "../../../tests/support/searchable.ts";

const products = [
  searchable(1, "STIHL MS 250", "chainsaws", {
    specifications: [{ name: "Guide bar", value: "45 cm" }],
  }),
  searchable(2, "STIHL MS 251", "chainsaws", {
    specifications: [{ name: "Guide bar", value: "40 cm" }],
  }),
  searchable(3, "STIHL FS 250", "brushcutters", { brief: "Clears what a chainsaw leaves." }),
  searchable(4, "STIHL FS 120", "brushcutters", { featured: true }),
  searchable(5, "STIHL AP 300 S", "batteries", { type: null }),
  searchable(6, "Kärcher K 5", "pressure washers", { type: "corded" }),
];

/** Ids, best first; only products that match every word, if there are any. */
function searchIn({ index, search }: ReturnType<typeof createSearchIndex>) {
  return (text: string) => {
    const answer = search(text);
    const whole = rankedIds(index, answer, { isWhole: true });
    return whole.length > 0 ? whole : rankedIds(index, answer);
  };
}
function idsOf(
  { index, search }: ReturnType<typeof createSearchIndex>,
  text: string,
  exact = false,
) {
  return rankedIds(index, search(text, exact));
}

const search = searchIn(createSearchIndex(products));

describe("search", () => {
  it("completes words that are half typed", () => {
    expect(search("ms 2")).toEqual([1, 2]);
    expect(search("brushc")).toEqual([4, 3]);
    expect(search("karch")).toEqual([6]);
  });
  it("lists machines of the requested type before those that mention it", () => {
    expect(search("chainsaw")).toEqual([1, 2, 3]);
  });
  it("corrects one or two letters but never a digit", () => {
    expect(search("chansaw")).toEqual(search("chainsaw"));
    expect(search("sthil ms 251")[0]).toBe(2);
    expect(search("ms 252")).not.toContain(6);
  });
  it("knows trade names of machines", () => {
    expect(search("grass cutter")).toEqual([4, 3]);
    expect(search("power washer")).toEqual([6]);
    expect(search("gas chain saw")).toEqual([1, 2]);
  });
  it("narrows by a quantity", () => {
    expect(search("chainsaw 40 cm")).toEqual([2]);
  });
  it("finds nothing for unknown words", () => {
    expect(search("xylophone")).toEqual([]);
    expect(search("   ")).toEqual([]);
    expect(search("🙂")).toEqual([]);
  });
  it("lists a product of that exact name before the model that the name mentions", () => {
    const filter = searchable(7, "Filter for MS 250", "filters", {
      brand: "STIHL",
      sku: "STI-F250",
      type: null,
    });
    const find = searchIn(createSearchIndex([...products, filter]));
    for (const text of [
      "Filter for MS 250",
      "filter-for-ms-250",
      "stihl filter for ms 250",
      "STI-F250",
    ]) {
      expect(find(text)[0]).toBe(7);
    }
    expect(find("ms 250")[0]).toBe(1);
  });
  it("finds a product by its other names", () => {
    const named = { ...products[1], aliases: ["petrol saw pro"] } as SearchableProduct;
    expect(
      searchIn(createSearchIndex([products[0], named] as SearchableProduct[]))("Petrol Saw Pro"),
    ).toEqual([2]);
  });
  it("completes trade names that the catalogue itself does not use", () => {
    expect(search("strim")).toEqual([4, 3]);
    expect(search("weed eat")).toEqual([4, 3]);
  });
  it("lists parts after their machine, and machines after their part, by whole model numbers", () => {
    const chain = searchable(8, "STIHL Picco", "saw chains", { type: null, fits: [1] });
    const find = searchIn(createSearchIndex([...products, chain]));
    expect(find("ms 250")).toEqual([1, 8]);
    expect(find("ms 250 chain")).toContain(8);
    expect(find("ms 25")).not.toContain(8);
    expect(find("ms 251")).not.toContain(8);
    const battery = { ...chain, id: 9, name: "STIHL AP 200" };
    const both = searchIn(createSearchIndex([...products, battery]));
    expect(both("ap 200")).toEqual([9, 1]);
    expect(both("chainsaw for my ap 200")).toContain(1);
  });
  it("forgets deleted products and their words, and finds them when restored", () => {
    const index = createSearchIndex(products);
    const pump = searchable(9, "Honda WX10", "water pumps");
    const find = searchIn(index);
    index.put(pump);
    expect(find("wx10")).toEqual([9]);
    expect(find("water pimp")).toEqual([9]);
    index.remove(9);
    for (const text of ["wx10", "honda", "water pump", "water pimp", "honda wx10"])
      expect(find(text)).toEqual(search(text));
    index.put({ ...pump, name: "Honda WX15" });
    expect(find("water pimp")).toEqual([9]);
    expect(find("wx15")).toEqual([9]);
    expect(find("wx10")).toEqual([]);
  });
  it("reports corrected words, and corrects none in an exact search", () => {
    const index = createSearchIndex(products);
    expect(index.search("chansaw").corrected).toBe("chainsaw");
    expect(index.search("presure washer kaercher").corrected).toBe("pressure washer karcher");
    expect(index.search("chain saw").corrected).toBeNull();
    expect(index.search("chansaw", true).corrected).toBeNull();
    expect(idsOf(index, "chansaw", true)).toEqual([]);
  });
  it("lists matches of some words after matches of every word", () => {
    const index = createSearchIndex(products);
    const answer = index.search("chainsaw battery");
    const ordered = rankedIds(index.index, answer);
    const whole = rankedIds(index.index, answer, { isWhole: true });
    expect(ordered.length).toBeGreaterThan(1);
    expect(ordered.slice(0, whole.length)).toEqual(whole);
    expect(rankedIds(index.index, index.search("chainsaw"), { isWhole: true })).toContain(1);
  });
  it("suggests similar words where nothing is found", () => {
    const nearestIn = (listed: typeof products, text: string) => {
      const { index, nearest } = createSearchIndex(listed);
      return nearest(text, 3, index.sets.all);
    };
    expect(nearestIn(products, "chainsooow")).toContain("chainsaw");
    expect(nearestIn(products, "xhxixsxw")).toEqual([]);
    const saw = searchable(8, "Makita Plunge", "saws");
    expect(nearestIn([saw], "plnge")).toEqual(["plunge"]);
    expect(nearestIn([saw], "plug")).toEqual([]);
    const wire = searchable(9, "Pin", "Pin");
    expect(nearestIn([wire], "shop in")).toEqual([]);
    const trimmer = searchable(10, "Makita UH", "Hedge trimmers");
    expect(nearestIn([trimmer], "hdegetrimmer")).toEqual(["hedge trimmers"]);
  });
  it("corrects to whole words of trade names", () => {
    const sprayer = searchable(7, "Makita PM", "sprayers");
    const { search } = createSearchIndex([...products, sprayer]);
    expect(search("pesticidev sprayer").corrected).toBe("pesticide sprayer");
  });
  it("corrects no word of the language, unless its phrase shows the typo", () => {
    const index = createSearchIndex(products);
    for (const text of [
      "lightest chainsaw",
      "service for chainsaw",
      "service center near me",
      ...["tapping", "clear brushcutter", "how much is ms 250", "loan", "drone"],
    ])
      expect(index.search(text).corrected, text).toBeNull();
    expect(index.search("brush cuter").corrected).toBe("brush cutter");
    const sprayer = searchable(7, "STIHL SGA 85", "Battery sprayers");
    const battery = createSearchIndex([...products, sprayer]);
    expect(battery.search("cardamom spryer battery").corrected).toBe("cardamom sprayers battery");
  });
  it("neither corrects a word of the shop's pages nor suggests another for it", () => {
    const pump = searchable(7, "Honda WX10", "water pumps");
    const { index, nearest, search, setPageWords } = createSearchIndex([pump]);
    expect(search("monday").corrected).toBe("honda");
    setPageWords(new Set(["monday"]));
    expect(search("monday").corrected).toBeNull();
    expect(nearest("monday", 3, index.sets.all)).toEqual([]);
  });
  it("lists the machine that is asked for before others that match more words", () => {
    const blower = searchable(7, "STIHL SR 430", "mistblowers", { brief: "For rubber trees." });
    const { index, search } = createSearchIndex([...products, blower]);
    expect(rankedIds(index, search("which chainsaw for rubber tree")).slice(0, 3)).toEqual([
      1, 2, 7,
    ]);
  });
  it("finds a part of a compound word, and no shorter beginning of a description's", () => {
    const boat = searchable(8, "Exide Båtbatteri", "marine", {
      description: "Premium, low-emission. Lubricates.",
    });
    const index = createSearchIndex([boat, ...products]);
    const find = searchIn(index);
    expect(find("batteri")).toEqual([8]);
    expect(find("emi")).toEqual([]);
    expect(idsOf(index, "lubric chainsaw")).not.toContain(8);
    expect(find("emission")).toEqual([8]);
  });
  it("finds codes in any spacing", () => {
    const values = ["800 A", "M14", "4006381333931", "0000 120 1630", "1/2 inch", "18 in"];
    const specifications = values.map((value) => ({ name: "Figure", value }));
    const find = searchIn(
      createSearchIndex([searchable(8, "Exide Dual", "marine", { specifications }), ...products]),
    );
    const texts = `800 A;800a;m14;M 14;4006381 333931;0000-120-1630;00001201630;½ inch;½";1/2";18"`;
    for (const text of texts.split(";")) expect(find(text), text).toContain(8);
  });
  it("uses the shop's synonyms", () => {
    const index = createSearchIndex(products);
    expect(idsOf(index, "തേങ്ങ യന്ത്രം")).toEqual([]);
    index.setSynonyms([{ from: ["തേങ്ങ യന്ത്രം", "motor 1hp"], to: ["pressure washer"], only: true }]);
    for (const text of ["തേങ്ങ യന്ത്രം", "motor 1hp"]) expect(idsOf(index, text), text).toEqual([6]);
    index.setSynonyms([]);
    expect(idsOf(index, "തേങ്ങ യന്ത്രം")).toEqual([]);
  });
  it("finds words that are property names of JavaScript objects", () => {
    const drill = searchable(1, "Bosch GSB 600", "drill", { description: "For constructors." });
    expect(idsOf(createSearchIndex([drill]), "constructor")).toEqual([1]);
  });
  it("accepts any text, and lists no product twice", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const ids = search(text);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
