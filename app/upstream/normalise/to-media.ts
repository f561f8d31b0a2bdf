/** Normalises a product's pictures and videos from all shapes that an API may send. */
import type { ProductImage, ProductVideo } from "#app/catalogue/product.ts";
import { truncate } from "#app/catalogue/text.ts";
import { isVideo } from "#app/contract/product-parts.ts";
import type { ImageReading, ProductReading } from "#app/contract/product-reading.ts";

/** The dimension text where a length is the drawing family's. */
const ESTIMATED = "≈";
/** In characters; a longer text is not a label. */
const MAX_DIMENSION_LENGTH = 14;
/** Paths that this site serves itself, also for another host's catalogue. */
const OWN_PATHS = /^\/(?:assets|uploads)\//;

/** A URL that a page may load, or null; a path belongs to this site, or to `base`. */
function toMediaUrl(url: string, base: string | null): string | null {
  if (/^https?:\/\//i.test(url) || /^data:image\//i.test(url))
    return URL.canParse(url) ? url : null;
  if (url.startsWith("//")) return toMediaUrl(`https:${url}`, base);
  // Browsers read a backslash as a slash, so the path could lead to another host.
  if (url === "" || /^[a-z][a-z\d+.-]*:/i.test(url) || url.includes("\\")) return null;
  const path = url.startsWith("/") ? url : `/${url.replace(/^\.\//, "")}`;
  if (base === null || OWN_PATHS.test(path))
    return URL.canParse(path, "http://site.invalid") ? path : null;
  return URL.canParse(path, base) ? new URL(path, base).href : null;
}

export function toThumbnail({ images, name }: ProductReading, base: string | null) {
  const small = images.find((item) => item.is_thumbnail && !isVideo(item));
  return small ? toImage(small, name, base) : null;
}

/** All pictures except thumbnails, the primary one first; else the main image field. */
export function toImages(reading: ProductReading, base: string | null): ProductImage[] {
  const pictures = reading.images.filter((item) => !isVideo(item) && !item.is_thumbnail);
  const images = pictures
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))
    .flatMap((item) => toImage(item, reading.name, base) ?? []);
  if (images.length > 0) return images;
  const url = toMediaUrl(reading.image ?? reading.image_url ?? reading.main_image ?? "", base);
  return url === null
    ? []
    : [{ url, alt: reading.name, width: null, height: null, scale: null, isDetail: false }];
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
    // The placeholder has the product's name as its text; other drawings say what they show.
    ...(item.drawn_from && item.alt_text === name ? { isBlank: true } : {}),
    scale: scale
      ? {
          lengthMm: scale.length_mm,
          dimensionStartMm: scale.dimension_start_mm,
          dimensionMm: scale.dimension_mm,
          dimensionText: truncate(scale.dimension_text, MAX_DIMENSION_LENGTH),
          isEstimated: scale.dimension_text === ESTIMATED,
        }
      : null,
  };
}

/**
 * All videos with a known platform and id, or a file on this site or an allowed host.
 *
 * @param sources as in `UpstreamDefaults`
 */
export function toVideos({ images }: ProductReading, sources: VideoSources): ProductVideo[] {
  return images.filter(isVideo).flatMap((item) => toVideo(item, sources) ?? []);
}

interface VideoSources {
  base: string | null;
  videoHosts: readonly string[];
}

const YOUTUBE =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.{0,200}&)?v=|embed\/|shorts\/))([\w-]{11})(?![\w-])/;
const FACEBOOK = /^.{0,40}facebook\.com\/.{0,200}?(?:videos\/(?:[^/]+\/)?|[?&]v=|reel\/)(\d{5,20})/;

function toVideo(item: ImageReading, { base, videoHosts }: VideoSources): ProductVideo | null {
  const { image_url: url, alt_text: title, youtube_id = "", facebook_id = "" } = item;
  const youtube = /^[\w-]{11}$/.test(youtube_id) ? youtube_id : YOUTUBE.exec(url)?.[1];
  if (youtube) return { provider: "youtube", id: youtube, title };
  const facebook = /^\d{5,20}$/.test(facebook_id) ? facebook_id : FACEBOOK.exec(url)?.[1];
  if (facebook) return { provider: "facebook", id: facebook, title };
  if (item.is_youtube || item.is_facebook) return null;
  const file = toMediaUrl(url, base);
  // Without scripts its URL is a link, which must not lead to any host that an upstream names.
  const isOurs =
    file !== null && (file.startsWith("/") || videoHosts.includes(new URL(file).origin));
  return isOurs ? { provider: "file", id: file, title } : null;
}
