/** Draws the map with Leaflet: numbered dots, popups, and the zoom to one branch or all. */

import L from "leaflet";
import type { Language } from "#app/languages/language.ts";
import "leaflet/dist/leaflet.css";
import type { Position } from "#app/site/distance.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { creditHeight, popupOptions, spreadDots, toDot } from "./dots.ts";
import { addOutline } from "./outline.ts";
import { toPopup } from "./popup.ts";

export interface MapSettings {
  /** With `{z}`, `{x}` and `{y}` in it. */
  tilesUrl: string;
  /** Of the tiles, as HTML. */
  attribution: string;
  /** The map's centre before it fits the dots. */
  centre: Position;
  /** Whether the shop's folder has outlines of districts. */
  hasOutline: boolean;
  /** URL of the picture for branches whose own is missing or fails; null for none. */
  stockPicture: string | null;
}

interface MapOptions extends MapSettings {
  zoomOnSelect: number;
  language: Language;
  timeZone: string;
  onSelect: (id: number | null) => void;
  /** Called if neither tiles nor outlines load. */
  onFailed: () => void;
}

const START_ZOOM = 8;
const MAX_ZOOM = 19;
/** The same without tiles: nearer, a district's outline would be outside the box. */
const OUTLINE_ZOOM = 10;
/** Space between the dots and the edge of the map. */
const EDGE = 32;

export function drawMap(
  box: HTMLElement,
  branches: readonly BranchWithHours[],
  options: MapOptions,
) {
  const map = openMap(box, options);
  const markers = new Map<number, L.Marker>();
  let chosen: number | null = null;
  /** Whether the map shows all, because the visitor has not moved it. */
  let isFitted = true;
  let isRemoved = false;

  function showAll() {
    const bounds = L.latLngBounds([...markers.values()].map((marker) => marker.getLatLng()));
    if (!bounds.isValid()) return;
    map.fitBounds(bounds, {
      animate: false,
      paddingTopLeft: [EDGE, EDGE],
      paddingBottomRight: [EDGE, EDGE + creditHeight(map)],
    });
    isFitted = true;
  }

  /** Zooms to a branch and opens its popup; null shows all. Unknown ids are ignored. */
  function choose(id: number | null) {
    if (id === chosen) return;
    const marker = id === null ? null : markers.get(id);
    if (marker === undefined) return;
    const previous = chosen;
    chosen = id;
    if (marker) {
      map.setView(marker.getLatLng(), options.zoomOnSelect, { animate: false });
      // Also brings a popup that is already open back into the box.
      marker.openPopup();
    } else {
      if (previous !== null) markers.get(previous)?.closePopup();
      showAll();
    }
    options.onSelect(id);
  }

  for (const [index, branch] of branches.entries()) {
    const { id, position } = branch;
    if (!position) continue;
    const marker = toDot(branch.name, position, index + 1)
      .bindPopup(
        () => toPopup(branch, { ...options, close: () => marker.closePopup() }),
        popupOptions(map),
      )
      .on("popupopen", () => {
        choose(id);
        marker.getPopup()?.getElement()?.querySelector<HTMLElement>(".branch-popup")?.focus();
      })
      .on("popupclose", () => {
        marker.getElement()?.focus({ preventScroll: true });
        // Another popup opens right after this one closes when a second dot is chosen.
        queueMicrotask(() => chosen === id && choose(null));
      })
      .addTo(map);
    markers.set(id, marker);
  }

  map.on("moveend", () => spreadDots(map, [...markers.values()]));
  map.on("movestart", () => {
    isFitted = false;
  });
  /** The box or the credits changed; a map that the visitor moved stays. */
  function fitAgain() {
    if (isRemoved || box.clientWidth === 0) return;
    const wasFitted = isFitted;
    map.invalidateSize({ pan: false });
    if (wasFitted) showAll();
  }
  const outline = options.hasOutline ? addOutline(map).catch(() => false) : Promise.resolve(false);
  outline.then(fitAgain);
  addTiles(map, options, async (tiles) => {
    const isDrawn = await outline;
    if (isRemoved) return;
    if (!isDrawn) return options.onFailed();
    tiles.remove();
    map.setMaxZoom(OUTLINE_ZOOM);
    fitAgain();
  });
  showAll();
  const resize = new ResizeObserver(fitAgain);
  resize.observe(box);

  return {
    select: choose,
    remove() {
      isRemoved = true;
      chosen = null;
      resize.disconnect();
      map.remove();
    },
  };
}

export type BranchMapHandle = ReturnType<typeof drawMap>;

/** A map with controls, at the centre of the settings. */
function openMap(box: HTMLElement, { centre }: MapSettings): L.Map {
  const map = L.map(box, {
    center: centre,
    zoom: START_ZOOM,
    maxZoom: MAX_ZOOM,
    // Whole steps would leave half of a phone's map empty.
    zoomSnap: 0,
    // Leaflet loses a zoom that begins during the animation of another.
    zoomAnimation: false,
    // The wheel scrolls the page; buttons, pinching, + and − zoom the map.
    scrollWheelZoom: false,
    zoomControl: false,
  });
  // At the top, so that a phone's bottom bar does not cover it.
  L.control.zoom({ position: "topright" }).addTo(map);
  // Without the flag that Leaflet sets before its name.
  map.attributionControl.setPrefix('<a href="https://leafletjs.com/" rel="noopener">Leaflet</a>');
  return map;
}

/** Calls `onFailed` if the first tiles fail, all of them. */
function addTiles(
  map: L.Map,
  { tilesUrl, attribution }: MapSettings,
  onFailed: (tiles: L.TileLayer) => void,
): void {
  let hasLoaded = false;
  const tiles = L.tileLayer(tilesUrl, { maxZoom: MAX_ZOOM, attribution })
    .on("tileload", () => {
      hasLoaded = true;
    })
    .once("load", () => {
      if (!hasLoaded) onFailed(tiles);
    })
    .addTo(map);
}
