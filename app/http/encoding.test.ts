import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENCODINGS, encode, preferredEncoding, QUICKEST } from "./encoding.ts";

describe("the form that a client prefers", () => {
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
    // It refuses everything, and gets the page all the same.
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
    ["br;q=many", "identity"],
  ])("of %j is %s", (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding);
  });

  const qualities = fc.record({
    br: fc.integer({ min: 0, max: 1000 }),
    gzip: fc.integer({ min: 0, max: 1000 }),
    identity: fc.integer({ min: 0, max: 1000 }),
  });

  it("is one that it likes as well as any other, in whatever order it names them", () => {
    const order = fc.shuffledSubarray([...ENCODINGS], { minLength: 3 });
    fc.assert(
      fc.property(qualities, order, (quality, names) => {
        const accepted = names.map((name) => `${name};q=${quality[name] / 1000}`).join(", ");
        const best = Math.max(...Object.values(quality));
        const chosen = preferredEncoding(accepted);
        if (best === 0) expect(chosen).toBe("identity");
        else expect(quality[chosen]).toBe(best);
      }),
    );
  });

  it.each([
    ["gzip, deflate, br, zstd", "gzip"],
    ["br, gzip;q=0.9", "br"],
    ["br", "br"],
    ["deflate", "identity"],
  ])("of %j is %s where it has to be made first", (accepted, encoding) => {
    expect(preferredEncoding(accepted, QUICKEST)).toBe(encoding);
  });

  it("is one there is, whatever the header says", () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        expect(ENCODINGS).toContain(preferredEncoding(accepted));
      }),
    );
  });
});

it("a page comes back from every coding as it went in", async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Uint8Array) => body };
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.constantFrom(...ENCODINGS), async (page, encoding) => {
      expect(Buffer.from(unpack[encoding](await encode(page, encoding)))).toEqual(Buffer.from(page));
    }),
  );
});
