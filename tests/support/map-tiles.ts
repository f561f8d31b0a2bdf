/** Serves map tiles, which tests do not fetch from their host. */
import type { Page } from "playwright/test";
import { MAP_TILES } from "./test.ts";

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dfe8d8"/></svg>';

export function serveMapTiles(page: Page): Promise<unknown> {
  return page.route(`**/${MAP_TILES}/**`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: tile }),
  );
}
