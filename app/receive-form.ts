/** Receives a form with files: each is written to the disk while it arrives. */
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { FileFormLimit } from "#app/limits.ts";

/** Read to its end and thrown away, so that the sender gets to see the answer. */
const LARGEST_DISCARDED = 1024 * 1024;

/** A form's file. It is at `path` until the work with its form ends. */
export class ReceivedFile extends File {
  readonly path: string;
  constructor(content: Blob, name: string, path: string, type: string) {
    super([content], name, { type });
    this.path = path;
  }
}

/** The form is none, or larger than a limit, which the message names. */
export class FormRefused extends Error {
  readonly status: 400 | 413;
  constructor(status: FormRefused["status"], message: string) {
    super(message);
    this.status = status;
  }
}

const toText = (bytes: number) => (bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`);

async function* countBytes(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  const next = async () => (await reader.read()).value;
  try {
    for (let chunk = await next(); chunk; chunk = await next()) {
      size += chunk.length;
      if (size > most) throw new FormRefused(413, `The body must not be larger than ${toText(most)}`);
      yield chunk;
    }
  } finally {
    const end = size + LARGEST_DISCARDED;
    for (let chunk = await next(); chunk && size < end; chunk = await next()) size += chunk.length;
    await reader.cancel();
  }
}

function toRefusal(error: unknown): unknown {
  // The disk's errors are not the sender's.
  if (error instanceof FormRefused || (error as NodeJS.ErrnoException).syscall !== undefined) return error;
  return new FormRefused(400, "The body cannot be read as the form that its Content-Type announces");
}

async function receive(request: Request, limit: FileFormLimit, folder: string): Promise<FormData> {
  const { bytes, entries: most, textBytes } = limit;
  const entries: [name: string, value: string | Promise<File>][] = [];
  const stop = new AbortController();
  let textSize = 0;

  const parser = new Busboy({
    headers: { "content-type": request.headers.get("Content-Type") ?? "" },
    limits: { fieldSize: textBytes, parts: most, headerPairs: 20, headerSize: 16 * 1024 },
  });
  const refuse = (message: string) => parser.destroy(new FormRefused(413, message));
  // Browsers escape this one letter; entries without a name have none here, whatever the types say.
  const readName = (name = "") => name.replaceAll("%22", '"');

  async function save(content: Readable, name: string, type: string): Promise<File> {
    const path = join(folder, String(entries.length));
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal: stop.signal });
    return new ReceivedFile(await openAsBlob(path), name, path, type);
  }

  parser.on("partsLimit", () => refuse(`The form must not have more than ${most.toLocaleString("en")} entries`));
  parser.on("field", (name, value, _, isCut) => {
    textSize += value.length;
    if (isCut || textSize > textBytes) refuse(`The form's texts must not be larger than ${toText(textBytes)}`);
    else entries.push([readName(name), value]);
  });
  parser.on("file", (field, content, name, _, type) => {
    const saved = save(content, readName(name), type);
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

/**
 * Gives a request's multipart form to `work`; its files are removed afterwards.
 *
 * @throws FormRefused
 */
export async function receiveForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "form-"));
  try {
    const form = await receive(request, limit, folder).catch((error: unknown) => {
      throw toRefusal(error);
    });
    return await work(form);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
