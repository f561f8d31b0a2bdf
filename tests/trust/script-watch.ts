/** A browser without the pages' policy that records executed scripts and dangerous links. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findBrowser, HOW_TO_GET_A_BROWSER } from "../support/browser.ts";
import { areScriptsRunning } from "../support/scripts-running.ts";
import { OTHER_SITE } from "./script-vectors.ts";

interface ScriptWatch {
  page: Page;
  /** Numbers of the vectors whose scripts ran since the last call. */
  takeExecuted(): number[];
  /** Opens a page of the site and returns its faults once its own scripts run. */
  findFaults(url: string): Promise<string[]>;
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

interface WatchOptions {
  /** The cookie of a signed-in desk account. */
  cookie?: string;
  /** Loads documents without subresources, which is faster; inline scripts still run. */
  documentsOnly?: boolean;
}

export async function watchScripts(
  browser: Browser,
  origin: string,
  { cookie = "", documentsOnly = false }: WatchOptions = {},
): Promise<ScriptWatch> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const executed: number[] = [];
  await context.exposeBinding("ran", (_, number: number) => executed.push(number));
  await signInWith(context, origin, cookie);
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const { hostname } = new URL(route.request().url());
      // Pictures run nothing, and the policy limits their sources.
      if (!["image", "media"].includes(route.request().resourceType()))
        foreign.push(`requests ${hostname}`);
      return route.abort();
    },
  );
  if (documentsOnly)
    await context.route(
      (url) =>
        url.origin === origin && /\.(?:js|css|woff2|svg|png|webp|avif|ico)$/.test(url.pathname),
      (route) => (route.request().resourceType() === "document" ? route.continue() : route.abort()),
    );
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  const takeExecuted = () => executed.splice(0);
  return {
    page,
    takeExecuted,
    async findFaults(url) {
      foreign.length = 0;
      const response = await page.goto(url);
      const status = response?.status() ?? 0;
      const isPage = /html/.test(response?.headers()["content-type"] ?? "");
      if (isPage && !documentsOnly) await page.waitForFunction(areScriptsRunning);
      const seen = await page.evaluate(findWhatCouldRun, OTHER_SITE);
      const faults = [...(status >= 500 ? [`answers ${status}`] : []), ...foreign, ...seen];
      return [...faults, ...takeExecuted().map((number) => `ran vector ${number}`)].map(
        (fault) => `${url}: ${fault}`,
      );
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

/** Runs in the page: finds handlers for click or hover, and dangerous links. */
export function findWhatCouldRun(elsewhere: string): string[] {
  const faults: string[] = [];
  const URLS = ["href", "xlink:href", "src", "action", "formaction", "data", "srcdoc"];
  for (const element of document.querySelectorAll("*")) {
    const tag = element.localName;
    const handler = element.getAttributeNames().find((name) => /^on/i.test(name));
    if (handler) faults.push(`<${tag} ${handler}>`);
    // The desk shows the product's public page beside its form.
    const isPreview =
      tag === "iframe" && /^\/desk\/products\/\d+\/framed$/.test(element.getAttribute("src") ?? "");
    if (["iframe", "object", "embed", "base"].includes(tag) && !isPreview) faults.push(`<${tag}>`);
    if (tag === "meta" && element.hasAttribute("http-equiv")) faults.push("<meta http-equiv>");
    for (const name of URLS) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      const { protocol, hostname } = URL.parse(value, location.href) ?? {
        protocol: "none:",
        hostname: "",
      };
      const isPicture = tag === "img" || tag === "image" || tag === "link";
      if (/^(?:java|vb)script:$/.test(protocol) || (protocol === "data:" && !isPicture))
        faults.push(`<${tag} ${name}="${value.slice(0, 60)}">`);
      // A description may link to other sites with rel="nofollow".
      const isNofollowLink =
        element.closest(".prose") && element.getAttribute("rel")?.includes("nofollow");
      if (hostname === elsewhere && !isNofollowLink && !isPicture)
        faults.push(`<${tag} ${name}> links to ${hostname}`);
    }
    if (tag === "script" && element.getAttribute("type") === "application/ld+json") {
      try {
        JSON.parse(element.textContent ?? "");
      } catch {
        faults.push("structured data is not JSON");
      }
    }
  }
  return [...new Set(faults)];
}
