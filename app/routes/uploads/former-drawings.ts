/** Serves the demonstration's drawings under their former URLs. */
import { api } from "#app/upstream/upstream.server.ts";
import type { Route } from "./+types/former-drawings";
import { relay } from "./relay.server.ts";

/** The drawing at such a URL can change. */
const KEPT_FOR_A_DAY = { "Cache-Control": "public, max-age=86400" };

export function loader({ params: { name } }: Route.LoaderArgs) {
  return api ? api.serveFormerDrawing(name) : relay(`/assets/machines/${name}`, KEPT_FOR_A_DAY);
}
