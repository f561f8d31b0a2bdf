/** Mounts the embedded API at `/api/*`; with another host as the upstream there is nothing to mount. */
import { env } from "#app/env.server.ts";
import { clientAddress } from "#app/http/client-address.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/api";

export function loader({ request }: Route.LoaderArgs) {
  return answer(request);
}

export function action({ request }: Route.ActionArgs) {
  return answer(request);
}

async function answer(request: Request): Promise<Response> {
  if (api === null) return Response.json({ success: false, error: "There is no API here" }, { status: 404 });
  return api.fetch(request, clientAddress(request.headers, env.TRUSTED_PROXY_HOPS));
}
