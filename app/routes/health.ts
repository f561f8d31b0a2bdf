/** Liveness for monitors: the process runs; whether the catalogue responds, and its version. */
import * as policies from "#app/http/policies.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withTimeout } from "#app/with-timeout.ts";
import type { Route } from "./+types/health";

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue =
    (await withTimeout(context.get(upstreamContext).catalogueVersion(), null))?.version ?? null;
  const status = catalogue === null ? "degraded" : "ok";
  return Response.json({ status, catalogue }, { headers: policies.uncached });
}
