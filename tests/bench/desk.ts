/**
 * Measures the desk's lists with 10,000 products; fails above 100 ms. Run by `node
 * tests/bench/desk.ts`.
 */
import { cookieOf, DESK_PASSWORD, inviteToDesk, visitDesk } from "../support/desk.ts";
import { startServer } from "../support/server.ts";
import { fillDatabase } from "./many-products.ts";

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const MAX_MS = 100;
const TIMES = 15;

const PAGES = [
  "/desk/overview",
  "/desk/products",
  "/desk/products?page=150",
  "/desk/products?q=saw",
  "/desk/products?missing=picture",
  "/desk/products?missing=category&sort=name",
  "/desk/products?stock=0&sort=price",
  "/desk/products?status=draft&sort=stock",
  "/desk/products/5/specifications",
  "/desk/products/5/categories",
  "/desk/categories",
  "/desk/messages",
  "/desk/report",
  "/desk/log",
];

const filled = await fillDatabase(PRODUCTS);
await filled.database.close();
const server = await startServer({ DATA_DIR: filled.dataDir });
let slow = 0;
try {
  const place = { origin: server.origin, dataDir: filled.dataDir };
  const token =
    new URL(await inviteToDesk(place, "bench@example.com", "owner")).searchParams.get("token") ??
    "";
  const password = { password: DESK_PASSWORD, again: DESK_PASSWORD };
  const desk = visitDesk(
    server.origin,
    cookieOf(await visitDesk(server.origin).post("/desk/set-up", { token, ...password })),
  );
  for (const path of PAGES) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      const { status } = await desk.get(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      took.push(performance.now() - start);
    }
    const middle = took.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
    if (middle > MAX_MS) slow += 1;
    console.log(`${middle.toFixed(0).padStart(5)} ms ${middle > MAX_MS ? "SLOW" : "    "} ${path}`);
  }
} finally {
  await server.stop();
  filled.removeFiles();
}
if (slow > 0) {
  console.error(`${slow} pages take more than ${MAX_MS} ms`);
  process.exit(1);
}
