/** Reads a posted form without trusting it: what is no form, or too much of one, is the sender's mistake. */
import { MIMEType } from "node:util";
import { data } from "react-router";
import { DESK_FORMS, type FileFormLimit, type FormLimit } from "#app/limits.ts";
import { FormRefused, receiveForm } from "#app/receive-form.ts";

/** Read to its end and thrown away, so that the sender gets to see the answer. */
const LARGEST_DISCARDED = 1024 * 1024;

/** The form of an action's request, within `limit`. Throws what the router answers as 400, 413 or 415. */
export async function readForm(request: Request, limit: FormLimit = DESK_FORMS.short): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const separator = findSeparator(type);
  if (separator === null) throw refused(415);
  const body = await readBody(request, limit.bytes);
  // Counted first: each entry takes a hundred times the memory of its bytes.
  if (!isWithin(body, separator, limit.entries)) throw refused(413);
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw refused(400);
  }
}

/** Gives `work` a form that may have files; they are removed afterwards. Throws what `readForm` throws. */
export async function withForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  const separator = findSeparator(request.headers.get("Content-Type") ?? "");
  if (separator === null || separator === "&") return work(await readForm(request, DESK_FORMS.long));
  try {
    return await receiveForm(request, limit, work);
  } catch (error) {
    throw error instanceof FormRefused ? refused(error.status) : error;
  }
}

/** What stands between two entries; null where the type is no form's. */
function findSeparator(type: string): string | null {
  try {
    const { essence, params } = new MIMEType(type);
    if (essence === "application/x-www-form-urlencoded") return "&";
    return essence === "multipart/form-data" ? `--${params.get("boundary") ?? ""}` : null;
  } catch {
    return null;
  }
}

/** Multipart has one separator more than entries, and one at its end. */
function isWithin(body: Buffer, separator: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > most) return false;
  }
  return true;
}

async function readBody(request: Request, largest: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else if (size > largest + LARGEST_DISCARDED) break;
  }
  if (size > largest) throw refused(413);
  return Buffer.concat(chunks);
}

function refused(status: 400 | 413 | 415) {
  return data(null, { status });
}
