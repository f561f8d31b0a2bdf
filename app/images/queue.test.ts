import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { withoutPngTexts } from "./make-sizes.ts";
import { refusalOf } from "./picture-header.ts";
import { createQueue } from "./queue.ts";

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#284" } })
    .png()
    .toBuffer();

it("works under process managers that open an IPC channel", async () => {
  const program = `
    await import("./app/images/queue.ts");
    console.log((await import("node:os")).getPriority(), process.listenerCount("message"), process.listenerCount("disconnect"));
    process.disconnect();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  expect(await text(child.stdout as NodeJS.ReadableStream)).toBe(`${getPriority()} 0 0\n`);
});

it("distinguishes a read-only folder from an unreadable picture", async () => {
  const folder = mkdtempSync(join(tmpdir(), "queue-"));
  const queue = createQueue();
  const make = (original: string, into: string) =>
    queue
      .makeFallback({ original, folder: into, hash: original.slice(-3) })
      .catch((error) => error);
  try {
    const [good, bad] = [join(folder, "one"), join(folder, "two")];
    writeFileSync(good, await green(40, 30));
    writeFileSync(bad, "no picture");
    expect(await make(good, join(good, "below a file"))).toMatchObject({
      code: expect.any(String),
    });
    expect((await make(bad, folder)).code).toBeUndefined();
    expect(await make(good, folder)).toMatchObject({ width: 40 });
  } finally {
    queue.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it("does not unpack the texts of a PNG", async () => {
  const data = await green(40, 30);
  const text = Buffer.concat([Buffer.from("zTXta\0\0"), deflateSync(Buffer.alloc(1000))]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(text.length - 4);
  frame.writeUInt32BE(crc32(text), 4);
  const chunk = [frame.subarray(0, 4), text, frame.subarray(4)];
  const bomb = Buffer.concat([data.subarray(0, 33), ...chunk, data.subarray(33)]);
  expect(await sharp(bomb).metadata()).toMatchObject({ comments: [{ keyword: "a" }] });
  const { width, comments } = await sharp(withoutPngTexts(bomb)).metadata();
  expect([width, comments]).toEqual([40, undefined]);
});

it("never enlarges a picture", async () => {
  const folder = mkdtempSync(join(tmpdir(), "queue-"));
  const queue = createQueue();
  try {
    const original = join(folder, "narrow");
    const bytes = await green(1, 25_000);
    expect(refusalOf(bytes)).toBe(
      "is 1 × 25000 pixels: one side must be at most 50 times as long as the other",
    );
    writeFileSync(original, bytes);
    expect(await queue.makeSizes({ original, folder, hash: "narrow" })).toMatchObject({
      width: 1,
      height: 16_000,
    });
    expect(existsSync(join(folder, "narrow-1.avif"))).toBe(true);
  } finally {
    queue.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
