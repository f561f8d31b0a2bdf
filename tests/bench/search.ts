/** Measures the search in this process: `node tests/bench/search.ts [products]`. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApi } from "#app/api/create-api.ts";
import { createCatalogueIndex } from "#app/api/index/catalogue-index.ts";
import { EXACT_MODELS, KINDS } from "../support/shoppers-queries.ts";
import { fillDatabase } from "./many-products.ts";
import { measureTimes, report } from "./numbers.ts";

const ROUNDS = 2;

const { database, dataDir, remove } = await fillDatabase(Number(process.argv[2] ?? 0));
const delay = monitorEventLoopDelay({ resolution: 1 });

const catalogueIndex = createCatalogueIndex(database);
delay.enable();
const began = performance.now();
const cpu = process.cpuUsage();
await catalogueIndex.refresh();
delay.disable();
console.log(`${catalogueIndex.current().index.size} products`);
const { user } = process.cpuUsage(cpu);
console.log(
  `read and indexed in ${Math.round(performance.now() - began)} ms (${Math.round(user / 1000)} ms of work), ` +
    `at most ${Math.round(delay.max / 1e6)} ms at a time`,
);

const queries = Array.from({ length: ROUNDS }, () =>
  [...EXACT_MODELS, ...KINDS].map(([query]) => query),
).flat();
const search = async (text: string) => catalogueIndex.current().search(text);
await measureTimes(queries.slice(0, 200), search);
report("search", await measureTimes(queries, search));

const api = await createApi(database, { dataDir });
const live = async (text: string) =>
  (
    await api.fetch(
      new Request(
        `http://localhost/api/products?${new URLSearchParams({ search: text, limit: "12" })}`,
      ),
    )
  ).text();
await measureTimes(queries.slice(0, 200), live);
report("live answer in process", await measureTimes(queries, live));

const writes = Array.from({ length: 20 }, (_, at) => at + 1);
report(
  "one product changed, read again",
  await measureTimes(writes, async (id) => {
    await database.db
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
    const { version } = await database.db
      .selectFrom("catalogue_state")
      .select("version")
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable("products")
      .set({ name: `Changed ${id}`, changed_in: version })
      .where("id", "=", id)
      .execute();
    await catalogueIndex.refresh();
  }),
);
await api.close();
await remove();
