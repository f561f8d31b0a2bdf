import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";

vi.stubEnv("DATA_DIR", mkdtempSync(join(tmpdir(), "previews-")));
const { findPreview } = await import("./preview.server.ts");

const drawing = `/assets/machines/${readdirSync("public/assets/machines").find((file) => file.endsWith(".svg"))}`;

it("prints a drawing as PNG of 1200 × 630, the same when two ask at once and when asked again", async () => {
  const [png, other] = await Promise.all([findPreview(drawing), findPreview(drawing)]);
  expect(png?.subarray(1, 4).toString()).toBe("PNG");
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(other).toEqual(png);
  expect(await findPreview(drawing)).toEqual(png);
});

it("has none where there is no such drawing", async () => {
  expect(await findPreview("/assets/machines/none.svg")).toBeNull();
});
