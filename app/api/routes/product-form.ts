/** Takes a product sent as a form: its fields become the JSON that the call would have had, its files are looked at. */
import { createMiddleware } from "hono/factory";
import { TEXT_FIELDS } from "#app/contract/product.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { LARGEST_FILE_MB, refusalOf } from "#app/images/picture-header.ts";
import { API_BODIES, FILE_FORMS } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv } from "../env.ts";
import type { Upload } from "../uploads/uploads.ts";
import { limitBody } from "./body-limit.ts";
import { withForm } from "./posted-form.ts";

const MOST_FILES = 20;
const FILE_FIELDS = new Set(["images", "images[]", "image"]);

const limitJson = limitBody(API_BODIES.product);

async function readFile(file: File): Promise<Upload> {
  const name = file.name.slice(0, 100);
  if (file.size > LARGEST_FILE_MB * 1024 * 1024)
    throw new ApiError(413, `images: "${name}" is larger than ${LARGEST_FILE_MB} MB`);
  const bytes = Buffer.from(await file.arrayBuffer());
  const refusal = refusalOf(bytes);
  if (refusal) throw new ApiError(400, `images: "${name}" ${refusal}`);
  return { name, bytes };
}

/** Text stays text; anything else is JSON, and an empty value means none. */
function readField(name: string, value: string): unknown {
  if (TEXT_FIELDS.has(name)) return value;
  if (value.trim() === "") return null;
  try {
    return JSON.parse(value);
  } catch {
    throw new ApiError(400, `${name}: must be written as JSON, for example 12.5, true or ["Light"]`);
  }
}

async function readForm(form: FormData): Promise<{ fields: Record<string, unknown>; uploads: Upload[] }> {
  const fields: Record<string, unknown> = Object.create(null);
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (!FILE_FIELDS.has(name)) throw new ApiError(400, `${name}: is not a field for files; use images`);
      files.push(...chosenFiles([value]));
    } else if (name in fields) throw new ApiError(400, `${name}: is there twice`);
    else fields[name] = readField(name, value);
  }
  if (files.length > MOST_FILES) throw new ApiError(413, `images: at most ${MOST_FILES} at once`);
  return { fields, uploads: await Promise.all(files.map(readFile)) };
}

/** After it the call has a JSON body either way, and `uploads` holds the pictures that came with it. */
export const takeForm = createMiddleware<ApiEnv>(async (context, next) => {
  context.set("uploads", []);
  const isForm = /^multipart\/form-data\b/i.test(context.req.header("Content-Type") ?? "");
  if (!isForm) return limitJson(context, next);
  const { fields, uploads } = await withForm(context.req.raw, FILE_FORMS.product, readForm);
  context.set("uploads", uploads);
  const { url, method, headers: given } = context.req.raw;
  const headers = new Headers(given);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  context.req.raw = new Request(url, { method, headers, body: JSON.stringify(fields) });
  await next();
});
