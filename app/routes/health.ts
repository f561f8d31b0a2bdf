/** Tells a monitor that the site answers, and which catalogue it shows. */
import * as policies from "#app/http/policies.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/health";

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await context.get(upstreamContext).version();
  return Response.json({ status: "ok", catalogue }, { headers: policies.uncached });
}
