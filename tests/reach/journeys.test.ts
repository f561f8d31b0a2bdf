/**
 * The minimum for every browser: each main page complete and interactive, with menu, search and
 * filters. In the oldest, pages stay as served. A missing browser fails the run.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { town } from "../support/demonstration.ts";
import { areScriptsRunning } from "../support/scripts-running.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startOldChromium } from "./old-chromium.ts";
import { retryUntilSuccess } from "./retry.ts";
import { startWebKit } from "./webkit.ts";

const pages = [
  "/",
  "/collections/chainsaws",
  "/products/stihl-ms-250",
  "/search?q=hedge",
  "/compare?products=1,2",
  "/branches",
  "/branches?view=map",
  `/locations/${town.slug}`,
  "/contact",
  "/about",
  "/collections/all-categories",
];

/** The newest below each boundary: popovers (114), container units (105), media ranges (104). */
const whole: [name: string, start: () => Promise<Browser>][] = [
  ["Chromium 113", () => startOldChromium("113.0.1")],
  ["Chromium 103", () => startOldChromium("103.0.0")],
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
];

const poll = (condition: string, milliseconds = 15_000) => `new Promise((resolve) => {
  const end = Date.now() + ${milliseconds};
  const look = () => {
    let met = false;
    try { met = Boolean(${condition}); } catch (error) {}
    if (met || Date.now() > end) resolve(met); else setTimeout(look, 100);
  };
  look();
})`;
const scriptsRun = poll(`(${areScriptsRunning})()`);
const isInSight = (selector: string) =>
  poll(`(({ left, right, width }) => width > 0 && left < innerWidth && right > 0)(
    document.querySelector("${selector}").getBoundingClientRect())`);

const isGone = (selector: string) =>
  poll(`document.querySelector("${selector}").getBoundingClientRect().width === 0`);

