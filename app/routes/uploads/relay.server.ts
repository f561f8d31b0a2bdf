/** Fetches pictures from the upstream, so that pages request no other host. */
import { env } from "#app/env.server.ts";
import * as policies from "#app/http/policies.ts";

/** Paths that are relayed. */
export const RELAYED = /^\/uploads\/[\w-]{1,200}\.[a-z]{3,4}$/;
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp|svg\+xml)$/;
/** SVG drawings may contain styles but no scripts. */
const CONFINED = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };
const TIMEOUT = 10_000;
/** Bytes; the sizes of photographs that pages request are far smaller. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * A redirect may lead to any address, so it counts as a missing picture.
 *
 * @param policy cache headers, unless the upstream sends `no-store`
 */
export async function relay(path: string, policy: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = RELAYED.test(path)
    ? await fetch(env.UPSTREAM_URL + path, { signal, redirect: "manual" }).catch(() => null)
    : null;
  const type = response?.headers.get("Content-Type") ?? "";
  if (!response?.ok || !PICTURE.test(type)) {
    await response?.body?.cancel();
    return new Response("Not Found\n", { status: 404, headers: policies.uncached });
  }
  const kept = response.headers.get("Cache-Control") === "no-store" ? policies.uncached : policy;
  return new Response(response.body?.pipeThrough(limitBytes()), {
    headers: { ...kept, ...CONFINED, "Content-Type": type },
  });
}

/** Ends the connection of a larger picture, whatever length it was said to have. */
function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let left = MAX_BYTES;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error("The picture is too large"));
      else controller.enqueue(chunk);
    },
  });
}
