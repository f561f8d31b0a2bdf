import sharp from "sharp";
import { expect, it } from "vitest";
import { isTruncated } from "./picture-header.ts";

const picture = sharp({
  create: {
    width: 300,
    height: 200,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 30 },
    background: "#000",
  },
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "distinguishes a complete %s from a truncated one",
  async (form) => {
    const bytes = await picture.clone().toFormat(form).toBuffer();
    expect(isTruncated(bytes)).toBe(false);
    for (const part of [0.5, 0.9])
      expect(isTruncated(bytes.subarray(0, bytes.length * part))).toBe(true);
  },
);

it("does not mistake the end of a photograph's preview for the file's end", async () => {
  const preview = await picture.clone().jpeg().toBuffer();
  const metadata = Buffer.concat([Buffer.from("Exif\0\0"), preview.subarray(0, 60_000)]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(metadata.length + 2, 4);
  const whole = Buffer.concat([head, metadata, preview.subarray(2)]);
  expect(isTruncated(whole)).toBe(false);
  expect(isTruncated(whole.subarray(0, -100))).toBe(true);
});
