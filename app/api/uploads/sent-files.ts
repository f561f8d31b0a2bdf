/** Photographs that the first release kept as they were sent: products come to name what is made of them. */
import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { ProductImage } from "#app/contract/product-parts.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import { inKeyOrder } from "../products/image-list.ts";
import type { Services } from "../services.ts";
import { readProductTexts } from "./product-texts.ts";
import type { StoredPhotograph, Uploads } from "./uploads.ts";

const SENT = /\/uploads\/([0-9a-f]{64}\.(?:png|jpg|gif|webp|avif))/g;

/** Once for a database; a stop before the end begins again at the next start. */
export async function renewSentFiles(
  database: Database,
  write: Services["write"],
  uploads: Uploads,
  isStopping: () => boolean,
): Promise<void> {
  const { db } = database;
  if (await findLastRun(db, "photographs")) return;
  for await (const { id, ...texts } of readProductTexts(database)) {
    if (isStopping()) return;
    const made = await makeAll(Object.values(texts).join(" "), uploads);
    if (made.size === 0) continue;
    const rename = (text: string) => text.replace(SENT, (url) => made.get(url)?.image_url ?? url);
    const images = (JSON.parse(texts.images) as ProductImage[]).map((image) =>
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
        // Photographs take a while: what somebody saves meanwhile stays, with the old address in it.
        .where("description", "=", texts.description)
        .where("custom_sections", "=", texts.custom_sections)
        .execute(),
    );
    uploads.beginSizes([...made.values()]);
  }
  await recordRun(db, "photographs");
}

/** By the address at which each was sent; what cannot be read stays away. */
async function makeAll(text: string, uploads: Uploads): Promise<Map<string, StoredPhotograph>> {
  const made = new Map<string, StoredPhotograph>();
  for (const [url, name = ""] of text.matchAll(SENT)) {
    const file = join(uploads.folders.served, name);
    const bytes = await readFile(file).catch(() => null);
    const [stored] = bytes ? await uploads.keepPhotographs([{ name, bytes }]).catch(() => []) : [];
    if (!stored) continue;
    made.set(url, stored);
    // Pages that are kept somewhere name it for some days more.
    await utimes(file, new Date(), new Date());
  }
  return made;
}
