import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnBoth, freshDatabase } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { runCommand } from "../../../tests/support/command.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-archive-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

describeOnBoth(
  "an archive of the whole catalogue",
  (api, kind) => {
    const { send } = asAdmin(api);
    const exportTo = async (name: string, settings: Parameters<typeof runCommand>[2]) => {
      const file = join(folder, `${kind}-${name}.tar.gz`);
      const { code, errors, output } = await runCommand("catalogue", ["export", file], settings);
      expect([code, errors]).toEqual([0, expect.not.stringContaining("is missing from DATA_DIR")]);
      return { file, content: /Content hash: (\w+)/.exec(output)?.[1] };
    };

    it("contains images, and is equal after an import", async () => {
      const bytes = await sharp({
        create: { width: 600, height: 1200, channels: 3, background: "#2f6b45" },
      })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set("name", "Photographed");
      form.append("images", new File([new Uint8Array(bytes)], "p.jpg"));
      const { body } = await send("POST", "/api/products", form);
      await send("POST", "/api/products", {
        name: "Drawn",
        sku: "D-1",
        description: "one line\u2028another",
      });
      const url: string = body.data.images[0].image_url;

      const first = await exportTo("first", api().settings);
      const other = await freshDatabase("sqlite");
      const imported = await runCommand("catalogue", ["import", first.file], other.settings);
      expect(imported).toMatchObject({
        code: 0,
        output: `Imported 2 products\nContent hash: ${first.content}\n`,
      });
      const second = await exportTo("second", other.settings);
      expect([second.content, hashOf(second.file)]).toEqual([first.content, hashOf(first.file)]);
      expect(existsSync(join(other.settings.dataDir, url))).toBe(true);
      expect(readdirSync(join(other.settings.dataDir, "originals"))).toHaveLength(1);
      await other.remove();
    });

    it.runIf(kind === "sqlite")("is the catalogue of a backup too, but never one", async () => {
      const { file, content } = await exportTo("before", api().settings);
      const backup = join(folder, "shop.backup");
      await runCommand("backup", ["backup", backup], api().settings);
      const other = await freshDatabase("sqlite");
      const imported = await runCommand("catalogue", ["import", backup], other.settings);
      expect(imported.output).toContain(`Content hash: ${content}\n`);
      const restore = ["restore", file, "--replace"];
      const { code, errors } = await runCommand("backup", restore, other.settings);
      expect([code, errors]).toEqual([1, expect.stringContaining("a catalogue, not a backup")]);
      writeFileSync(backup, readFileSync(backup).subarray(0, -9));
      const cut = await runCommand("catalogue", ["import", backup], other.settings);
      expect([cut.code, cut.errors]).toEqual([1, expect.stringContaining("is damaged")]);
      expect((await exportTo("after", other.settings)).content).toBe(content);
      await other.remove();
    });
  },
  { seeded: false },
);
