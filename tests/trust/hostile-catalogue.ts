/** A catalogue and messages with a script vector in every field, for each way of input. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import type { FakeResponses } from "../support/fake-upstream.ts";
import type { ApiCall } from "../support/sign-in.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface NumberedVector {
  number: number;
  vector: string;
}

/** The first id of hostile records in the test's own catalogue. */
export const FIRST_ID = 1;

/** Text for a single-line field: no line breaks or invisible characters. */
const toLine = (text: string, maxLength: number) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a single-line field has no control characters
  text.replaceAll(/[\0-\x1f\u2028\u2029]/g, " ").slice(0, maxLength);

const named = (vector: string, number: number) => `${toLine(vector, 180)} V${number}`;

/** Texts of a product, by API field. */
function textsOf({ vector, number }: NumberedVector) {
  const line = toLine(vector, 200).trim();
  return {
    name: named(vector, number),
    description: `${vector}\n\n<p>${vector}</p>`,
    brief_description: vector,
    short_description: vector,
    product_type: line,
    specifications: [
      { name: line, value: line },
      { name: "Displacement", value: line },
    ],
    technical_details: [
      { name: `${line} 2`.slice(-200), value: line },
      { name: "Engine power", value: `1.5 kW ${line}` },
    ],
    features: [{ title: line, description: vector }],
    custom_sections: [{ title: line, content: vector }],
  };
}

/**
 * Creates a category, subcategory, brand and product for each vector. @returns the products' slugs,
 * and errors
 */
export async function writeByApi(call: ApiCall, vectors: readonly NumberedVector[]) {
  const ids: number[] = [];
  const unexpected: string[] = [];
  const picture = { image_url: "/favicon.svg", width: 100, height: 100 };
  for (const one of vectors) {
    const { number, vector } = one;
    const group = { name: named(vector, number), description: vector };
    const category = await call("POST", "/categories", { ...group, slug: `v-${number}` });
    const parent = { category_id: category.data?.id };
    const subcategory = await call("POST", "/subcategories", {
      ...group,
      slug: `v-${number}-sub`,
      ...parent,
    });
    const brand = await call("POST", "/brands", { ...group, slug: `v-${number}-brand` });
    const product = {
      ...textsOf(one),
      ...parent,
      sku: `${number} ${toLine(vector, 90)}`.trim(),
      subcategory_ids: [subcategory.data?.id],
      brand_id: brand.data?.id,
      images: [{ ...picture, alt_text: toLine(vector, 500) }],
      status: "active",
      price: 100 + number,
    };
    const made = await call("POST", "/products", product);
    for (const { status } of [category, subcategory, brand, made])
      if (status !== 201) unexpected.push(`${number}: ${status}`);
    ids.push(made.data?.id);
    if (/^(?:https?:|\/)/.test(vector)) continue;
    const { status } = await call("PUT", `/products/${made.data?.id}`, {
      images: [{ image_url: vector }],
    });
    if (status !== 400) unexpected.push(`${number}: accepts a picture with the URL ${vector}`);
  }
  return { ids, unexpected };
}

export function toSpreadsheet(vectors: readonly NumberedVector[], skuPrefix = "S"): FormData {
  const titles = [
    "SKU",
    "Name",
    "Product type",
    "Brief",
    "Short description",
    "Description",
    "Features",
    "Status",
  ];
  const rows = vectors.map((one) => {
    const { name, product_type, brief_description, description, features } = textsOf(one);
    const feature = features[0]?.title ?? "";
    const detail = one.vector.includes("\u2028") ? "" : product_type;
    return [
      `${skuPrefix}${one.number}`,
      ...[
        name,
        product_type,
        brief_description,
        brief_description,
        description,
        feature,
        "active",
        detail,
      ],
    ];
  });
  const form = new FormData();
  form.set("file", new Blob([stringify([[...titles, "Reach"], ...rows])]), "hostile.csv");
  form.set("columns", JSON.stringify({ Reach: "specification" }));
  return form;
}

