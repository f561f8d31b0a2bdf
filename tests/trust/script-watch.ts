/** A browser without the pages' policy, which tells of each script that a vector ran and of each link that leads where none should. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/browser.ts";
import { ELSEWHERE } from "./script-vectors.ts";

export interface ScriptWatch {
  page: Page;
  /** Numbers of the vectors that ran since it was last asked. */
  takeRan(): number[];
  /** Opens a page of the site, and tells what is wrong with it once its own scripts are at work. */
  lookAt(address: string): Promise<string[]>;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

interface WatchOptions {
  /** The header of somebody signed in to the desk. */
  cookie?: string;
  /** Loads the documents alone, which takes a fraction of the time; what they hold runs all the same. */
  documentsOnly?: boolean;
}

export async function watchScripts(
  browser: Browser,
  origin: string,
  { cookie = "", documentsOnly = false }: WatchOptions = {},
): Promise<ScriptWatch> {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
  const ran: number[] = [];
  await context.exposeBinding("ran", (_, number: number) => ran.push(number));
  await signInWith(context, origin, cookie);
  const left: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const { hostname } = new URL(route.request().url());
      // A picture runs nothing, and where pictures come from is the policy's business.
      if (!["image", "media"].includes(route.request().resourceType())) left.push(`asks ${hostname}`);
      return route.abort();
    },
  );
  if (documentsOnly)
    await context.route(
      (url) => url.origin === origin && /\.(?:js|css|woff2|svg|png|webp|avif|ico)$/.test(url.pathname),
      (route) => (route.request().resourceType() === "document" ? route.continue() : route.abort()),
    );
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  const takeRan = () => ran.splice(0);
  return {
    page,
    takeRan,
    async lookAt(address) {
      left.length = 0;
      const response = await page.goto(address);
      const status = response?.status() ?? 0;
      const isPage = /html/.test(response?.headers()["content-type"] ?? "");
      if (isPage && !documentsOnly) await page.waitForFunction(areScriptsAtWork);
      const seen = await page.evaluate(findWhatCouldRun, ELSEWHERE);
      const faults = [...(status >= 500 ? [`answers ${status}`] : []), ...left, ...seen];
      return [...faults, ...takeRan().map((number) => `ran vector ${number}`)].map((fault) => `${address}: ${fault}`);
    },
  };
}

async function signInWith(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const pairs = cookie.split("; ").filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
}

/** The root's effect, the last of the page to run, takes over the scrolling. */
function areScriptsAtWork(): boolean {
  return history.scrollRestoration === "manual" || document.getElementById("modules") === null;
}

/** Runs in the page: what waits for a click or a hover, and what lies where a browser would follow it. */
export function findWhatCouldRun(elsewhere: string): string[] {
  const faults: string[] = [];
  const ADDRESSES = ["href", "xlink:href", "src", "action", "formaction", "data", "srcdoc"];
  for (const element of document.querySelectorAll("*")) {
    const tag = element.localName;
    const handler = element.getAttributeNames().find((name) => /^on/i.test(name));
    if (handler) faults.push(`<${tag} ${handler}>`);
    // The desk shows the product's public page beside its form.
    const isPreview = tag === "iframe" && /^\/desk\/products\/\d+\/framed$/.test(element.getAttribute("src") ?? "");
    if (["iframe", "object", "embed", "base"].includes(tag) && !isPreview) faults.push(`<${tag}>`);
    if (tag === "meta" && element.hasAttribute("http-equiv")) faults.push("<meta http-equiv>");
    for (const name of ADDRESSES) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const { protocol, hostname } = URL.parse(value, location.href) ?? { protocol: "none:", hostname: "" };
      const isPicture = tag === "img" || tag === "image" || tag === "link";
      if (/^(?:java|vb)script:$/.test(protocol) || (protocol === "data:" && !isPicture))
        faults.push(`<${tag} ${name}="${value.slice(0, 60)}">`);
      // In a description the dealer may name other sites, which is marked as theirs.
      const isNamed = element.closest(".prose") && element.getAttribute("rel")?.includes("nofollow");
      if (hostname === elsewhere && !isNamed && !isPicture) faults.push(`<${tag} ${name}> leads to ${hostname}`);
    }
    if (tag === "script" && element.getAttribute("type") === "application/ld+json") {
      try {
        JSON.parse(element.textContent ?? "");
      } catch {
        faults.push("structured data that is no JSON");
      }
    }
  }
  return [...new Set(faults)];
}
