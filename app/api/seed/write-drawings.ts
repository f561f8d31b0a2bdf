/** `npm run drawings`: writes every machine's pictures, the manifest that the seed reads, and the placeholder. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { drawCatalogue, drawPlaceholder } from "./drawings/draw-catalogue.ts";
import type { Machine } from "./machine.ts";
import machines from "./machines.json" with { type: "json" };
import moreMachines from "./more-machines.json" with { type: "json" };

const folder = new URL("../../../public/assets/machines/", import.meta.url);
const { files, manifest } = drawCatalogue([...machines, ...moreMachines] as Machine[]);

await mkdir(folder, { recursive: true });
const stale = (await readdir(folder)).filter((file) => file.endsWith(".svg") && !files.has(file));
await Promise.all(stale.map((file) => rm(new URL(file, folder))));
for (const [file, svg] of files) await writeFile(new URL(file, folder), svg);
await writeFile(new URL("../../ui/no-image.svg", import.meta.url), drawPlaceholder());
await writeFile(new URL("drawings.json", import.meta.url), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(`${files.size} drawings of ${Object.keys(manifest).length} machines, ${stale.length} stale ones removed`);
