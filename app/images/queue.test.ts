import { spawn } from "node:child_process";
import { getPriority } from "node:os";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("leaves a site alone that was started with a line to its parent, as process managers do", async () => {
  const program = `
    await import("./app/images/queue.ts");
    console.log((await import("node:os")).getPriority(), process.listenerCount("message"), process.listenerCount("disconnect"));
    process.disconnect();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  expect(await text(child.stdout as NodeJS.ReadableStream)).toBe(`${getPriority()} 0 0\n`);
});
