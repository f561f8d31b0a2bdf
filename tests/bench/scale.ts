/** Measures the catalogue with 455 to 100,000 products, and with sixty specifications of a shop. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fillDatabase } from "./many-products.ts";

/** Milliseconds, except memory, in megabytes. */
interface ScaleMetrics {
  products: number;
  /** The shop's own, besides the usual ones. */
  specifications: number;
  coldPage: number;
  firstPage: number;
  firstSearch: number;
  liveSearch: number;
  search: number;
  words: number;
  slowWords: number;
  list: number;
  product: number;
  write: number;
  rename: number;
  rebuild: number;
  longestBlock: number;
  memory: number;
}

type Metric = Exclude<keyof ScaleMetrics, "products" | "specifications">;

/** The title of each result and its budget, or null. */
const SCALE_BUDGETS: Record<Metric, { what: string; budget: number | null }> = {
  coldPage: { what: "first start to first page", budget: 10_000 },
  firstPage: { what: "start to first page", budget: 1_000 },
  firstSearch: { what: "start to first search", budget: 1_000 },
  liveSearch: { what: "live search, p95", budget: 15 },
  search: { what: "search page's query, p95", budget: 25 },
  words: { what: "processor, 2 to 4 words, p50", budget: 8 },
  slowWords: { what: "processor, 2 to 4 words, p95", budget: 60 },
  list: { what: "list with facets, p95", budget: 25 },
  product: { what: "product, p95", budget: 5 },
  write: { what: "write to visible, p95", budget: 30 },
  rename: { what: "renamed category, answered", budget: 50 },
  rebuild: { what: "renamed category, in all lists", budget: null },
  longestBlock: { what: "event loop blocked at most", budget: 50 },
  memory: { what: "memory, MB", budget: 250 },
};

/** The budgets that hold with a shop's own specifications too. */
const OF_LISTS: ReadonlySet<Metric> = new Set([
  "liveSearch",
  "search",
  "words",
  "slowWords",
  "list",
]);

const CATALOGUES = [
  ...[455, 1_000, 10_000, 100_000].map((products) => ({ products, specifications: 0 })),
  { products: 100_000, specifications: 60 },
];

/** As `npm start` has them. */
const FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=60"];

/** Each catalogue is measured in its own process, with its own memory. */
export async function measureScale(): Promise<ScaleMetrics[]> {
  const all: ScaleMetrics[] = [];
  for (const { products, specifications } of CATALOGUES) {
    const filled = await fillDatabase(products, specifications);
    await filled.database.close();
    try {
      // The first start builds the index; the second is measured.
      const { firstPage: coldPage } = await measureIn(filled.dataDir);
      all.push({ ...(await measureIn(filled.dataDir)), specifications, coldPage });
    } finally {
      filled.removeFiles();
    }
  }
  return all;
}

async function measureIn(
  dataDir: string,
): Promise<Omit<ScaleMetrics, "coldPage" | "specifications">> {
  const script = fileURLToPath(new URL("./scale-process.ts", import.meta.url));
  const child = spawn(process.execPath, [...FLAGS, script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Measuring ended with ${code}`);
  return JSON.parse(output);
}

/** Prints one table. @returns whether every result is within its budget */
export function printScale(all: readonly ScaleMetrics[]): boolean {
  let kept = true;
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(31) : cell.padStart(11))).join(""));
  row(["products", ...all.map(({ products }) => products.toLocaleString("en")), "at most"]);
  row(["own specifications", ...all.map(({ specifications }) => String(specifications)), ""]);
  for (const [metric, { what, budget }] of Object.entries(SCALE_BUDGETS) as [
    Metric,
    { what: string; budget: number },
  ][]) {
    const cells = all.map((metrics) => {
      const value = metrics[metric];
      const isBudgeted = metrics.specifications === 0 || OF_LISTS.has(metric);
      const isOver = budget !== null && isBudgeted && value > budget;
      if (isOver) kept = false;
      return `${isOver ? "! " : ""}${value < 100 ? value.toFixed(1) : Math.round(value)}`;
    });
    row([what, ...cells, budget === null ? "" : String(budget)]);
  }
  return kept;
}
