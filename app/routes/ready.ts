/** Readiness for monitors and proxies: 200, or 503 with the failed checks. */
import * as policies from "#app/http/policies.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withTimeout } from "#app/with-timeout.ts";
import type { Route } from "./+types/ready";

export async function loader({ context }: Route.LoaderArgs) {
  const [version, apiChecks] = await Promise.all([
    withTimeout(context.get(upstreamContext).catalogueVersion(), null),
    api?.checkReadiness(),
  ]);
  const checks = { catalogue: version !== null, ...apiChecks };
  const isReady = Object.values(checks).every(Boolean);
  const body = { status: isReady ? "ready" : "not ready", ...checks };
  return Response.json(body, { status: isReady ? 200 : 503, headers: policies.uncached });
}
