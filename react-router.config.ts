/** React Router's settings: server rendering, and the origins whose forms are accepted behind a proxy. */
import { writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";
import { env } from "./app/env.server.ts";

export default {
  ssr: true,
  splitRouteModules: "enforce",
  // The site has few routes: telling the browser of all of them at once costs less than asking for each link in view.
  routeDiscovery: { mode: "initial" },
  allowedActionOrigins: env.PUBLIC_ORIGIN ? [new URL(env.PUBLIC_ORIGIN).host] : [],
  // Read by the start, which builds again for another origin.
  buildEnd: () => writeFile("build/public-origin", env.PUBLIC_ORIGIN ?? ""),
} satisfies Config;
