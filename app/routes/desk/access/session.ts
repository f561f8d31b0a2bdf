/** The layout of all pages that need a session. */
import type { Route } from "./+types/session";
import { requireSignIn } from "./require-sign-in.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];
