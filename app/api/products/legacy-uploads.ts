/** Converts photographs that the first release stored unchanged, and their URLs in products. */
import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import type { Services } from "../services.ts";
import { readProductTexts } from "../uploads/product-texts.ts";
import type { StoredPhotograph, Uploads } from "../uploads/uploads.ts";
import { inKeyOrder } from "./image-list.ts";

const LEGACY_URL = /\/uploads\/([0-9a-f]{64}\.(?:png|jpg|gif|webp|avif))/g;

/** Runs once per database; after a stop, the next start runs it again. */
export async function convertLegacyUploads(
  database: Database,
  write: Services["write"],
  uploads: Uploads,
  isStopping: () => boolean,
): Promise<void> {
  const { db } = database;
  if (await findLastRun(db, "photographs")) return;
  for await (const { id, ...texts } of readProductTexts(database)) {
    if (isStopping()) return;
    const made = await convertAll(Object.values(texts).join(" "), uploads);
    if (made.size === 0) continue;
    const rename = (text: string) =>
      text.replace(LEGACY_URL, (url) => made.get(url)?.image_url ?? url);
    const images = (JSON.parse(texts.images) as ApiProductImage[]).map((image) =>
      inKeyOrder({ ...image, ...made.get(image.image_url) }),
    );
    await write(({ trx, version }) =>
      trx
        .updateTable("products")
        .set({
          images: JSON.stringify(images),
          description: rename(texts.description),
          custom_sections: rename(texts.custom_sections),
          changed_in: version,
        })
        .where("id", "=", id)
        .where("images", "=", texts.images)
        // Conversion takes a while: changes saved meanwhile win and keep the old URL.
        .where("description", "=", texts.description)
        .where("custom_sections", "=", texts.custom_sections)
        .execute(),
    );
    uploads.queueSizes([...made.values()]);
  }
  await recordRun(db, "photographs");
}

/** By legacy URL; unreadable files are omitted. */
async function convertAll(text: string, uploads: Uploads): Promise<Map<string, StoredPhotograph>> {
  const made = new Map<string, StoredPhotograph>();
  for (const [url, name = ""] of text.matchAll(LEGACY_URL)) {
    const file = join(uploads.folders.served, name);
    const bytes = await readFile(file).catch(() => null);
    const [stored] = bytes ? await uploads.storePhotographs([{ name, bytes }]).catch(() => []) : [];
    if (!stored) continue;
    made.set(url, stored);
    // Cached pages may use the old file for some days.
    await utimes(file, new Date(), new Date());
  }
  return made;
}
