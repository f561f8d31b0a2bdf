/** How Vite builds and serves the site, and how Vitest runs the unit tests beside the modules. */
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** Modules of lists and searches: 7 KB that other pages do not load. */
const LISTS =
  /\/app\/(?:ui\/product-(?:list|card)|routes\/collections|catalogue\/(?:listing-query|specifications|active-filters|product-type|power-type|amp-hours|sort))\b/;
/** Modules of maps, hours, carousels and drawings to scale, which lists and texts do without. */
const FIGURES =
  /\/app\/(?:ui\/(?:branch-|closings|machine-grid|open-now|people|region-map|scroller|switch-link)|site\/opening-hours)/;
/** Modules outside the shared chunk: the desk and the map load on demand. */
const APART = /\/app\/(?:routes\/desk|routes\/products\/|ui\/branch-map\/draw)/;

/**
 * Groups the scripts of a page into few files: the framework, shared modules, and the page itself.
 * A chunk includes what its modules import, unless a chunk of higher priority has it.
 */
const chunks = [
  {
    name: "framework",
    // Includes the entry's own imports: in "shared" they would load that chunk's styles before the
    // declaration of the layers' order.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\/|app\/(?:ui\/company|number-format|languages\/(?:language|intl|paths)\.)|preload-helper|defineProperty|rolldown.runtime/,
    priority: 3,
  },
  {
    name: "shared",
    test: (id: string) =>
      id.includes("/app/") && ![APART, LISTS, FIGURES].some((others) => others.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  { name: "lists", test: LISTS, minShareCount: 2, priority: 1 },
  {
    name: "figures",
    test: (id: string) => FIGURES.test(id) && !APART.test(id),
    minShareCount: 2,
    priority: 1,
  },
  // The desk uses modules of the product page too.
  {
    name: "product-page",
    test: /\/app\/routes\/products\//,
    priority: 1,
  },
];

/** Pages are interactive in these and later versions; in older ones they are readable. */
const OLDEST_BROWSERS = ["chrome99", "safari15.4", "firefox97"];

/**
 * `width > 768px` compiles to `not (max-width: 768px)`, which browsers older than Chromium 104 and
 * Safari 16.4 ignore with the whole rule; `width >= 768.02px` compiles to a bound.
 */
const strictBounds = {
  postcssPlugin: "strict-bounds",
  AtRule: {
    media(rule: { params: string }) {
      rule.params = rule.params.replaceAll(
        /(width|height) ([<>]) (\d+)px/g,
        (_, axis, sign, px) => `${axis} ${sign}= ${Number(px) + (sign === ">" ? 0.02 : -0.02)}px`,
      );
    },
  },
};

/** Test files at once; most of them wait for other processes. */
const FILES_AT_ONCE = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  // Not emptied: a running server needs its files during the next build.
  css: { postcss: { plugins: [strictBounds] } },
  build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS, emptyOutDir: false, manifest: true },
  environments: {
    client: {
      build: {
        target: OLDEST_BROWSERS,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    // For old browsers, each read of a private field would be compiled to a function call.
    ssr: { build: { target: "node22" } },
  },
  test: {
    // Tests ignore a dealer's settings, which the shell may export for other commands.
    env: {
      ...{ LOG_LEVEL: "silent", SITE_DIR: "", DATA_DIR: "", DATABASE_URL: "", PUBLIC_ORIGIN: "" },
      // Commands that tests start compile their modules once, which halves their start.
      NODE_COMPILE_CACHE: join(tmpdir(), "catalogue-compiled"),
    },
    // Tests that measure time may fail once on a busy machine.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: "tests/support/messages.ts",
          maxWorkers: FILES_AT_ONCE,
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["app/api/**"],
          // Each property is tested a hundred times, which is slow on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          // After the other projects, because each file starts servers.
          sequence: { groupOrder: 1 },
          maxWorkers: FILES_AT_ONCE,
          include: [
            "tests/http/**/*.test.ts",
            "tests/trust/{requests,any-body,scripts,expressions}.test.ts",
          ],
          // `npm run trust` runs these tests in full.
          provide: { isThorough: false },
          globalSetup: ["tests/support/site.ts", "tests/support/postgres.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "http-time",
          // One file at a time after all others, because these tests measure response times.
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
          include: ["tests/trust/{upstream,time,uploads}.test.ts"],
          provide: { isThorough: false },
          globalSetup: "tests/support/site.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          maxWorkers: FILES_AT_ONCE,
          provide: { isThorough: false },
          include: ["app/api/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts", "tests/support/seeded.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
