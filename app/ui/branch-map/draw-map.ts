/** Draws the map with Leaflet: markers, popups, and the zoom to one branch or all. */

import L from "leaflet";
import type { Language } from "#app/languages/language.ts";
import "leaflet/dist/leaflet.css";
import type { Position } from "#app/site/distance.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { addMarker, creditHeight, PIN_HEIGHT } from "./add-marker.ts";
import { namePins } from "./name-pins.ts";
import { addOutline } from "./outline.ts";
import { zoomsInTurn } from "./zooms-in-turn.ts";

export interface MapSettings {
  /** With `{z}`, `{x}` and `{y}` in it. */
  tilesUrl: string;
  /** Of the tiles, as HTML. */
  attribution: string;
  /** The map's centre before it fits the markers. */
  centre: Position;
  /** Whether the shop's folder has outlines of districts. */
  hasOutline: boolean;
  /** URL of the picture for branches whose own is missing or fails; null for none. */
  stockPicture: string | null;
}

export interface BranchMapHandle {
  /** Zooms to a branch and opens its popup; null shows all. Unknown ids are ignored. */
  select: (id: number | null) => void;
  remove: () => void;
}

interface MapOptions {
  settings: MapSettings;
  zoomOnSelect: number;
  fitPadding: number;
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
/** The box gets its final size after the page around it is laid out. */
const SIZE_REFRESH_MS = 200;

export function drawMap(
  box: HTMLElement,
  branches: readonly BranchWithHours[],
  options: MapOptions,
): BranchMapHandle {
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = openMap(box, options.settings, animate);
  const markers = new Map<number, L.Marker>();
  const zoom = zoomsInTurn(map);
  let chosen: number | null = null;
  let fitted: L.LatLngBounds | null = null;

  function showAll(isAnimated: boolean) {
    const bounds = L.latLngBounds([...markers.values()].map((marker) => marker.getLatLng()));
    if (!bounds.isValid()) return;
    map.fitBounds(bounds.pad(options.fitPadding), {
      animate: isAnimated,
      paddingTopLeft: [0, PIN_HEIGHT],
      paddingBottomRight: [0, creditHeight(map)],
    });
    fitted = map.getBounds();
  }

  function choose(id: number | null) {
    if (id === chosen) return;
    const marker = id === null ? null : markers.get(id);
    if (id !== null && !marker) return;
    const previous = chosen;
    chosen = id;
    if (marker) {
      zoom(() => map.setView(marker.getLatLng(), options.zoomOnSelect, { animate }));
      marker.openPopup();
    } else if (previous !== null) {
      markers.get(previous)?.closePopup();
      zoom(() => showAll(animate));
    }
  }

  function chooseOnMap(id: number | null) {
    choose(id);
    options.onSelect(id);
  }

  for (const branch of branches) {
    const { id, position } = branch;
    if (!position) continue;
    const marker = addMarker(map, branch, position, {
      // The first is the head office.
      isAbove: markers.size === 0,
      language: options.language,
      timeZone: options.timeZone,
      stockPicture: options.settings.stockPicture,
      onOpen: () => chooseOnMap(id),
      onClose: () => {
        if (chosen === id) chooseOnMap(null);
      },
    });
    markers.set(id, marker);
  }

  // A zoom moves the popup, perhaps out of the box: Leaflet pans to the position of an open popup.
  map.on("zoomend", () => {
    const marker = chosen === null ? undefined : markers.get(chosen);
    marker?.getPopup()?.setLatLng(marker.getLatLng());
  });
  const placeNames = namePins(map, markers.values());
  /** The credits changed, which need room; a map that the visitor moved stays. */
  function fitAgain() {
    if (fitted?.equals(map.getBounds())) showAll(false);
    placeNames();
  }
  let isRemoved = false;
  const outline = options.settings.hasOutline
    ? addOutline(map).catch(() => false)
    : Promise.resolve(false);
  outline.then((isDrawn) => isDrawn && !isRemoved && fitAgain());
  addTiles(map, options.settings, async (tiles) => {
    const isDrawn = await outline;
    if (isRemoved) return;
    if (!isDrawn) return options.onFailed();
    tiles.remove();
    map.setMaxZoom(OUTLINE_ZOOM);
    fitAgain();
  });
  showAll(false);
  const refresh = setTimeout(() => {
    map.invalidateSize();
    if (chosen === null) showAll(false);
  }, SIZE_REFRESH_MS);

  return {
    select: choose,
    remove() {
      isRemoved = true;
      clearTimeout(refresh);
      markers.clear();
      map.remove();
    },
  };
}

/** A map with controls, at the centre of the settings. */
function openMap(box: HTMLElement, settings: MapSettings, animate: boolean): L.Map {
  const map = L.map(box, {
    center: settings.centre,
    zoom: START_ZOOM,
    maxZoom: MAX_ZOOM,
    // Whole steps would leave half of a phone's map empty, with overlapping pins.
    zoomSnap: 0,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
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
