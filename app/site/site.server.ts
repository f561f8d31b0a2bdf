/** The site as pages show it now. */
import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import { env } from "#app/env.server.ts";
import { setShopLocale } from "#app/number-format.ts";
import { checkSchemas, type Documents } from "./documents.ts";
import { readFolder } from "./folder.ts";
import { followSlugs, type ListSlugs } from "./follow-slugs.ts";
import { openPictures, type ShopPictures } from "./pictures.ts";
import type { Site } from "./site.ts";
import { toSite } from "./to-site.ts";

/** Not there before the first `renewSite`, as `shown`. */
let latest: Site;
const previewed = new AsyncLocalStorage<Site>();
const current = () => previewed.getStore() ?? latest;

/** Changes with each document, so that only functions may read it. */
export const site = new Proxy({} as Site, {
  get: (_, key) => current()[key as keyof Site],
  ownKeys: () => Reflect.ownKeys(current()),
  getOwnPropertyDescriptor(_, key) {
    const own = Reflect.getOwnPropertyDescriptor(current(), key);
    return own && { ...own, configurable: true };
  },
});

/** Runs `show`, which shows the site with this document in place of the saved one. */
export const withDocument = <Shown>(name: string, content: unknown, show: () => Shown): Shown =>
  previewed.run(assemble({ ...shown, usable: new Map(shown.usable).set(name, content) }), show);

/** Whether the site has a document that is not saved, of which nothing may be kept. */
export const isPreview = () => previewed.getStore() !== undefined;

/** Makes something of the site once, and again when the site is replaced. */
export function onceForSite<Made>(make: (from: Site) => Made): () => Made {
  let last: { from: Site; made: Made } | null = null;
  return () => {
    const from = current();
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}

interface Shown {
  read: Documents;
  usable: Documents;
  lists: readonly ListSlugs[] | null;
  pictures: ShopPictures;
}

let shown: Shown;

const assemble = ({ usable, lists, pictures }: Shown) =>
  toSite(lists ? followSlugs(usable, lists, true) : usable, pictures);

/**
 * Shows the shop's documents, and the pictures in a folder.
 *
 * @param lists all lists of the catalogue; null while they are not known
 */
export async function renewSite(
  folder: string,
  readDocuments: () => Documents,
  lists: readonly ListSlugs[] | null,
): Promise<void> {
  const slugs = lists?.map(({ slug, formerSlugs }) => ({ slug, formerSlugs })) ?? null;
  if (shown?.read === readDocuments() && isDeepStrictEqual(shown.lists, slugs)) return;
  const pictures = await openPictures(folder);
  const instead = shown?.usable ?? (await readOwnFolder(readDocuments()));
  // Nothing is awaited from here on, so that the latest documents win.
  const read = readDocuments();
  shown = { read, usable: replaceInvalid(read, instead), lists: slugs, pictures };
  latest = assemble(shown);
  setShopLocale(latest.company.locale);
}

/** In place of a document that is not valid: the one that was shown before. */
function replaceInvalid(documents: Documents, instead: Documents): Documents {
  const usable = new Map(documents);
  for (const { document, path, message } of checkSchemas(documents)) {
    console.error(`The document ${document} is not shown: ${path.join(".")} ${message}`);
    if (instead.has(document)) usable.set(document, instead.get(document));
    else usable.delete(document);
  }
  return usable;
}

/** The start has shown nothing before: a release may be stricter than the one that saved. */
async function readOwnFolder(documents: Documents): Promise<Documents> {
  if (checkSchemas(documents).length === 0) return documents;
  const { documents: own } = await readFolder(env.SITE_DIR).catch(() => ({ documents }));
  return own;
}
