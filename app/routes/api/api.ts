/** Mounts the embedded API at `/api/*`, unless another host is the upstream. */
import { requestFactsContext } from "#app/http/request-facts.ts";
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/api";

export function loader(args: Route.LoaderArgs) {
  return respond(args);
}

export function action(args: Route.ActionArgs) {
  return respond(args);
}

async function respond({
  request,
  context,
}: Pick<Route.LoaderArgs, "request" | "context">): Promise<Response> {
  if (api === null)
    return Response.json({ success: false, error: "This server has no API" }, { status: 404 });
  return api.fetch(request, context.get(requestFactsContext).clientAddress);
}
