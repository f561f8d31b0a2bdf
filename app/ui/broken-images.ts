/** Puts the placeholder where a picture fails to load: one listener for the whole document. */
import { placeholderImage } from "./product-picture.tsx";

/** Also repairs what failed before the script came. Returns what stops it. */
export function repairBrokenImages(): () => void {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) replace(event.target);
  };
  document.addEventListener("error", onError, true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replaceUnlessItDecodes(image);
  return () => document.removeEventListener("error", onError, true);
}

/** Only decoding tells: Firefox gives a drawing without a size of its own no natural width. */
function replaceUnlessItDecodes(image: HTMLImageElement): void {
  const { src } = image;
  image.decode().catch(() => {
    // It fails as well when another picture has come into its place meanwhile.
    if (image.src === src) replace(image);
  });
}

function replace(image: HTMLImageElement): void {
  // A map tells of missing tiles itself.
  if (image.classList.contains("leaflet-tile")) return;
  // A scene behind words leaves its ground alone: a giant "No Image" would stand across them.
  if (image.closest("[data-scene]")) {
    image.style.visibility = "hidden";
    return;
  }
  if (image.src.endsWith(placeholderImage.url)) return;
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = placeholderImage.url;
  if (image.alt) image.alt = placeholderImage.alt;
}
