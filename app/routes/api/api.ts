/** Mounts the embedded API at `/api/*`; with another host as the upstream there is nothing to mount. */
import { requestFactsContext } from "#app/http/request-facts.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/api";

export function loader(args: Route.LoaderArgs) {
  return answer(args);
}

export function action(args: Route.ActionArgs) {
  return answer(args);
}

async function answer({ request, context }: Pick<Route.LoaderArgs, "request" | "context">): Promise<Response> {
  if (api === null) return Response.json({ success: false, error: "There is no API here" }, { status: 404 });
  return api.fetch(request, context.get(requestFactsContext).clientAddress);
}
