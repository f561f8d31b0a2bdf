/** How Vite builds and serves the site, and how Vitest runs the unit tests beside the modules. */
import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

/** Modules that lists and searches share: 7 KB that other pages need not load. */
const LISTS =
  /\/app\/(?:ui\/product-(?:list|card)|routes\/collections|catalogue\/(?:listing-query|figure-ranges|active-filters|size|product-type|power-type|amp-hours|sort))\b/;
/** Modules that pages about branches and towns share. */
const BRANCHES = /\/app\/(?:ui\/(?:region-map|open-now)|site\/opening-hours)\b/;
/** Imported by those visitors alone who reach for it: the map, the desk; a product's page has a chunk of its own. */
const APART = /\/app\/(?:routes\/desk|routes\/products\/(?!not-found)|ui\/branch-map\/draw)/;

/**
 * The scripts of a page are few files: the framework, what stands around and on many pages, and the page itself.
 * Chunks of a higher priority take what their modules import with them.
 */
const chunks = [
  {
    name: "framework",
    // With `ui/company`, which the entry imports: in "shared" it would put that chunk's styles
    // before those that name the order of the layers.
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\/|app\/ui\/company|preload-helper|defineProperty|rolldown.runtime/,
    priority: 3,
  },
  {
    name: "shared",
    test: (id: string) => id.includes("/app/") && ![APART, LISTS, BRANCHES].some((others) => others.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  { name: "lists", test: LISTS, minShareCount: 2, priority: 1 },
  {
    name: "branches",
    test: (id: string) => BRANCHES.test(id) && !APART.test(id),
    minShareCount: 2,
    priority: 1,
  },
  // The desk and the product's own sheet show pieces of its page too.
  { name: "product-page", test: /\/app\/routes\/products\/(?!not-found|sheet)/, priority: 1 },
];

/** Pages are interactive in these and all later ones; on older ones they are readable. */
const OLDEST_BROWSERS = ["chrome99", "safari15.4", "firefox97"];

/** Files of tests: most of them wait for other processes. */
const FILES_AT_ONCE = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  // Style sheets are written once, for no environment of their own.
  // A running server keeps its files while the next build is written beside them.
  build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS, emptyOutDir: false },
  environments: {
    client: {
      build: {
        target: OLDEST_BROWSERS,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    // Else its classes are written for those browsers too, and each look at a private field costs a call.
    ssr: { build: { target: "node22" } },
  },
  test: {
    // A dealer's own settings, exported for other commands, are not the tests'.
    env: { LOG_LEVEL: "silent", SITE_DIR: "", DATA_DIR: "", DATABASE_URL: "", PUBLIC_ORIGIN: "" },
    // Some tests measure time, which a busy machine can stretch once.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          maxWorkers: FILES_AT_ONCE,
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["app/api/**"],
          // Properties are tried a hundred times each, which takes a busy machine a while.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          // After the others: each file starts servers of its own.
          sequence: { groupOrder: 1 },
          maxWorkers: FILES_AT_ONCE,
          include: ["tests/http/**/*.test.ts", "tests/trust/{requests,any-body,scripts,expressions}.test.ts"],
          // All of them in full: `npm run trust`.
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
          // One file at a time, when all others are done: it measures how long answers take.
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
