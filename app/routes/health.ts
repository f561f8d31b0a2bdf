/** Tells a monitor that the process lives, whether the catalogue behind it answers, and which one it is. */
import * as policies from "#app/http/policies.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withinPatience } from "#app/within-patience.ts";
import type { Route } from "./+types/health";

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = (await withinPatience(context.get(upstreamContext).catalogueVersion(), null))?.version ?? null;
  const status = catalogue === null ? "degraded" : "ok";
  return Response.json({ status, catalogue }, { headers: policies.uncached });
}
