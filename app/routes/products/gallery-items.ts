/** The items of the gallery: videos first, then pictures. */

import type { Product, ProductImage, ProductVideo } from "#app/catalogue/product.ts";
import type { Messages } from "#app/languages/en/messages.ts";

/** Thumbnails in a row; the row moves with the current picture. */
const MAX_THUMBNAILS = 6;

export interface GalleryVideo {
  kind: "video";
  provider: ProductVideo["provider"];
  /** Its own title, or host and number, such as "YouTube video 2". */
  title: string;
  /** One of the product's pictures, shown until the visitor plays the video. */
  poster: ProductImage | null;
  /** Shown on the thumbnail; null for the only video. */
  number: number | null;
  /** Opened without scripts. */
  watchHref: string;
  /** URL of the frame or file that plays in the page. */
  playHref: string;
}

export type GalleryItem = { kind: "image"; image: ProductImage } | GalleryVideo;

type VideoTitles = Messages["products"]["videos"];

export function toGallery(
  { images, videos }: Pick<Product, "images" | "videos">,
  titles: VideoTitles,
): GalleryItem[] {
  const playable = videos
    .map((video, index) => {
      const poster = images[index % images.length] ?? null;
      return toVideo(video, { poster, number: index + 1, isOnly: videos.length === 1 }, titles);
    })
    .filter((video) => video !== null);
  return [...playable, ...images.map((image) => ({ kind: "image" as const, image }))];
}

function toVideo(
  { provider, id, title }: ProductVideo,
  { poster, number, isOnly }: { poster: ProductImage | null; number: number; isOnly: boolean },
  titles: VideoTitles,
): GalleryVideo | null {
  const urls = toUrls(provider, id);
  return (
    urls && {
      kind: "video",
      provider,
      title: title || titles[provider](number),
      poster,
      number: isOnly ? null : number,
      ...urls,
    }
  );
}

/** URLs of a video; null for an invalid id. */
function toUrls(
  provider: ProductVideo["provider"],
  id: string,
): Pick<GalleryVideo, "watchHref" | "playHref"> | null {
  if (provider === "file")
    return /^(?:https?:\/\/|\/(?!\/))/.test(id) ? { watchHref: id, playHref: id } : null;
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  if (provider === "youtube") {
    return {
      watchHref: `https://www.youtube.com/watch?v=${id}`,
      playHref: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    };
  }
  const watchHref = `https://www.facebook.com/watch/?v=${id}`;
  const query = `href=${encodeURIComponent(watchHref)}&show_text=false&autoplay=true`;
  return { watchHref, playHref: `https://www.facebook.com/plugins/video.php?${query}` };
}

/** Indices of the thumbnails: the current item and its neighbours, six at most. */
export function thumbnailsAround(index: number, count: number): number[] {
  const first = Math.max(0, Math.min(index - MAX_THUMBNAILS + 2, count - MAX_THUMBNAILS));
  return Array.from({ length: Math.min(count, MAX_THUMBNAILS) }, (_, offset) => first + offset);
}
