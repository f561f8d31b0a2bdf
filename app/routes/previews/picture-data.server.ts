/** Reads pictures of this site as data addresses, so that a sheet refers to nothing outside itself. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { ProductImage } from "#app/catalogue/product.ts";
import { dealer } from "#app/site/dealer.ts";
import { signalColour } from "#app/site/signal-colour.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { findFile } from "../made-sizes.server.ts";
import type { Signature } from "./artwork.ts";

/** Where the site's own files lie. */
const PUBLIC = "public";
const OWN_FILE = /^\/assets\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:svg|png|jpe?g|webp|avif)$/;
const WIDEST = 1200;

async function readOwn(url: string): Promise<Buffer | null> {
  if (url.startsWith("/uploads/")) {
    const answer = await api?.serveUpload(new Request(new URL(url, "http://site.invalid")));
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }
  const served = site.pictures.served.get(url);
  if (served) return readFile((await findFile(served)).file).catch(() => null);
  if (!OWN_FILE.test(url)) return null;
  return readFile(resolve(PUBLIC, `.${url}`)).catch(() => null);
}

/** Null for a picture of another host, and for one that cannot be read. */
async function toPictureData(url: string): Promise<string | null> {
  const bytes = URL.canParse(url, "http://site.invalid") ? await readOwn(url) : null;
  if (!bytes) return null;
  if (/^\s*(?:<\?xml|<svg)/.test(bytes.toString("utf8", 0, 100)))
    return `data:image/svg+xml;base64,${bytes.toString("base64")}`;
  const jpeg = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .resize({ width: WIDEST, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => null);
  return jpeg && `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** Null for what is no picture of the product. */
export function imageData(image: ProductImage | null): Promise<string | null> {
  return image && !image.isBlank ? toPictureData(image.url) : Promise.resolve(null);
}

export function siteImageData(picture: SitePicture | null): Promise<string | null> {
  return picture ? toPictureData(picture.src) : Promise.resolve(null);
}

export async function toSignature(): Promise<Signature> {
  const { name, phone, logo, logoOnDark } = dealer();
  return { dealer: name, phone: phone.text, logo: await siteImageData(logoOnDark ?? logo), signal: signalColour() };
}
