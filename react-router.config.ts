/** React Router's settings: server rendering. */
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  splitRouteModules: "enforce",
  // The site has few routes: telling the browser of all of them at once costs less than asking for each link in view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
