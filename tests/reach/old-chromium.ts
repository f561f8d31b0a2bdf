/** Old Chromiums from npm packages for servers, downloaded once into the temporary folder. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "playwright";
import { type Browser, phone } from "./browser.ts";

/** @throws if the package is unavailable, or the machine lacks a library */
export async function startOldChromium(
  version: string,
  javaScriptEnabled = true,
): Promise<Browser> {
  const folder = await unpack(version);
  const browser = await chromium.launch({
    executablePath: join(folder, "chromium"),
    env: { ...process.env, LD_LIBRARY_PATH: folder },
    args: ["--no-sandbox", "--use-gl=swiftshader", "--single-process", "--no-zygote", "--headless"],
  });
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled });
  // A route disables the browser's cache, which may hang in a single-process browser.
  await context.route("**/no-such-url", (route) => route.continue());
  let page = await context.newPage();
  return {
    async goto(url) {
      // The oldest lose a page that navigates to another URL.
      const last = page;
      page = await context.newPage();
      await last.close();
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

async function unpack(version: string): Promise<string> {
  const folder = join(tmpdir(), `old-chromium-${version}`);
  if (existsSync(join(folder, "chromium"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`], {
    cwd: folder,
    stdio: "ignore",
  });
  const packed = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (!packed) throw new Error(`npm has no @sparticuz/chromium@${version}`);
  execFileSync("tar", ["xzf", packed], { cwd: folder });
  const parts = join(folder, "package/bin");
  for (const part of ["swiftshader.tar", "chromium"]) {
    const file = join(folder, part);
    await pipeline(
      createReadStream(join(parts, `${part}.br`)),
      createBrotliDecompress(),
      createWriteStream(file),
    );
  }
  execFileSync("tar", ["xf", "swiftshader.tar"], { cwd: folder });
  rmSync(join(folder, packed));
  rmSync(join(folder, "package"), { recursive: true });
  chmodSync(join(folder, "chromium"), 0o755);
  return folder;
}
