/**
 * Writes to a database endlessly and prints each acknowledged write, in a process that tests kill.
 */
import { createApi } from "#app/api/create-api.ts";
import type { DatabaseSettings } from "#app/api/database/database.ts";
import { openDatabase } from "#app/api/database/open-database.ts";

/** The process's argument, as JSON. */
export interface WriterSettings {
  settings: DatabaseSettings;
  /** Header of an administrator who may manage products. */
  authorization: string;
  /** The first number to write. */
  from: number;
}

/**
 * A line of output: the catalogue's version, and the acknowledged write; the first line has only
 * the version.
 */
export interface WriterOutput {
  version: number;
  done?: { number: number; what: "message" | "product" | "price" | "stock" };
}

// Ends with its parent process.
process.stdin.resume().on("end", () => process.exit());

const { settings, authorization, from }: WriterSettings = JSON.parse(process.argv[2] ?? "");
const api = await createApi(await openDatabase(settings), settings);
report();

for (let number = from; ; number++) {
  const message = {
    name: "n",
    email: "a@example.com",
    subject: "general",
    message: String(number),
  };
  await call("POST", "/api/contact", message);
  report({ number, what: "message" });
  const { data } = await call("POST", "/api/products", { name: `Product ${number}` });
  report({ number, what: "product" });
  await call("PUT", `/api/products/${data.id}`, { price: number });
  report({ number, what: "price" });
  await call("PATCH", `/api/products/${data.id}/stock`, { stock_quantity: number });
  report({ number, what: "stock" });
}

// Writing to a pipe is synchronous, so every acknowledged write is printed.
function report(done?: WriterOutput["done"]): void {
  process.stdout.write(
    `${JSON.stringify({ version: api.version(), ...(done && { done }) } satisfies WriterOutput)}\n`,
  );
}

async function call(method: string, path: string, body: object) {
  const headers = { Authorization: authorization, "Content-Type": "application/json" };
  const request = new Request(`http://localhost${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const response = await api.fetch(request);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return await response.json();
}
