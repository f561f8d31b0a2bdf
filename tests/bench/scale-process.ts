/** Measures one start of the embedded API over a filled database and prints the results as JSON. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { createApi } from "#app/api/create-api.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { writeCatalogue } from "#app/api/database/writing.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { tokenize } from "#app/catalogue/words.ts";
import { shoppersQueries } from "../support/shoppers-queries.ts";

const dataDir = process.argv[2] ?? "";
const database = await openDatabase({ dataDir });
const began = performance.now();
const api = await createApi(database, { dataDir });
const ask = async (query: string) => {
  const response = await api.fetch(new Request(`http://localhost/api/products${query}`));
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  await response.text();
};

const byClock = () => performance.now();
const byProcessor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Milliseconds of each item, in ascending order. */
async function measureTimes<T>(
  items: readonly T[],
  work: (item: T) => unknown,
  now = byClock,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const began = now();
    await work(item);
    times.push(now() - began);
  }
  return times.sort((a, b) => a - b);
}

const WORD_QUERIES = 200;

/** Queries of two to four words of a description. */
async function listWordQueries(): Promise<string[]> {
  const rows = database.db.selectFrom("products").select("description").orderBy("id").limit(400);
  const texts = (await rows.execute())
    .map(({ description }) => tokenize(toPlainText(description)))
    .map((words) => words.filter((word) => /^\p{L}{3,}$/u.test(word)))
    .filter((words) => words.length > 3);
  return Array.from({ length: WORD_QUERIES }, (_, query) => {
    const words = texts[(query * 7) % texts.length] ?? [];
    const chosen = [0, 1, 2, 3].slice(0, 2 + (query % 3));
    return chosen.map((word) => words[(query * 13 + word * 5) % words.length]).join(" ");
  });
}

const since = () => performance.now() - began;
await ask("?category=chainsaws&facets=true&limit=24");
const firstPage = since();
await ask("?search=chainsaw&limit=12");
const firstSearch = since();
const delay = monitorEventLoopDelay({ resolution: 1 });
const p95 = (times: readonly number[]) => times[Math.floor(times.length * 0.95)] ?? 0;
const texts = [...shoppersQueries.exactModels, ...shoppersQueries.kinds].map(([text]) =>
  encodeURIComponent(text),
);
const categories = ["chainsaws", "brushcutters", "accessories", "pressure-washers", "stihl"];
const orders = ["relevance", "a-to-z", "z-to-a"];
const lists = [
  "?facets=true&limit=24",
  ...categories.flatMap((category) =>
    orders.map((sort) => `?category=${category}&facets=true&limit=24&sort=${sort}`),
  ),
  ...[
    "type=petrol",
    "weight=4-5&weight=5-6",
    "brand=stihl&power=1.2-1.6",
    "product_type=chainsaws",
    "type=cordless&ah=2",
  ].map((filter) => `?${filter}&facets=true&limit=24`),
];

const ROUNDS = 4;

/** The fastest of several rounds for each query, so that other load has no effect. */
async function measure(queries: readonly string[]): Promise<number> {
  const fastest = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, query] of queries.entries()) {
      const [time = 0] = await measureTimes([query], ask);
      fastest[at] = Math.min(fastest[at] ?? time, time);
    }
  }
  return p95(fastest.sort((a, b) => a - b));
}

const ids = await database.db
  .selectFrom("products")
  .select("id")
  .orderBy("id")
  .limit(200)
  .execute();
await setTimeout(300);
delay.enable();
const liveSearch = await measure(
  [...texts, "a", "ms", "st", "fs%201"].map((text) => `?status=active&limit=12&search=${text}`),
);
const search = await measure(texts.map((text) => `?facets=true&limit=12&search=${text}`));
const list = await measure(lists);
const product = await measure(ids.map(({ id }) => `/${id}`));

const wordTimes = await measureTimes(
  await listWordQueries(),
  (text) => ask(`?limit=12&search=${encodeURIComponent(text)}`),
  byProcessor,
);

/** A write as another process makes it: everything is read again. */
async function change(work: Parameters<typeof writeCatalogue>[1]): Promise<void> {
  await writeCatalogue(database, work);
  await api.refresh();
}

const { count } = await database.db
  .selectFrom("products")
  .select((eb) => eb.fn.countAll<number>().as("count"))
  .executeTakeFirstOrThrow();
const writes = await measureTimes(ids.slice(0, 30), ({ id }) =>
  change(async ({ trx, version: changed_in }) => {
    await trx
      .updateTable("products")
      .set({ name: `Changed ${id}`, changed_in })
      .where("id", "=", id)
      .execute();
  }),
);
/** Products, of which so many are chainsaws that one write does not describe them all again. */
const REBUILT_FROM = 9_000;
const nameChainsaws = (name: string) =>
  change(async ({ trx }) => {
    await trx.updateTable("categories").set({ name }).where("slug", "=", "chainsaws").execute();
  });
/** Many products are described again in another process, which raises the version. */
async function rebuilt(): Promise<void> {
  const before = api.version();
  while (Number(count) >= REBUILT_FROM && api.version() === before) await setTimeout(10);
}
const [rename = 0] = await measureTimes(["Motor saws"], nameChainsaws);
const renamed = performance.now();
await rebuilt();
const rebuild = performance.now() - renamed;
delay.disable();
const { rss } = process.memoryUsage();
// The index is saved in the state that the catalogue has now.
await nameChainsaws("Chainsaws");
await rebuilt();
await api.close();
await database.close();
console.log(
  JSON.stringify({
    products: Number(count),
    firstPage,
    firstSearch,
    liveSearch,
    search,
    list,
    product,
    words: wordTimes[Math.floor(wordTimes.length / 2)],
    slowWords: p95(wordTimes),
    write: p95(writes),
    rename,
    rebuild,
    longestBlock: delay.max / 1e6,
    memory: rss / 1e6,
  }),
);
