/** Checks a shop's folder across its files. */

import { listRepeatedDays, listRepeatedSlugs, listSwappedPositions } from "./branches-and-towns.ts";
import type { Findings, FolderData } from "./folder-data.ts";
import { checkLinks } from "./links.ts";
import {
  listMissingPictures,
  listStrayDistricts,
  listStrayPanels,
  listUnknownFiles,
} from "./references.ts";

export function checkFolder(data: FolderData): Findings {
  const links = checkLinks(data);
  return {
    errors: [
      ...listUnknownFiles(data),
      ...data.pictures.errors,
      ...listMissingPictures(data),
      ...listStrayDistricts(data),
      ...listRepeatedSlugs(data),
      ...listSwappedPositions(data),
      ...listStrayPanels(data),
      ...links.errors,
    ],
    warnings: [...listRepeatedDays(data), ...links.warnings],
  };
}
