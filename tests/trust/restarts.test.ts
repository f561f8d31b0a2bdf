/** Restarts under requests, as `restarts.ts` tries them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { measured } from "./figure.ts";

it("ten restarts under requests lose none", async ({ task }) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "restarts.ts")], { stdio: "pipe" });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  measured(task, output.trim().split("\n").slice(-2).join("; "));
  expect([code, errors]).toEqual([0, expect.any(String)]);
});