describe.each(whole)("%s", (_, start) => {
  let browser: Browser;
  let hasPopovers: unknown;
  const origin = inject("site");
  beforeAll(async () => {
    browser = await start();
    hasPopovers = await browser.evaluate(`"popover" in HTMLElement.prototype`);
  });
  afterAll(() => browser?.close());

  test.each(pages)("%s is complete and interactive, and nothing overflows", async (path) => {
    await browser.goto(origin + path);
    expect(await browser.evaluate(scriptsRun)).toBe(true);
    expect(await browser.evaluate("document.title")).not.toMatch(/could not be loaded|Error/);
    expect(await browser.evaluate("document.querySelectorAll('h1').length")).toBe(1);
    expect(
      await browser.evaluate("document.documentElement.scrollWidth - innerWidth"),
    ).toBeLessThanOrEqual(0);
  });

  test("the menu opens, enters a category, and its links work", async () => {
    await browser.goto(`${origin}/contact`);
    await browser.evaluate(scriptsRun);
    const menu = hasPopovers ? ".drawer" : ".nav";
    if (hasPopovers) await browser.evaluate(`document.querySelector(".masthead__menu").click()`);
    expect(await browser.evaluate(isInSight(`${menu} summary`))).toBe(true);
    await browser.evaluate(`document.querySelector("${menu} summary").click()`);
    expect(await browser.evaluate(isInSight(`${menu} details[open] a`))).toBe(true);
    await browser.evaluate(`document.querySelector("${menu} details[open] a").click()`);
    expect(await browser.evaluate(poll(`location.pathname.startsWith("/collections/")`))).toBe(
      true,
    );
    expect(
      await browser.evaluate(
        poll(`document.querySelector(".drawer").getBoundingClientRect().right <= 0 ||
        document.querySelector(".drawer").offsetParent === null`),
      ),
    ).toBe(true);
  });

  test("the search panel opens and shows results while typing", async () => {
    await browser.goto(`${origin}/contact`);
    await browser.evaluate(scriptsRun);
    const panel = hasPopovers ? ".search-panel" : ".masthead__bar";
    if (hasPopovers) await browser.evaluate(`document.querySelector(".tool--small").click()`);
    await browser.evaluate(`(() => {
      const input = document.querySelector("${panel} input");
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, "hedge");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
    expect(await browser.evaluate(isInSight(`${panel} .live__card`))).toBe(true);
  });

  test("a filter narrows the list", async () => {
    await browser.goto(`${origin}/collections/chainsaws`);
    await browser.evaluate(scriptsRun);
    if (hasPopovers) await browser.evaluate(`document.querySelector(".toolbar__filter").click()`);
    expect(await browser.evaluate(isInSight(".filters input[type=checkbox]"))).toBe(true);
    await browser.evaluate(`document.querySelector(".filters input[type=checkbox]").click()`);
    expect(await browser.evaluate(poll(`location.search.includes("product_type")`))).toBe(true);
  });

  test("a machine is chosen for comparison and compared", async () => {
    await browser.goto(`${origin}/collections/chainsaws?compare=1`);
    await browser.evaluate(scriptsRun);
    await browser.evaluate(`document.querySelector(".toggle[aria-pressed=false]").click()`);
    expect(
      await browser.evaluate(poll(`document.querySelectorAll(".cbar li button").length === 2`)),
    ).toBe(true);
    await browser.evaluate(`document.querySelector(".cbar__go a").click()`);
    expect(
      await browser.evaluate(poll(`document.querySelectorAll(".cmp thead th").length === 2`)),
    ).toBe(true);
  });

  test("a machine is enlarged", async () => {
    await browser.goto(`${origin}/products/stihl-ms-250`);
    await browser.evaluate(scriptsRun);
    await browser.evaluate(`document.querySelector(".gallery__zoom").click()`);
    expect(await browser.evaluate(isInSight(".zoom .zoom__picture"))).toBe(true);
    await browser.evaluate(`document.querySelector(".modal--zoom .modal__head button").click()`);
    expect(await browser.evaluate(isGone(".modal--zoom"))).toBe(true);
    // A click outside, because the browser does not close this dialog by itself.
    await browser.evaluate(`document.querySelector(".gallery__zoom").click()`);
    expect(await browser.evaluate(isInSight(".zoom .zoom__picture"))).toBe(true);
    await browser.evaluate(`(() => {
      const dialog = document.querySelector(".modal--zoom");
      if (!dialog.open || "closedBy" in HTMLDialogElement.prototype) dialog.querySelector(".modal__head button").click();
      else dialog.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: -1, clientY: -1 }));
    })()`);
    expect(await browser.evaluate(isGone(".modal--zoom"))).toBe(true);
  });

  test("the map draws its branches", async () => {
    await browser.goto(`${origin}/branches?view=map`);
    await browser.evaluate(scriptsRun);
    // It is drawn once it is in the window.
    await browser.evaluate(`document.querySelector(".branch-map").scrollIntoView()`);
    expect(
      await browser.evaluate(
        poll(`document.querySelectorAll(".leaflet-marker-icon").length === 14`),
      ),
    ).toBe(true);
  });

  test("a message with a mistake is corrected on the page", async () => {
    await browser.goto(`${origin}/contact`);
    await browser.evaluate(scriptsRun);
    await browser.evaluate(`(() => {
      const form = document.querySelector("main form[method=post]");
      const values = { name: "Anu", phone: "12", subject: "parts", message: "A bar" };
      for (const [name, value] of Object.entries(values)) form.elements.namedItem(name).value = value;
      form.querySelector("button[type=submit]").click();
    })()`);
    expect(await browser.evaluate(poll(`document.querySelector("main [role=alert]")`))).toBe(true);
    expect(
      await browser.evaluate(
        `document.querySelector("main form[method=post]").elements.namedItem("message").value`,
      ),
    ).toBe("A bar");
  });
});

describe.each(["113.0.1", "103.0.0"])("Chromium %s, without popovers and scripts", (version) => {
  let browser: Browser;
  const path = `${inject("site")}/collections/chainsaws`;
  const top = `document.querySelector("main").getBoundingClientRect().top`;
  beforeAll(async () => {
    browser = await startOldChromium(version, false);
  });
  afterAll(() => browser?.close());

  test("the filters are in the page, which does not move when scripts arrive", async () => {
    await browser.goto(path);
    const served = await browser.evaluate(top);
    const { width, height } = Object(
      await browser.evaluate(
        `document.querySelector(".filters form").getBoundingClientRect().toJSON()`,
      ),
    );
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(300);
    expect(
      await browser.evaluate(
        `getComputedStyle(document.querySelector(".toolbar__filter")).display`,
      ),
    ).toBe("none");
    await browser.evaluate(`document.querySelector(".filters input[type=checkbox]").click()`);
    await browser.evaluate(`document.querySelector(".filters__foot button").click()`);
    await retryUntilSuccess(async () => {
      expect(await browser.evaluate("location.search")).toContain("product_type=");
    });
    const scripted = await startOldChromium(version);
    await scripted.goto(path);
    expect(await scripted.evaluate(scriptsRun)).toBe(true);
    expect(await scripted.evaluate(top)).toBe(served);
    await scripted.close();
  });
});

describe("Chromium 92, older than the scripts support", () => {
  let browser: Browser;
  const origin = inject("site");
  beforeAll(async () => {
    browser = await startOldChromium("92.0.0");
  });
  afterAll(() => browser?.close());

  test.each(pages)("%s stays as it was served, and nothing overflows", async (path) => {
    await browser.goto(origin + path);
    expect(await browser.evaluate(poll(`document.title.includes("Error")`, 3_000))).toBe(false);
    expect(await browser.evaluate("document.querySelectorAll('h1').length")).toBe(1);
    // No field takes the focus and scrolls the page.
    expect(await browser.evaluate("document.activeElement.localName")).toBe("body");
    expect(
      await browser.evaluate("document.documentElement.scrollWidth - innerWidth"),
    ).toBeLessThanOrEqual(0);
    expect(
      await browser.evaluate("document.querySelectorAll('header form[action=\"/search\"]').length"),
    ).toBeGreaterThan(0);
  });
});
