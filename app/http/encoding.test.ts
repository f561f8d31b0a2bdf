import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { preferredCoding } from "./encoding.ts";

describe("the encoding that a client prefers", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["deflate, zstd", "identity"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["GZIP ; Q=0.5", "gzip"],
    ["identity, br;q=0.9", "identity"],
    ["*", "br"],
    ["br;q=0, *;q=0.1", "gzip"],
    ["gzip;q=0.001", "gzip"],
    ["gzip;q=0, br;q=0", "identity"],
    ["identity;q=0, gzip", "gzip"],
    // The header rejects every coding; the page is sent anyway.
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
    ["br;q=many", "identity"],
  ])("of %j is %s", (accepted, encoding) => {
    expect(preferredCoding(accepted).name).toBe(encoding);
  });

  const qualities = fc.record({
    br: fc.integer({ min: 0, max: 1000 }),
    gzip: fc.integer({ min: 0, max: 1000 }),
    identity: fc.integer({ min: 0, max: 1000 }),
  });

  it("is one with the highest quality, in any order of the header", () => {
    const order = fc.shuffledSubarray(["br", "gzip", "identity"] as const, { minLength: 3 });
    fc.assert(
      fc.property(qualities, order, (quality, names) => {
        const accepted = names.map((name) => `${name};q=${quality[name] / 1000}`).join(", ");
        const best = Math.max(...Object.values(quality));
        const chosen = preferredCoding(accepted).name;
        if (best === 0) expect(chosen).toBe("identity");
        else expect(quality[chosen as "br"]).toBe(best);
      }),
    );
  });

  it("is one that the site has, whatever the header contains", () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        expect(["br", "gzip", "identity"]).toContain(preferredCoding(accepted).name);
      }),
    );
  });
});
