/** The upstream in loaders and actions: `context.get(upstreamContext)`. */
import { createContext } from "react-router";
import type { Upstream } from "./upstream.ts";

/** Set for every request by the root's middleware. */
export const upstreamContext = createContext<Upstream>();
