/** Keeps a response's bytes at hand from where it was made to where it is sent, so that no stream is read for them. */

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** A response with a body that `bytesOf` knows. */
export function respondWith(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The bytes of a response's body; of one made elsewhere they are read. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return bodies.get(response) ?? new Uint8Array(await response.arrayBuffer());
}

/** The bytes where they are at hand, else null. */
export function bytesAtHand(response: Response): Uint8Array<ArrayBuffer> | null {
  return bodies.get(response) ?? null;
}
