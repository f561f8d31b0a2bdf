/** The order of a product's pictures after one of the buttons beside them was pressed, or one was dragged. */
interface Picture {
  id: number;
  is_primary: boolean;
}

/**
 * `intent` is `first`, `up`, `down` or `remove` for the picture with the id, or `texts` for none; null where it is none
 * of these. The first picture is always the primary one.
 */
export function movePicture<T extends Picture>(pictures: readonly T[], intent: string, id: number): T[] | null {
  const at = pictures.findIndex((picture) => picture.id === id);
  const rest = pictures.filter((picture) => picture.id !== id);
  const targets: Record<string, number | null> = { first: 0, up: at - 1, down: at + 1, remove: null };
  if (intent === "texts") return withPrimary(pictures);
  if (at < 0 || !Object.hasOwn(targets, intent)) return null;
  const target = targets[intent];
  const moved = pictures[at];
  if (target === null || target === undefined || !moved) return withPrimary(rest);
  return withPrimary(rest.toSpliced(Math.min(Math.max(target, 0), rest.length), 0, moved));
}

/** All of them in the order of the ids; null where the ids are not exactly theirs. */
export function orderPictures<T extends Picture>(pictures: readonly T[], ids: readonly number[]): T[] | null {
  const ordered = ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const isWhole = ids.length === pictures.length && new Set(ordered).size === pictures.length;
  return isWhole ? withPrimary(ordered) : null;
}

function withPrimary<T extends Picture>(pictures: readonly T[]): T[] {
  return pictures.map((picture, index) => ({ ...picture, is_primary: index === 0 }));
}
