/** Which accessories fit which machines: entered by staff, or with a common compatibility key. */
import type { IndexFile } from "./index-file.ts";

/** A machine may fit thousands of batteries; a page lists only the first. */
const MAX = 200;

export type Compatibility = ReturnType<typeof createCompatibility>;

type Match = { id: number; name_key: string };

export function createCompatibility({ db }: IndexFile) {
  const enteredMachines = db.prepare(`SELECT id, name_key FROM fits JOIN products ON id = machine
    WHERE part = ? AND is_public = 1 ORDER BY position`);
  const enteredParts = db.prepare(`SELECT id, name_key FROM fits JOIN products ON id = part
    WHERE machine = ? AND is_public = 1 ORDER BY name_key, id`);
  const keysOf = db.prepare("SELECT key FROM compatibility_keys WHERE id = ? AND is_machine = ?");
  const matching =
    db.prepare(`SELECT id, name_key FROM compatibility_keys WHERE key = ? AND is_machine = ? AND is_public = 1
    ORDER BY name_key, id LIMIT ${MAX + 1}`);
  const allMatching = db.prepare(`WITH given (id) AS (SELECT value FROM json_each(?)),
      keys AS (SELECT DISTINCT key, is_machine FROM compatibility_keys WHERE id IN given)
    SELECT part AS id FROM fits JOIN products ON id = part WHERE machine IN given AND is_public = 1
    UNION SELECT id FROM fits JOIN products ON id = machine WHERE part IN given AND is_public = 1
    UNION SELECT id FROM compatibility_keys AS other JOIN keys ON other.key = keys.key
      AND other.is_machine <> keys.is_machine WHERE is_public = 1`);

  /** Machines for a part, or parts for a machine, with a common key; by name. */
  function matches(id: number, isMachine: boolean): Match[] {
    const keys = keysOf.all(id, Number(isMachine)) as { key: string }[];
    const found = keys.flatMap(({ key }) => matching.all(key, Number(!isMachine)) as Match[]);
    return found.sort(byName);
  }

  function first(id: number, matching: readonly { id: number }[]): number[] {
    const ids = new Set(matching.map((match) => match.id));
    ids.delete(id);
    return [...ids].slice(0, MAX);
  }

  return {
    /** The public machines that an accessory fits: those entered by staff first, then by name. */
    fitsOf: (id: number) =>
      first(id, [...(enteredMachines.all(id) as Match[]), ...matches(id, false)]),
    /** The public accessories that fit a machine, those entered by staff first. */
    accessoriesOf: (id: number) =>
      first(id, [...(enteredParts.all(id) as Match[]), ...matches(id, true)]),
    /** Every public accessory of these machines and machine of these accessories, in no order. */
    matchingAny: (ids: readonly number[]) =>
      (allMatching.all(JSON.stringify(ids)) as Match[]).map(({ id }) => id),
  };
}

function byName(one: Match, other: Match): number {
  if (one.name_key === other.name_key) return one.id - other.id;
  return one.name_key < other.name_key ? -1 : 1;
}
