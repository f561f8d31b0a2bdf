/** Photographs that cannot be stored. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createUploads, UnreadablePictureError } from "./uploads.ts";

it("a failed write is not reported as a bad picture and leaves no files", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
  // A file in place of the folder makes writes fail, as on a full disk.
  writeFileSync(join(dataDir, "uploads"), "");
  const uploads = createUploads(dataDir);
  try {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#284" },
    })
      .jpeg()
      .toBuffer();
    const failure = await uploads
      .storePhotograph({ name: "IMG_1.jpg", bytes })
      .catch((error) => error);
    expect(failure).not.toBeInstanceOf(UnreadablePictureError);
    expect(failure).toMatchObject({ code: expect.any(String) });
    expect(readdirSync(join(dataDir, "originals"))).toEqual([]);
  } finally {
    uploads.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
