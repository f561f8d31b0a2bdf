/**
 * The catalogue in a shop's folder fills an empty database once; a mistake in it stops the start.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { getPage } from "../support/page.ts";
import { startServer } from "../support/server.ts";

const parent = mkdtempSync(join(tmpdir(), "first-catalogue-"));
const dataDir = join(parent, "data-of-before");
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A shop's folder as `npm run site -- new` creates it. */
function newFolder(name: string): string {
  const folder = join(parent, name);
  cpSync("app/site/cli/start", folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  mkdirSync(dataDir);
  const green = sharp({ create: { width: 600, height: 400, channels: 3, background: "#2f6b45" } });
  await green.jpeg().toFile(join(parent, "pump.jpg"));
  const spreadsheet = join(parent, "shop.csv");
  writeFileSync(spreadsheet, "SKU,Name,Category,Pictures\nP-1,Well pump,Pumps,pump.jpg\n");
  const imported = await runCommand("catalogue", ["import", spreadsheet, "--pictures", parent], {
    dataDir,
  });
  expect(imported.code, imported.errors).toBe(0);
});

const openWith = (folder: string, variables = {}) =>
  startServer({ SITE_DIR: folder, ...variables });

it.each(["catalogue.tar.gz", "catalogue.jsonl"])(
  "%s fills an empty database, once",
  async (name) => {
    const folder = newFolder(name);
    const { code, errors } = await runCommand("catalogue", ["export", join(folder, name)], {
      dataDir,
    });
    expect(code, errors).toBe(0);
    const server = await openWith(folder);
    const page = await getPage(`${server.origin}/products/well-pump`);
    expect([page.status, page.title]).toEqual([200, expect.stringContaining("Well pump")]);
    expect((await getPage(`${server.origin}/collections/pumps`)).text).toContain("Well pump");
    const [picture = ""] = /\/uploads\/[0-9a-f]{24}-600\.jpg/.exec(page.html) ?? [];
    expect((await fetch(server.origin + picture)).status).toBe(
      name === "catalogue.tar.gz" ? 200 : 404,
    );
    writeFileSync(join(folder, name), "no catalogue any more");
    const again = await openWith(folder, { DATA_DIR: server.dataDir });
    expect((await getPage(`${again.origin}/products/well-pump`)).status).toBe(200);
    await again.stop();
    await server.stop();
  },
);

it("with a mistake stops the start with one line that names the file", async () => {
  const folder = newFolder("wrong");
  writeFileSync(
    join(folder, "catalogue.jsonl"),
    '{"catalogue": 1, "products": 1}\n{"products": {"id": "x"}}\n',
  );
  await expect(openWith(folder)).rejects.toThrow(/^Cannot start: .*catalogue\.jsonl.*line 2/s);
});
