/** Reads the site's pictures as data URLs, so that an SVG needs no other files. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { ProductImage } from "#app/catalogue/product.ts";
import { uncached } from "#app/http/policies.ts";
import { signalColour } from "#app/site/signal-colour.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { findFile } from "../picture-sizes.server.ts";
import { RELAYED, relay } from "../uploads/relay.server.ts";
import type { Signature } from "./artwork.ts";

const FORMER_DRAWINGS = "/assets/machines/";
const WIDEST = 1200;

async function readOwn(url: string): Promise<Buffer | null> {
  if (RELAYED.test(url)) {
    const response = await readStored(url);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  }
  const served = site.pictures.served.get(url);
  return served ? readFile((await findFile(served)).file).catch(() => null) : null;
}

/** A stored picture of the catalogue, here or at the upstream. */
function readStored(url: string): Promise<Response> {
  if (!api) return relay(url, uncached);
  return url.startsWith(FORMER_DRAWINGS)
    ? api.serveFormerDrawing(url.slice(FORMER_DRAWINGS.length))
    : api.serveUpload(new Request(new URL(url, "http://site.invalid")));
}

/** Null for pictures of other hosts and unreadable ones. */
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

/** Null without a picture of the product. */
export function imageData(image: ProductImage | null): Promise<string | null> {
  return image && !image.isBlank ? toPictureData(image.url) : Promise.resolve(null);
}

export function siteImageData(picture: SitePicture | null): Promise<string | null> {
  return picture ? toPictureData(picture.src) : Promise.resolve(null);
}

export async function toSignature(): Promise<Signature> {
  const { name, phone, logo, logoOnDark } = site.company;
  return {
    shop: name,
    phone: phone.text,
    logo: await siteImageData(logoOnDark ?? logo),
    signal: signalColour(site.company.colours),
  };
}
