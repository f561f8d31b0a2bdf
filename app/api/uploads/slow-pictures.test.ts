import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { createUploads, UnreadablePictureError } from "./uploads.ts";

vi.mock("#app/limits.ts", async (original) => ({
  ...(await original<typeof import("#app/limits.ts")>()),
  PHOTOGRAPH_LIMITS: { time: 1, heap: 512 },
}));

it("an error names the limit that a photograph exceeds", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
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
    expect(failure).toBeInstanceOf(UnreadablePictureError);
    expect(failure.message).toBe(
      '"IMG_1.jpg" takes more than 0.001 seconds to read; send a smaller one',
    );
  } finally {
    uploads.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
