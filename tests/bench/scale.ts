/** How the catalogue answers at 455, 1,000, 10,000 and 100,000 products. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fillDatabase } from "./many-products.ts";

/** Milliseconds, but for the memory, which is megabytes. */
export interface ScaleFigures {
  products: number;
  coldPage: number;
  firstPage: number;
  firstSearch: number;
  liveSearch: number;
  search: number;
  list: number;
  product: number;
  write: number;
  rename: number;
  longestBlock: number;
  memory: number;
}

type Figure = Exclude<keyof ScaleFigures, "products">;

/** What each figure is and the most it may be; null where it is only told. */
const SCALE_BUDGETS: Record<Figure, { what: string; most: number | null }> = {
  coldPage: { what: "first start to first page", most: 8_000 },
  firstPage: { what: "start to first page", most: 1_000 },
  firstSearch: { what: "start to first search", most: 1_000 },
  liveSearch: { what: "live search, p95", most: 15 },
  search: { what: "search page's query, p95", most: 25 },
  list: { what: "list with facets, p95", most: 25 },
  product: { what: "product, p95", most: 5 },
  write: { what: "write to visible, p95", most: 20 },
  rename: { what: "renamed category to visible", most: null },
  longestBlock: { what: "event loop blocked at most", most: 50 },
  memory: { what: "memory, MB", most: 350 },
};

const SIZES = [455, 1_000, 10_000, 100_000];

/** Each size in a process of its own, so that one's memory is not another's. */
export async function measureScale(sizes: readonly number[] = SIZES): Promise<ScaleFigures[]> {
  const all: ScaleFigures[] = [];
  for (const size of sizes) {
    const filled = await fillDatabase(size);
    await filled.database.close();
    try {
      // The first start works everything out; the second is the one that is measured.
      const { firstPage: coldPage } = await measureIn(filled.dataDir);
      all.push({ ...(await measureIn(filled.dataDir)), coldPage });
    } finally {
      filled.removeFiles();
    }
  }
  return all;
}

async function measureIn(dataDir: string): Promise<Omit<ScaleFigures, "coldPage">> {
  const script = fileURLToPath(new URL("./scale-process.ts", import.meta.url));
  const child = spawn(process.execPath, ["--max-semi-space-size=16", script, dataDir], {
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

/** Prints one table. @returns whether every figure is within its budget */
export function printScale(all: readonly ScaleFigures[]): boolean {
  let kept = true;
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(30) : cell.padStart(11))).join(""));
  row(["", ...all.map(({ products }) => products.toLocaleString("en")), "at most"]);
  for (const [figure, { what, most }] of Object.entries(SCALE_BUDGETS) as [Figure, { what: string; most: number }][]) {
    const cells = all.map((figures) => {
      const value = figures[figure];
      const isOver = most !== null && value > most;
      if (isOver) kept = false;
      return `${isOver ? "! " : ""}${value < 100 ? value.toFixed(1) : Math.round(value)}`;
    });
    row([what, ...cells, most === null ? "" : String(most)]);
  }
  return kept;
}
