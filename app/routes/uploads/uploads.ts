/** Serves uploaded pictures; their names are content hashes, so they never change. */
import * as policies from "#app/http/policies.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/uploads";
import { relay } from "./relay.server.ts";

export async function loader({ request, params: { name } }: Route.LoaderArgs) {
  if (api === null) return relay(`/uploads/${name}`, policies.immutable);
  const response = await api.serveUpload(request);
  // The server adds this header to every response.
  response.headers.delete("X-Content-Type-Options");
  return response;
}
