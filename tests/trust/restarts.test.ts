/** Restarts under load, as `restarts.ts` performs them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { recordMeasurement } from "./measurement.ts";

it("ten restarts under load lose no request", async ({ task }) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "restarts.ts")], {
    stdio: "pipe",
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  recordMeasurement(task, output.trim().split("\n").slice(-2).join("; "));
  expect([code, errors]).toEqual([0, expect.any(String)]);
});
