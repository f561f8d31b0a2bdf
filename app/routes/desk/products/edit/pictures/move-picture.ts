/** The order of a product's pictures after a button was pressed or a picture was dragged. */
interface Picture {
  id: number;
  is_primary: boolean;
}

/**
 * `intent` is `first`, `up`, `down` or `remove` for the picture `id`, or `texts` to move none; null
 * for others. The first picture is always the primary one.
 */
export function movePicture<T extends Picture>(
  pictures: readonly T[],
  intent: string,
  id: number,
): T[] | null {
  const at = pictures.findIndex((picture) => picture.id === id);
  const rest = pictures.filter((picture) => picture.id !== id);
  const targets: Record<string, number | null> = {
    first: 0,
    up: at - 1,
    down: at + 1,
    remove: null,
  };
  if (intent === "texts") return withPrimary(pictures);
  if (at < 0 || !Object.hasOwn(targets, intent)) return null;
  const target = targets[intent];
  const moved = pictures[at];
  if (target === null || target === undefined || !moved) return withPrimary(rest);
  return withPrimary(rest.toSpliced(Math.min(Math.max(target, 0), rest.length), 0, moved));
}

/** The pictures in the order of `ids`; null unless `ids` has each of them once. */
export function orderPictures<T extends Picture>(
  pictures: readonly T[],
  ids: readonly number[],
): T[] | null {
  const ordered = ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []);
  const isComplete = ids.length === pictures.length && new Set(ordered).size === pictures.length;
  return isComplete ? withPrimary(ordered) : null;
}

function withPrimary<T extends Picture>(pictures: readonly T[]): T[] {
  return pictures.map((picture, index) => ({ ...picture, is_primary: index === 0 }));
}