/**
 * Texts that the API refuses but a file may contain: raw descriptions, pictures and videos of any
 * URL.
 */
export function toHostileExport(dataDir: string, vectors: ReadonlyMap<number, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-hostile-"));
  const file = join(folder, "catalogue.jsonl");
  runCatalogue(dataDir, "export", file);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((text) => {
      const line = text ? JSON.parse(text) : {};
      const vector = vectors.get(Number(/ V(\d+)$/.exec(line.products?.name ?? "")?.[1] ?? -1));
      if (vector === undefined) return text;
      const image = { alt_text: vector, is_primary: false };
      const images = [
        { ...image, id: 1, image_url: vector, is_primary: true, width: 10, height: 10 },
        { ...image, id: 2, image_url: "", is_video: true, is_youtube: true, youtube_id: vector },
        {
          ...image,
          id: 3,
          image_url: vector,
          is_video: true,
          is_facebook: true,
          facebook_id: vector,
        },
      ];
      const texts = { ...textsOf({ vector, number: 0 }), name: `${vector} ${line.products.name}` };
      return JSON.stringify({ products: { ...line.products, ...texts, images } });
    });
  writeFileSync(file, lines.join("\n"));
  const imported = mkdtempSync(join(tmpdir(), "catalogue-hostile-"));
  runCatalogue(imported, "import", file);
  rmSync(folder, { recursive: true });
  return imported;
}

function runCatalogue(dataDir: string, ...args: string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir, DATA_DIR_NEW: "yes", LOG_LEVEL: "error" };
  execFileSync("node", ["app/api/cli/catalogue.ts", ...args], { cwd: ROOT, env, stdio: "pipe" });
}

/** Responses of an upstream with hostile texts in every field, slugs included. */
export function hostileResponses(vectors: readonly NumberedVector[]): FakeResponses {
  const products = vectors.map((one, index) => {
    const { vector } = one;
    const id = FIRST_ID + index;
    return {
      ...textsOf(one),
      id,
      name: `${vector} V${one.number}`,
      slug: vector,
      sku: vector,
      brand: vector,
      type: vector,
      category: vector,
      category_name: vector,
      category_slug: vector,
      category_id: id,
      status: "active",
      subcategory: vector,
      subcategory_slug: vector,
      subcategory_id: id,
      product_type: vector,
      price: 9,
      image: vector,
      images: [
        { image_url: vector, alt_text: vector, is_primary: true, color: vector },
        { image_url: vector, is_video: true, is_youtube: true, youtube_id: vector },
        { image_url: vector, is_video: true, is_facebook: true, facebook_id: vector },
        { image_url: vector, is_video: true },
      ],
      specifications: { [vector]: vector, Displacement: vector },
      features: [vector, { title: vector, description: vector }],
      custom_sections: [{ title: vector, content: vector }],
    };
  });
  const categories = products.map(({ id, name, slug, description }) => ({
    id,
    name,
    slug,
    description,
  }));
  const byPath = products.map((product) => [`/api/products/${product.id}`, product]);
  const bySlug = categories.map((category, index) => [
    `/api/categories/slug/v-${vectors[index]?.number}`,
    category,
  ]);
  return {
    "/api/products": ({ searchParams }) => {
      const [limit, offset] = [
        Number(searchParams.get("limit") ?? 1_000),
        Number(searchParams.get("offset") ?? 0),
      ];
      const wanted = Number(searchParams.get("category_id") ?? 0);
      const found = wanted > 0 ? products.filter(({ id }) => id === wanted) : products;
      return Response.json({
        success: true,
        data: found.slice(offset, offset + limit),
        total: found.length,
      });
    },
    "/api/categories": categories,
    "/api/subcategories": categories.map((category) => ({ ...category, category_id: category.id })),
    "/api/product-subcategories": [],
    ...Object.fromEntries([...byPath, ...bySlug]),
  };
}
