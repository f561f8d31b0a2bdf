/** React Router's settings: server rendering, and what finishes a build. */
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./app/start/finish-build.ts";

export default {
  ssr: true,
  // One page has one client action: a file of its own would cost more than it saves.
  splitRouteModules: false,
  // The site has few routes: telling the browser of all of them at once costs less than asking for each link in view.
  routeDiscovery: { mode: "initial" },
  buildEnd: finishBuild,
} satisfies Config;
