/** Measures the live search over HTTP against the built server: `npm run build && node tests/bench/search-http.ts`. */

import { startServer } from "../support/server.ts";
import { EXACT_MODELS, KINDS } from "../support/shoppers-queries.ts";
import { report, timesOf } from "./figures.ts";

const server = await startServer();
const ask = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
const queries = [...new Set([...EXACT_MODELS, ...KINDS].map(([query]) => encodeURIComponent(query)))];

await timesOf(queries, (query) => ask(`/search/live?q=${query}%20stihl`));
report("live search, asked for the first time", await timesOf(queries, (query) => ask(`/search/live?q=${query}`)));
report("live search, kept from before", await timesOf(queries, (query) => ask(`/search/live?q=${query}`)));
report(
  "the API's answer",
  await timesOf(queries, (query) => ask(`/api/products?status=active&limit=12&search=${query}`)),
);
await server.stop();
