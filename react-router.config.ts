/** React Router's settings: server rendering, and what a build is made into. */
import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./app/start/build-folder.ts";
import { finishBuild } from "./app/start/finish-build.ts";

export default {
  ssr: true,
  // One page has one client action: a file of its own would cost more than it saves.
  splitRouteModules: false,
  // The site has few routes: telling the browser of all of them at once costs less than asking for each link in view.
  routeDiscovery: { mode: "initial" },
  buildDirectory: buildFolder,
  buildEnd: finishBuild,
} satisfies Config;
