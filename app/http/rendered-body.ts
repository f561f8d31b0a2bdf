/** Keeps a response's bytes at hand from where it was made to where it is sent, so that they are neither copied nor streamed. */

/** In order. */
export type Parts = readonly Uint8Array<ArrayBuffer>[];

const shared = new WeakSet<Uint8Array>();

/** Says of a part that it stands in many pages, as this same object: worth being compressed once for all of them. */
export function share(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  shared.add(part);
  return part;
}

export function isShared(part: Uint8Array): boolean {
  return shared.has(part);
}

const bodies = new WeakMap<Response, Parts>();

/** A response whose body `partsOf` knows; while developing it has one as well, for Vite's server. */
export function respondWith(body: Parts | Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const parts = body instanceof Uint8Array ? [body] : body;
  const response = new Response(import.meta.env.PROD ? null : join(parts), init);
  bodies.set(response, parts);
  return response;
}

/** The parts of a response's body; one made elsewhere is read. */
export async function partsOf(response: Response): Promise<Parts> {
  return bodies.get(response) ?? [new Uint8Array(await response.arrayBuffer())];
}

/** Where they are at hand, else null. */
export function partsAtHand(response: Response): Parts | null {
  return bodies.get(response) ?? null;
}

export function join(parts: Parts): Uint8Array<ArrayBuffer> {
  const [only] = parts;
  return parts.length === 1 && only ? only : Buffer.concat(parts);
}
