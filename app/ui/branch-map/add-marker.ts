/** Adds a branch's marker and popup to the map. */
import L from "leaflet";
import type { Language } from "#app/languages/language.ts";
import type { Position } from "#app/site/distance.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { toPopup } from "./popup.ts";

/** Height of a pin. */
export const PIN_HEIGHT = 44;
const POPUP_WIDTH = 320;
/** Width of the zoom buttons, the edge, and the popup's margins. */
const BESIDE_POPUP = 60 + 16 + 36;

interface MarkerOptions {
  /** Above the other markers. */
  isAbove: boolean;
  language: Language;
  timeZone: string;
  stockPicture: string | null;
  onOpen: () => void;
  onClose: () => void;
}

export function addMarker(
  map: L.Map,
  branch: BranchWithHours,
  position: Position,
  { isAbove, onOpen, onClose, ...options }: MarkerOptions,
): L.Marker {
  const marker = L.marker(position, {
    icon: pinIcon(branch.id === 1),
    alt: branch.name,
    title: branch.name,
    zIndexOffset: isAbove ? 1000 : 0,
  });
  // Wide enough for two buttons in a row, unless the map itself is not.
  const maxWidth = Math.min(POPUP_WIDTH, map.getContainer().clientWidth - BESIDE_POPUP);
  return marker
    .bindPopup(() => toPopup(branch, { ...options, close: () => marker.closePopup() }), {
      maxWidth,
      minWidth: Math.min(280, maxWidth),
      autoPanPaddingTopLeft: [16, 8],
      autoPanPaddingBottomRight: [60, PIN_HEIGHT + creditHeight(map)],
    })
    .on("popupopen", () => {
      onOpen();
      marker.getPopup()?.getElement()?.querySelector<HTMLElement>(".branch-popup")?.focus();
    })
    .on("popupclose", () => {
      marker.getElement()?.focus({ preventScroll: true });
      // Another popup opens right after this one closes when a second marker is chosen.
      queueMicrotask(() => {
        if (!marker.isPopupOpen()) onClose();
      });
    })
    .addTo(map);
}

export function creditHeight(map: L.Map): number {
  return map.attributionControl.getContainer()?.offsetHeight ?? 0;
}

function pinIcon(isHeadOffice: boolean): L.DivIcon {
  const pin = document.createElement("span");
  pin.className = "branch-map__pin";
  return L.divIcon({
    html: pin,
    className: isHeadOffice ? "branch-map__marker is-head" : "branch-map__marker",
    iconSize: [44, 44],
    iconAnchor: [22, 40],
    popupAnchor: [0, -30],
  });
}
