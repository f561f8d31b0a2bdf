import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMP_HOURS } from "./amp-hours.ts";
import {
  activeFilters,
  EVERYTHING,
  type Finding,
  findingHref,
  parseFinding,
  serializeFinding,
  withFinding,
  withoutFilter,
  withoutFilters,
} from "./finding.ts";
import { POWER_TYPES } from "./power-type.ts";
import { SORTS } from "./sort.ts";

const parse = (query: string) => parseFinding(new URLSearchParams(query));

/** Any query string, the known parameters more often than chance would have them. */
const anyParams = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom("q", "category", "subcategory_id", "type", "product_type", "ah", "sort", "page", "compare"),
        fc.string(),
      ),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.integer().map(String),
        fc.constantFrom("petrol", "Battery", "2 ah", "z-to-a", "12,15,12", "Chainsaw", "İstanbul", "\u0000", " "),
      ),
    ),
    { maxLength: 30 },
  )
  .map((pairs) => new URLSearchParams(pairs));

const valid: fc.Arbitrary<Finding> = anyParams.map(parseFinding);

const change: fc.Arbitrary<Partial<Finding>> = fc.oneof(
  fc.record({ powerType: fc.constantFrom(null, ...POWER_TYPES) }),
  fc.record({ ampHours: fc.constantFrom(null, ...AMP_HOURS) }),
  fc.record({ sort: fc.constantFrom(...SORTS.map(({ value }) => value)) }),
  fc.record({ productTypes: fc.subarray(["chainsaws", "blowers", "petrol chainsaws"]) }),
  fc.record({ subcategoryId: fc.option(fc.integer({ min: 1, max: 99 })) }),
);

describe("a finding in an address", () => {
  it("comes back as it was written", () => {
    fc.assert(
      fc.property(valid, (finding) => {
        expect(parse(serializeFinding(finding))).toEqual(finding);
      }),
    );
  });

  it("is written in one way, however it was asked for", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const once = serializeFinding(parseFinding(params));
        expect(serializeFinding(parse(once))).toBe(once);
      }),
    );
  });

  it("writes no defaults and keeps one order", () => {
    expect(serializeFinding(EVERYTHING)).toBe("");
    expect(serializeFinding(parse("sort=relevance&page=1&type=&q="))).toBe("");
    expect(
      findingHref("/search", parse("compare=12,15&page=3&type=gas&product_type=Pump&product_type=blowers&q=ms+250")),
    ).toBe("/search?q=ms+250&type=petrol&product_type=blowers&product_type=pumps&page=3&compare=12,15");
  });

  it.each([
    ["page=abc", "page=0", "page=-1", "page=1.5", "page=99999999999"],
    ["sort=%00", "sort=price", "type=steam", "type=%E0%A4%A", "ah=12", "ah=5.2", "subcategory_id=x"],
    ["compare=a,b", "compare=0", "product_type=", "product_type=%00", "q=%20%00%20"],
  ])("reads nonsense as nothing: %s", (...queries) => {
    for (const query of queries) expect(parse(query)).toEqual(EVERYTHING);
  });

  it("cuts what is too much", () => {
    const flood = parse(
      `q=${"a".repeat(8192)}&compare=${Array.from({ length: 500 }, (_, i) => i + 1)}&${"product_type=p&".repeat(500)}`,
    );
    expect(flood.q).toHaveLength(200);
    expect(flood.compare).toEqual([1, 2, 3, 4]);
    const types = Array.from({ length: 500 }, (_, i) => `product_type=kind+${i}`).join("&");
    expect(parse(types).productTypes).toHaveLength(20);
  });
});

describe("changing a finding", () => {
  it("goes back to the first page exactly when the list changes", () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 2, max: 50 }), change, (finding, page, change) => {
        const before = { ...finding, page };
        const after = withFinding(before, change);
        const changed = serializeFinding({ ...before, ...change }) !== serializeFinding(before);
        expect(after.page).toBe(changed ? 1 : page);
      }),
    );
    expect(withFinding({ ...EVERYTHING, page: 4 }, { compare: [1] }).page).toBe(4);
  });

  it("does not depend on the order of choosing", () => {
    fc.assert(
      fc.property(
        valid,
        fc.constantFrom(...POWER_TYPES),
        fc.constantFrom(...AMP_HOURS),
        (finding, powerType, ampHours) => {
          const one = withFinding(withFinding(finding, { powerType }), { ampHours });
          const other = withFinding(withFinding(finding, { ampHours }), { powerType });
          expect(one).toEqual(other);
        },
      ),
    );
    const types = ["pumps", "blowers"];
    expect(withFinding(EVERYTHING, { productTypes: types })).toEqual(
      withFinding(EVERYTHING, { productTypes: [...types].reverse() }),
    );
  });

  it("takes filters away one by one until none is left", () => {
    fc.assert(
      fc.property(valid, (finding) => {
        const bare = activeFilters(finding).reduce((rest, { key, value }) => withoutFilter(rest, key, value), finding);
        expect(activeFilters(bare)).toEqual([]);
        expect(bare).toEqual(withoutFilters(finding));
      }),
    );
  });

  it("takes away only the product type that was named", () => {
    const finding = parse("product_type=pumps&product_type=blowers&type=petrol");
    expect(serializeFinding(withoutFilter(finding, "productTypes", "pumps"))).toBe("type=petrol&product_type=blowers");
  });
});
