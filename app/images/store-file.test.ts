import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { store, streamFile } from "./store-file.ts";

it.runIf(process.platform !== "win32")(
  "stores files that nobody else of the machine can read or list",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "store-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await store(join(folder, "uploads"), "a.svg", "<svg/>");
    const modes = ["uploads", "uploads/a.svg"].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  },
);

it("opens a file when its stream is first read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [whole, part] = [{}, { start: 1, end: 2 }].map(
    (range) => new Response(streamFile(join(folder, "a"), range)),
  );
  writeFileSync(join(folder, "a"), "abcd");
  expect([await whole?.text(), await part?.text()]).toEqual(["abcd", "bc"]);
  await expect(new Response(streamFile(join(folder, "b"))).text()).rejects.toThrow("ENOENT");
});
