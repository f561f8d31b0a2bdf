/** Straight-line distance between two positions. */

export interface Position {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

const earthRadiusKm = 6371;
const radians = Math.PI / 180;

/** Kilometres in a straight line (haversine). */
export function straightLineKm(from: Position, to: Position): number {
  const byLatitude = Math.sin(((to.lat - from.lat) * radians) / 2) ** 2;
  const byLongitude = Math.sin(((to.lng - from.lng) * radians) / 2) ** 2;
  const chord =
    byLatitude + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * byLongitude;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}
