/** A product's pictures and videos, from any of the shapes that an API may send. */
import type { ProductImage, ProductVideo } from "#app/catalogue/product.ts";
import { truncate } from "#app/catalogue/text.ts";
import type { ImageReading, ProductReading } from "#app/contract/product-reading.ts";

/** Stands in place of a dimension where a length is that of the drawing's family. */
const ESTIMATED = "≈";
/** Characters; more is no lettering of a line. */
const LONGEST_DIMENSION = 14;
/** The words of the sheet that is drawn of a product which cannot be drawn. */
const PLAIN_SHEET = /^No picture of .+ yet$/s;
/** Paths that this site answers itself, also for another host's catalogue. */
const OWN_PATHS = /^\/(?:assets|uploads)\//;

/**
 * An address that a page may load, or null. A path belongs to this site, or to the upstream at `base` where one is
 * given and the path is not one that this site serves for it.
 */
function toMediaUrl(address: string, base: string | null): string | null {
  if (/^https?:\/\//i.test(address) || /^data:image\//i.test(address)) return URL.canParse(address) ? address : null;
  if (address.startsWith("//")) return toMediaUrl(`https:${address}`, base);
  // Browsers read a backslash as a slash: with one, a path may lead to another host.
  if (address === "" || /^[a-z][a-z\d+.-]*:/i.test(address) || address.includes("\\")) return null;
  const path = address.startsWith("/") ? address : `/${address.replace(/^\.\//, "")}`;
  if (base === null || OWN_PATHS.test(path)) return URL.canParse(path, "http://site.invalid") ? path : null;
  return URL.canParse(path, base) ? new URL(path, base).href : null;
}

/** The picture that is drawn to be read small, else the first. */
export function toThumbnail(reading: ProductReading, base: string | null): ProductImage | null {
  const small = reading.images.find((item) => item.is_thumbnail && !isVideo(item));
  return (small && toImage(small, reading.name, base)) ?? toImages(reading, base)[0] ?? null;
}

/** All pictures but thumbnails, the primary one first; the main image field where the list has none. */
export function toImages(reading: ProductReading, base: string | null): ProductImage[] {
  const pictures = reading.images.filter((item) => !isVideo(item) && !item.is_thumbnail);
  const images = pictures
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))
    .map((item) => toImage(item, reading.name, base))
    .filter((image) => image !== null);
  if (images.length > 0) return images;
  const url = toMediaUrl(reading.image ?? reading.image_url ?? reading.main_image ?? "", base);
  return url === null ? [] : [{ url, alt: reading.name, width: null, height: null, scale: null, isDetail: false }];
}

function toImage(item: ImageReading, name: string, base: string | null): ProductImage | null {
  const url = toMediaUrl(item.image_url, base);
  if (url === null) return null;
  const { scale } = item;
  return {
    url,
    alt: item.alt_text || name,
    width: item.width ?? null,
    height: item.height ?? null,
    ...(item.color ? { color: item.color } : {}),
    isDetail: item.is_detail ?? false,
    ...(item.drawn_from && PLAIN_SHEET.test(item.alt_text) ? { isBlank: true } : {}),
    scale: scale
      ? {
          lengthMm: scale.length_mm,
          dimensionStartMm: scale.dimension_start_mm,
          dimensionMm: scale.dimension_mm,
          dimensionText: truncate(scale.dimension_text, LONGEST_DIMENSION),
          isEstimated: scale.dimension_text === ESTIMATED,
        }
      : null,
  };
}

function isVideo(item: ImageReading): boolean {
  return Boolean(item.is_video || item.is_youtube || item.is_facebook || item.youtube_id || item.facebook_id);
}

/** Where videos may come from, as of `UpstreamDefaults`. */
interface VideoSources {
  base: string | null;
  videoHosts: readonly string[];
}

/** All videos whose platform and id can be made out, or whose file lies here or on a host that the shop named. */
export function toVideos(reading: ProductReading, sources: VideoSources): ProductVideo[] {
  return reading.images
    .filter(isVideo)
    .map((item) => toVideo(item, sources))
    .filter((video) => video !== null);
}

const YOUTUBE =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.{0,200}&)?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/;
const FACEBOOK = /^.{0,40}facebook\.com\/.{0,200}?(?:videos\/(?:[^/]+\/)?|[?&]v=|reel\/)(\d{5,20})/;

function toVideo(item: ImageReading, { base, videoHosts }: VideoSources): ProductVideo | null {
  const { image_url: address, alt_text: title, youtube_id = "", facebook_id = "" } = item;
  const youtube = /^[\w-]{11}$/.test(youtube_id) ? youtube_id : YOUTUBE.exec(address)?.[1];
  if (youtube) return { provider: "youtube", id: youtube, title };
  const facebook = /^\d{5,20}$/.test(facebook_id) ? facebook_id : FACEBOOK.exec(address)?.[1];
  if (facebook) return { provider: "facebook", id: facebook, title };
  if (item.is_youtube || item.is_facebook) return null;
  const file = toMediaUrl(address, base);
  // Without scripts its address is a link, which must not lead wherever an upstream says.
  const isOurs = file !== null && (file.startsWith("/") || videoHosts.includes(new URL(file).origin));
  return isOurs ? { provider: "file", id: file, title } : null;
}
