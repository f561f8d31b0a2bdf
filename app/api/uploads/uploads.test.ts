/** What becomes of a photograph that cannot be stored. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { UnreadablePicture } from "./unreadable-picture.ts";
import { createUploads } from "./uploads.ts";

it("a photograph whose sizes cannot be written is no bad picture, and nothing of it stays", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
  // Nothing can be written below a file, as nothing can on a full disk.
  writeFileSync(join(dataDir, "uploads"), "");
  const uploads = createUploads(dataDir);
  try {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#284" } })
      .jpeg()
      .toBuffer();
    const failure = await uploads.keepPhotographs([{ name: "IMG_1.jpg", bytes }]).catch((error) => error);
    expect(failure).not.toBeInstanceOf(UnreadablePicture);
    expect(failure).toMatchObject({ code: expect.any(String) });
    expect(readdirSync(join(dataDir, "originals"))).toEqual([]);
  } finally {
    uploads.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
