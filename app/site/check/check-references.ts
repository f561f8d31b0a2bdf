/** Checks what documents name: pictures, pages, districts, panels; and each fact stated once. */
import type { ShopPictures } from "../pictures.ts";
import { listRepeatedDays, listRepeatedSlugs, listSwappedPositions } from "./branches-and-towns.ts";
import type { Documents, Finding } from "./finding.ts";
import { checkLinks } from "./links.ts";
import { listMissingPictures, listStrayDistricts, listStrayPanels } from "./references.ts";

/** Ignores values that a schema refuses. */
export function checkReferences(all: Documents, pictures: ShopPictures): Finding[] {
  return [
    ...listMissingPictures(all, pictures),
    ...listStrayDistricts(all),
    ...listRepeatedSlugs(all),
    ...listSwappedPositions(all),
    ...listStrayPanels(all),
    ...checkLinks(all, pictures),
    ...listRepeatedDays(all),
  ];
}
