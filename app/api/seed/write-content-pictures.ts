/** The second half of `npm run drawings`: writes the drawings that menus, tiles and cards show. */
import { writeFile } from "node:fs/promises";
import { toContentPictures } from "./content-pictures.ts";

const file = new URL("../../content/machine-pictures.json", import.meta.url);
await writeFile(file, `${JSON.stringify(toContentPictures(), null, 2)}\n`);
