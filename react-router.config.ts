/** React Router's settings: server rendering, and what finishes a build. */
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./app/start/finish-build.ts";

export default {
  ssr: true,
  // Only one page has a client action: a separate file would cost more than it saves.
  splitRouteModules: false,
  // The site has few routes: sending all at once costs less than a request for each visible link.
  routeDiscovery: { mode: "initial" },
  buildEnd: finishBuild,
} satisfies Config;
