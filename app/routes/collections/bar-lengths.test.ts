import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { findBarLengths } from "./bar-lengths.ts";

const saw = (id: number, bar?: string) => ({
  id,
  name: `Saw ${id}`,
  specifications: bar === undefined ? [] : [{ name: "Guide bar length", value: bar }],
});
const find = (slug: string, ...bars: (string | undefined)[]) =>
  findBarLengths(fakeUpstream({ "/api/products": bars.map((bar, id) => saw(id + 1, bar)) }).next(), slug);

describe("the bar lengths of a place", () => {
  it("are the different facts in order, and nothing else", async () => {
    expect(await find("chainsaws", "63 cm", "30 cm", undefined, "30 cm", "long", "37.5 cm")).toEqual([30, 37.5, 63]);
  });

  it("are none where two saws make no range, or where the products are no saws", async () => {
    expect(await find("chainsaws", "30 cm", "35 cm", "35 cm")).toEqual([]);
    expect(await find("winches", "30 cm", "35 cm", "40 cm")).toEqual([]);
  });

  it("are none in an outage, which the list beside them tells of", async () => {
    expect(await findBarLengths(fakeUpstream({}).next(), "chainsaws")).toEqual([]);
  });
});
