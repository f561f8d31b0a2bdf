/** Receives a form within limits; its files are written to the disk as they arrive. */
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { FileFormLimit, FormLimit } from "#app/limits.ts";

/** Bytes that are read and discarded, so that the client sees the response. */
const MAX_DISCARDED = 1024 * 1024;

/** A form's file. It is at `path` until the form's work ends. */
export class ReceivedFile extends File {
  readonly path: string;
  constructor(content: Blob, name: string, path: string, type: string) {
    super([content], name, { type });
    this.path = path;
  }
}

/** The form is invalid, or exceeds the limit in the message. */
export class FormError extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: FormError["status"], message: string) {
    super(message);
    this.status = status;
  }
}

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)(?![^\s;])/i;

/** "64 KB" */
export const toSize = (bytes: number) =>
  bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`;

async function* countBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  const next = async () => (await reader.read()).value;
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      size += chunk.length;
      if (size > maxBytes)
        throw new FormError(413, `The body must be ${toSize(maxBytes)} or smaller`);
      yield chunk;
    }
  } finally {
    const end = size + MAX_DISCARDED;
    for (let chunk = await next(); chunk && size < end; chunk = await next()) size += chunk.length;
    await reader.cancel();
  }
}

async function parse(
  request: Request,
  { bytes, entries: maxEntries, textBytes }: FileFormLimit,
  folder: string | null,
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM.test(type))
    throw new FormError(415, "The body must be a form, sent as multipart/form-data");
  const entries: [name: string, value: string | Promise<File>][] = [];
  const stop = new AbortController();
  let textSize = 0;

  const parser = new Busboy({
    headers: { "content-type": type },
    limits: {
      fieldSize: textBytes,
      fields: maxEntries + 1,
      parts: maxEntries,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });
  const refuse = (message: string) => parser.destroy(new FormError(413, message));
  // Browsers escape only this character; entries without a name are undefined despite the types.
  const readName = (name = "") => name.replaceAll("%22", '"');

  async function save(path: string, content: Readable, name: string, type: string): Promise<File> {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal: stop.signal });
    return new ReceivedFile(await openAsBlob(path), name, path, type);
  }

  const refuseMany = () =>
    refuse(`The form must have ${maxEntries.toLocaleString("en")} entries or fewer`);
  parser.on("partsLimit", refuseMany);
  parser.on("field", (name, value, isNameCut, isCut) => {
    if (isNameCut) return refuse("The names of the form's fields must have 100 bytes or fewer");
    textSize += value.length;
    if (isCut || textSize > textBytes)
      refuse(`The text in the form must be ${toSize(textBytes)} or smaller`);
    else if (entries.length >= maxEntries) refuseMany();
    else entries.push([readName(name), value]);
  });
  parser.on("file", (field, content, name, _, type) => {
    // A part that ends early fails the parser too; unheard, its error would end the process.
    if (folder === null) return void content.on("error", () => {}).resume();
    const path = join(folder, String(entries.length));
    const saved = save(path, content, readName(name), type);
    saved.catch((error: Error) => parser.destroy(error));
    entries.push([readName(field), saved]);
  });

  try {
    await pipeline(countBytes(request.body ?? new Blob([]).stream(), bytes), parser);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(entries.map(([, value]) => value));
    throw error;
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, (await value) as string & File);
  return form;
}

/** @param folder null discards files */
async function receive(request: Request, limit: FileFormLimit, folder: string | null) {
  try {
    return await parse(request, limit, folder);
  } catch (error) {
    // Disk errors are not the client's.
    if (error instanceof FormError || (error as NodeJS.ErrnoException).syscall !== undefined)
      throw error;
    throw new FormError(400, "The body does not match its Content-Type");
  }
}

/** Receives a form without its files. @throws FormError */
export function receiveFields(
  request: Request,
  limit: FormLimit | FileFormLimit,
): Promise<FormData> {
  return receive(request, { textBytes: limit.bytes, ...limit }, null);
}

/**
 * Passes a request's form to `work`; its files are removed afterwards.
 *
 * @throws FormError
 */
export async function receiveForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "form-"));
  try {
    return await work(await receive(request, limit, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
