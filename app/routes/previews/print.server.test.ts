import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

vi.stubEnv("DATA_DIR", mkdtempSync(join(tmpdir(), "previews-")));
const { printPreview } = await import("./print.server.ts");
const { frame, textLine } = await import("./artwork.ts");

it("prints the same PNG of 1200 × 630 px for simultaneous and repeated requests", async () => {
  const svg = frame(
    { shop: "Dealer & Sons <1>", phone: "+91 1", logo: null, signal: "#0a7d3c" },
    textLine("Saw", { x: 60, y: 90, size: 60 }),
  );
  const [png, other] = await Promise.all([printPreview(svg), printPreview(svg)]);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(other).toEqual(png);
  expect(await printPreview(svg)).toEqual(png);
});

it("fits a text of any length and script into its width", () => {
  for (const text of ["x".repeat(300), "പമ്പ് ".repeat(40), "A\u0000<&\uD800"]) {
    const line = textLine(text, { x: 0, y: 50, size: 60, room: 500 });
    expect(line.isWellFormed() && !line.includes("\0")).toBe(true);
    expect(line).toMatch(/^<text [^>]*>[^<>]{1,60}<\/text>$/);
  }
});
