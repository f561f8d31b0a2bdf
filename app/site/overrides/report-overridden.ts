/** Warns about values in the folder that are not shown because the desk overrides them. */
import { toFileAndLine } from "../read-file.ts";
import type { Site } from "../site.ts";
import { listOverridden } from "./list-overridden.ts";
import type { SiteOverrides } from "./site-overrides.ts";

/** One warning for each, beginning with file and line. */
export function reportOverridden(site: Site, overrides: SiteOverrides): string[] {
  return listOverridden(site, overrides)
    .filter(({ path }) => path.length > 0)
    .map(
      ({ file, path, what }) =>
        `${toFileAndLine(site.folder, file, path)}: ${what}: not shown, ` +
        "because the desk overrides them. Change or reset them at the desk",
    );
}
