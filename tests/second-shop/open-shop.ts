/**
 * Starts the second shop on a built server: folder, uncropped pictures and thirty
 * products.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";

export async function openShop(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "second-shop-"));
  cpSync(join(import.meta.dirname, "site"), folder, { recursive: true });
  mkdirSync(join(folder, "pictures"));
  await sharp(await photograph(1700, 1100)).toFile(join(folder, "pictures/shop.jpg"));
  const server = await startServer({ SITE_DIR: folder });
  await addProducts(server);
  return {
    ...server,
    async stop(signal) {
      rmSync(folder, { recursive: true, force: true });
      return server.stop(signal);
    },
  };
}

const CATEGORIES = [
  { category: "Pumps", subcategories: ["Monoblock pumps", "Submersible pumps"], kind: "Pump" },
  { category: "Motors", subcategories: ["Single-phase motors"], kind: "Motor" },
  { category: "Sprayers", subcategories: ["Knapsack sprayers"], kind: "Sprayer" },
];
/** Tall, wide, square, tiny, and none. */
const SHAPES: readonly ([width: number, height: number] | null)[] = [
  [600, 1200],
  [1500, 300],
  [700, 700],
  [90, 60],
  null,
];
const PRODUCTS_PER_CATEGORY = 10;
/** Of the motors, by number: reduced, taxed at its own rate, and without a price. */
const PRICES: Record<number, object> = {
  3: { price: 12_000, sale_price: 9900 },
  4: { tax_rate: 5 },
  5: { price: null },
};

async function addProducts(server: Server): Promise<void> {
  const call = callAs(server, await signIn(server));
  const send = async (path: string, body: object | FormData): Promise<{ id: number }> => {
    const { data, error } = await call("POST", path, body);
    if (error) throw new Error(`${path}: ${error}`);
    return data;
  };
  for (const [index, { category, subcategories, kind }] of CATEGORIES.entries()) {
    const { id: category_id } = await send("/categories", {
      name: category,
      description: `${category} for farm and house.`,
    });
    const parts = [];
    for (const name of subcategories)
      parts.push((await send("/subcategories", { name, category_id })).id);
    for (let number = 1; number <= PRODUCTS_PER_CATEGORY; number += 1) {
      const form = new FormData();
      const fields = {
        name: `Kongu ${kind} ${index + 1}${String(number).padStart(2, "0")}`,
        sku: `K${index + 1}${String(number).padStart(2, "0")}`,
        brief_description:
          number % 4 === 0 ? "" : `A ${kind.toLowerCase()} of ${number / 2} hp for daily use.`,
      };
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      const data = {
        category_id,
        subcategory_id: parts[number % parts.length],
        price: 4000 + number * 500,
        ...(kind === "Motor" && PRICES[number]),
        stock_quantity: number % 3,
        featured: number === 1,
        technical_details: [{ name: "Power", value: `${number / 2} hp` }],
      };
      for (const [field, value] of Object.entries(data)) form.append(field, JSON.stringify(value));
      const shape = SHAPES[number % SHAPES.length];
      if (shape)
        form.append(
          "images",
          new Blob([await photograph(...shape)], { type: "image/jpeg" }),
          `${fields.sku}.jpg`,
        );
      await send("/products", form);
    }
  }
}

/** A JPEG of this size, darker towards one corner so that its edges are visible. */
function photograph(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#9cb8c2"/><stop offset="1" stop-color="#2d4a55"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#d9c9a3"/></svg>`;
  return sharp(Buffer.from(svg))
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}
