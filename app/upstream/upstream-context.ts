/** The upstream in loaders and actions: `context.get(upstreamContext)`. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createContext } from "react-router";
import type { Upstream } from "./upstream.ts";

/** Set for every request by the root's middleware. */
export const upstreamContext = createContext<Upstream>();

/** How a page that is being rendered waits for another host. */
export const pageWait = new AsyncLocalStorage<<Value>(load: Promise<Value>) => Promise<Value>>();
