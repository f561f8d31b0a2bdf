/** Draws the map with Leaflet: orange markers, popups, and the moves between one branch and all of them. */
import L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Position } from "#app/site/distance.ts";
import type { Branch } from "#app/site/site.ts";
import { namePins } from "./name-pins.ts";
import { addOutline } from "./outline.ts";
import { toPopup } from "./popup.ts";

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string;
  attribution: string;
}

export interface BranchMapHandle {
  /** Zooms to a branch and opens its popup; null closes and shows all again. Unknown ids are ignored. */
  select: (id: number | null) => void;
  remove: () => void;
}

interface MapOptions {
  tiles: MapTiles;
  centre: Position;
  zoomOnSelect: number;
  fitPadding: number;
  onSelect: (id: number | null) => void;
  /** No tile came at all. */
  onTilesFailed: () => void;
}

const START_ZOOM = 8;
const MAX_ZOOM = 19;
const POPUP_WIDTH = 320;
/** The zoom buttons on one side of a popup, an edge on the other, and the popup's own margins. */
const BESIDE_POPUP = 60 + 16 + 36;
/** How high a pin stands over its place. */
const PIN_HEIGHT = 44;
/** The box gets its final size only after the page around it is laid out. */
const SIZE_REFRESH_MS = 200;

export function drawMap(box: HTMLElement, branches: readonly Branch[], options: MapOptions): BranchMapHandle {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(box, {
    center: options.centre,
    zoom: START_ZOOM,
    maxZoom: MAX_ZOOM,
    // Whole steps would leave half of a phone's map empty, and its pins on each other.
    zoomSnap: 0,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    // The page is scrolled with the wheel; the map is zoomed with its buttons, by pinching or with + and −.
    scrollWheelZoom: false,
    zoomControl: false,
  });
  // Popups keep clear of it, and the bar at the foot of a phone's window does not cover it.
  L.control.zoom({ position: "topright" }).addTo(map);
  // Without the flag that Leaflet sets before its name.
  map.attributionControl.setPrefix('<a href="https://leafletjs.com/" rel="noopener">Leaflet</a>');
  addTiles(map, options);

  const markers = new Map<number, L.Marker>();
  let chosen: number | null = null;
  let fitted: L.LatLngBounds | null = null;
  // Wide enough for two buttons in a row, unless the map itself is not.
  const widest = Math.min(POPUP_WIDTH, box.clientWidth - BESIDE_POPUP);
  function showAll(animate: boolean) {
    const bounds = L.latLngBounds([...markers.values()].map((marker) => marker.getLatLng()));
    if (!bounds.isValid()) return;
    map.fitBounds(bounds.pad(options.fitPadding), {
      animate,
      paddingTopLeft: [0, PIN_HEIGHT],
      paddingBottomRight: [0, creditHeight(map)],
    });
    fitted = map.getBounds();
  }

  const zoom = zoomsInTurn(map);

  function choose(id: number | null) {
    if (id === chosen) return;
    const marker = id === null ? null : markers.get(id);
    if (id !== null && !marker) return;
    const previous = chosen;
    chosen = id;
    if (marker) {
      zoom(() => map.setView(marker.getLatLng(), options.zoomOnSelect, { animate: !still }));
      marker.openPopup();
    } else if (previous !== null) {
      markers.get(previous)?.closePopup();
      zoom(() => showAll(!still));
    }
  }

  for (const branch of branches) {
    if (!branch.position) continue;
    const marker = L.marker(branch.position, {
      icon: orangeIcon(),
      alt: branch.name,
      title: branch.name,
      // The first, the head office, stands before the others.
      zIndexOffset: markers.size === 0 ? 1000 : 0,
    });
    const popup = toPopup(branch, () => marker.closePopup());
    marker
      .bindPopup(popup, {
        maxWidth: widest,
        minWidth: Math.min(280, widest),
        autoPanPaddingTopLeft: [16, 8],
        autoPanPaddingBottomRight: [60, PIN_HEIGHT + creditHeight(map)],
      })
      .on("popupopen", () => {
        choose(branch.id);
        options.onSelect(branch.id);
        popup.focus();
      })
      .on("popupclose", () => {
        marker.getElement()?.focus({ preventScroll: true });
        // Another popup opens right after this one closes when a second marker is chosen.
        queueMicrotask(() => {
          if (chosen !== branch.id || marker.isPopupOpen()) return;
          choose(null);
          options.onSelect(null);
        });
      })
      .addTo(map);
    markers.set(branch.id, marker);
  }

  const placeNames = namePins(map, markers.values());
  addOutline(map, new Set(branches.map(({ name }) => name))).then(() => {
    // Taken away meanwhile.
    if (!map.getPane("outline")) return;
    // Its credit takes room from the pins; a map that the visitor has moved stays as it is.
    if (fitted?.equals(map.getBounds())) showAll(false);
    placeNames();
  });
  showAll(false);
  const refresh = setTimeout(() => {
    map.invalidateSize();
    if (chosen === null) showAll(false);
  }, SIZE_REFRESH_MS);

  return {
    select: choose,
    remove() {
      clearTimeout(refresh);
      markers.clear();
      map.remove();
    },
  };
}

/** While Leaflet shows one zoom it ignores every other: the last that was asked for comes after it. */
function zoomsInTurn(map: L.Map): (act: () => void) => void {
  let isZooming = false;
  let next: (() => void) | null = null;
  map.on("zoomanim", () => {
    isZooming = true;
  });
  map.on("zoomend", () => {
    isZooming = false;
    const act = next;
    next = null;
    act?.();
  });
  return (act) => {
    if (isZooming) next = act;
    else act();
  };
}

function creditHeight(map: L.Map): number {
  return map.attributionControl.getContainer()?.offsetHeight ?? 0;
}

function addTiles(map: L.Map, { tiles, onTilesFailed }: MapOptions) {
  let loaded = false;
  L.tileLayer(tiles.url, { maxZoom: MAX_ZOOM, attribution: tiles.attribution })
    .on("tileload", () => {
      loaded = true;
    })
    .on("tileerror", () => {
      if (!loaded) onTilesFailed();
    })
    .addTo(map);
}

function orangeIcon(): L.DivIcon {
  const pin = document.createElement("span");
  pin.className = "branch-map__pin";
  return L.divIcon({
    html: pin,
    className: "branch-map__marker",
    iconSize: [44, 44],
    iconAnchor: [22, 40],
    popupAnchor: [0, -30],
  });
}
