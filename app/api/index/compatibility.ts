/** Which accessories fit which machines: entered by staff, or with a common compatibility key. */
import type { IndexFile } from "./index-file.ts";

/** A machine may fit thousands of batteries; a page lists only the first. */
const MAX = 200;

export type Compatibility = ReturnType<typeof createCompatibility>;

type Match = { id: number; name_key: string };

const ENTERED_MACHINES = `SELECT id, name_key FROM fits JOIN products ON id = machine
  WHERE part = ? AND is_public = 1 ORDER BY position`;
const ENTERED_PARTS = `SELECT id, name_key FROM fits JOIN products ON id = part
  WHERE machine = ? AND is_public = 1 ORDER BY name_key, id`;
const KEYS = "SELECT key FROM compatibility_keys WHERE id = ? AND is_machine = ?";
const MATCHING = `SELECT id, name_key FROM compatibility_keys
  WHERE key = ? AND is_machine = ? AND is_public = 1 ORDER BY name_key, id LIMIT ${MAX + 1}`;
const ALL_MATCHING = `WITH given (id) AS (SELECT value FROM json_each(?)),
    keys AS (SELECT DISTINCT key, is_machine FROM compatibility_keys WHERE id IN given)
  SELECT part AS id FROM fits JOIN products ON id = part WHERE machine IN given AND is_public = 1
  UNION SELECT id FROM fits JOIN products ON id = machine WHERE part IN given AND is_public = 1
  UNION SELECT id FROM compatibility_keys AS other JOIN keys ON other.key = keys.key
    AND other.is_machine <> keys.is_machine WHERE is_public = 1`;

export function createCompatibility({ rows }: IndexFile) {
  /** Products entered by staff first, then those with a common key, by name. */
  function find(id: number, isMachine: boolean): number[] {
    const entered = rows.all<Match>(isMachine ? ENTERED_PARTS : ENTERED_MACHINES, id);
    const keys = rows.all<{ key: string }>(KEYS, id, Number(isMachine));
    const matching = keys
      .flatMap(({ key }) => rows.all<Match>(MATCHING, key, Number(!isMachine)))
      .sort(byName);
    const ids = new Set([...entered, ...matching].map((match) => match.id));
    ids.delete(id);
    return [...ids].slice(0, MAX);
  }

  return {
    /** The public machines that an accessory fits. */
    fitsOf: (id: number) => find(id, false),
    /** The public accessories that fit a machine. */
    accessoriesOf: (id: number) => find(id, true),
    /** Every public accessory of these machines and machine of these accessories, in no order. */
    matchingAny: (ids: readonly number[]) =>
      rows.all<Match>(ALL_MATCHING, JSON.stringify(ids)).map(({ id }) => id),
  };
}

function byName(one: Match, other: Match): number {
  if (one.name_key === other.name_key) return one.id - other.id;
  return one.name_key < other.name_key ? -1 : 1;
}
