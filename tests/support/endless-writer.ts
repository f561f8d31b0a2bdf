/** Writes to a database without end, and says each write once it is acknowledged: a process of its own, to be killed. */
import { createApi } from "#app/api/create-api.ts";
import { type DatabaseSettings, openDatabase } from "#app/api/database/open-database.ts";

/** What the process is given, as JSON. */
export interface Writing {
  settings: DatabaseSettings;
  /** Header of an administrator who may manage products. */
  authorization: string;
  /** The first number to write. */
  from: number;
}

/** A line that it says: the catalogue's version, and what has been acknowledged; at first only the version. */
export interface Said {
  version: number;
  done?: { number: number; what: "message" | "product" | "price" | "stock" };
}

// Ends with the one who started it.
process.stdin.resume().on("end", () => process.exit());

const { settings, authorization, from }: Writing = JSON.parse(process.argv[2] ?? "");
const api = await createApi(await openDatabase(settings), settings);
say();

for (let number = from; ; number++) {
  const message = { name: "n", email: "a@example.com", subject: "general", message: String(number) };
  await call("POST", "/api/contact", message);
  say({ number, what: "message" });
  const { data } = await call("POST", "/api/products", { name: `Product ${number}` });
  say({ number, what: "product" });
  await call("PUT", `/api/products/${data.id}`, { price: number });
  say({ number, what: "price" });
  await call("PATCH", `/api/products/${data.id}/stock`, { stock_quantity: number });
  say({ number, what: "stock" });
}

// A pipe is written to at once, so nothing that was acknowledged dies unsaid.
function say(done?: Said["done"]): void {
  process.stdout.write(`${JSON.stringify({ version: api.version(), ...(done && { done }) } satisfies Said)}\n`);
}

async function call(method: string, path: string, body: object) {
  const headers = { Authorization: authorization, "Content-Type": "application/json" };
  const request = new Request(`http://localhost${path}`, { method, headers, body: JSON.stringify(body) });
  const response = await api.fetch(request);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return await response.json();
}
