/** Serves pictures that came in through the API; their names are hashes of their content, so they never change. */
import { env } from "#app/env.server.ts";
import * as policies from "#app/http/policies.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/uploads";

const NAME = /^[\w-]{1,200}\.[a-z]{3,4}$/;
const PICTURE = /^image\/(?:avif|gif|jpeg|png|webp|svg\+xml)$/;
/** A drawing has a style of its own, and nothing in it may run. */
const CONFINED = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };
const TIMEOUT = 10_000;

export async function loader({ request, params: { name } }: Route.LoaderArgs) {
  if (api === null) return relay(name);
  const response = await api.serveUpload(request);
  // Every answer of this server carries it already.
  response.headers.delete("X-Content-Type-Options");
  return response;
}

/** From the upstream's host, so that a page needs no other host than this. */
async function relay(name: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = NAME.test(name)
    ? await fetch(`${env.UPSTREAM_URL}/uploads/${name}`, { signal }).catch(() => null)
    : null;
  const type = response?.headers.get("Content-Type") ?? "";
  if (!response?.ok || !PICTURE.test(type)) {
    await response?.body?.cancel();
    return new Response("Not Found\n", { status: 404, headers: policies.uncached });
  }
  const policy = response.headers.get("Cache-Control") === "no-store" ? policies.uncached : policies.immutable;
  return new Response(response.body, { headers: { ...policy, ...CONFINED, "Content-Type": type } });
}
