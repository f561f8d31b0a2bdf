/** Converts a product sent as a form to a JSON body; its files become the images. */
import { createMiddleware } from "hono/factory";
import { TEXT_FIELDS } from "#app/contract/product.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { API_BODIES, FILE_FORMS } from "#app/limits.ts";
import { receiveForm } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv } from "../env.ts";
import { limitBody } from "./authority.ts";

const MAX_FILES = 20;
const FILE_FIELDS = new Set(["images", "images[]", "image"]);

const limitJson = limitBody(API_BODIES.product);

/** Text fields are used unchanged; others contain JSON, and empty ones are null. */
function readField(name: string, value: string): unknown {
  if (TEXT_FIELDS.has(name)) return value;
  if (value.trim() === "") return null;
  try {
    return JSON.parse(value);
  } catch {
    throw new ApiError(400, `${name}: must be JSON, for example 12.5, true or ["Light"]`);
  }
}

function readForm(form: FormData): { fields: Record<string, unknown>; pictures: File[] } {
  const fields: Record<string, unknown> = Object.create(null);
  const pictures: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (!FILE_FIELDS.has(name))
        throw new ApiError(400, `${name}: is not a field for files. Use images`);
      pictures.push(...chosenFiles([value]));
    } else if (name in fields) throw new ApiError(400, `${name}: must appear only once`);
    else fields[name] = readField(name, value);
  }
  if (pictures.length > MAX_FILES)
    throw new ApiError(413, `images: must be ${MAX_FILES} files or fewer`);
  return { fields, pictures };
}

/** Middleware after which the body is JSON and `pictures` contains the files. */
export const readProductForm = createMiddleware<ApiEnv>(async (context, next) => {
  context.set("pictures", []);
  const isForm = /^multipart\/form-data\b/i.test(context.req.header("Content-Type") ?? "");
  if (!isForm) return limitJson(context, next);
  await receiveForm(context.req.raw, FILE_FORMS.product, async (form) => {
    const { fields, pictures } = readForm(form);
    context.set("pictures", pictures);
    const { url, method, headers: received } = context.req.raw;
    const headers = new Headers(received);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    context.req.raw = new Request(url, { method, headers, body: JSON.stringify(fields) });
    await next();
  });
});
