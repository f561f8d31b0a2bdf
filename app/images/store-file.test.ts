import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { store } from "./store-file.ts";

it.runIf(process.platform !== "win32")("stores files that nobody else of the machine can read or list", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await store(join(folder, "uploads"), "a.svg", "<svg/>");
  const modes = ["uploads", "uploads/a.svg"].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
