/** Reads a posted form without trusting it: what is no form, or too much of one, is the sender's mistake. */
import { data } from "react-router";

const LARGEST = 64 * 1024;
/** Read to its end and thrown away, so that the sender gets to see the answer. */
const LARGEST_DISCARDED = 1024 * 1024;

/** The form of an action's request, of at most `largest` bytes. Throws what the router answers as 400, 413 or 415. */
export async function readForm(request: Request, largest = LARGEST): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw refused(415);
  const body = await readBody(request, largest);
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw refused(400);
  }
}

async function readBody(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer>> {
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
