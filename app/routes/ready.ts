/** Tells a monitor or a proxy whether the site can do all of its work now: 200, or 503 with what is missing. */
import * as policies from "#app/http/policies.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withinPatience } from "#app/within-patience.ts";
import type { Route } from "./+types/ready";

export async function loader({ context }: Route.LoaderArgs) {
  const [version, own] = await Promise.all([
    withinPatience(context.get(upstreamContext).catalogueVersion(), null),
    api?.checkReadiness(),
  ]);
  const checks = { catalogue: version !== null, ...own };
  const isReady = Object.values(checks).every(Boolean);
  const body = { status: isReady ? "ready" : "not ready", ...checks };
  return Response.json(body, { status: isReady ? 200 : 503, headers: policies.uncached });
}
