/** Which accessories fit which machines: entered by staff, or with equal keys from `toJoints`. */
import type { IndexFile } from "./index-file.ts";

/** More than this nobody reads through, and a shop with thousands of batteries must not answer with all of them. */
const MOST = 200;

export interface Compatibility {
  /** The public machines that an accessory fits: those entered by staff first, then by name. */
  fitsOf(id: number): number[];
  /** The public accessories that fit a machine, those entered by staff first. */
  accessoriesOf(id: number): number[];
  /** Every public accessory that fits one of these machines, in no order. */
  partsOf(machines: readonly number[]): number[];
}

interface Match {
  id: number;
  name_key: string;
}

export function createCompatibility({ db }: IndexFile): Compatibility {
  const machinesSaid = db.prepare(`SELECT id, name_key FROM fits JOIN products ON id = machine
    WHERE part = ? AND is_public = 1 ORDER BY position`);
  const partsSaid = db.prepare(`SELECT id, name_key FROM fits JOIN products ON id = part
    WHERE machine = ? AND is_public = 1 ORDER BY name_key, id`);
  const keysOf = db.prepare("SELECT key FROM joints WHERE id = ? AND is_machine = ?");
  const matching = db.prepare(`SELECT id, name_key FROM joints WHERE key = ? AND is_machine = ? AND is_public = 1
    ORDER BY name_key, id LIMIT ${MOST + 1}`);
  const allParts = db.prepare(`WITH machines (id) AS (SELECT value FROM json_each(?)),
      keys (key) AS (SELECT DISTINCT key FROM joints WHERE id IN machines AND is_machine = 1)
    SELECT part AS id FROM fits JOIN products ON id = part WHERE machine IN machines AND is_public = 1
    UNION SELECT id FROM joints WHERE key IN keys AND is_machine = 0 AND is_public = 1`);

  /** What has a key in common with a product of the other sort, by name. */
  function matches(id: number, isMachine: boolean): Match[] {
    const keys = keysOf.all(id, Number(isMachine)) as unknown as { key: string }[];
    const found = keys.flatMap(({ key }) => matching.all(key, Number(!isMachine)) as unknown as Match[]);
    if (keys.length < 2) return found;
    return found.sort((a, b) => (a.name_key === b.name_key ? a.id - b.id : a.name_key < b.name_key ? -1 : 1));
  }

  function first(id: number, matching: readonly { id: number }[]): number[] {
    const ids = new Set(matching.map((match) => match.id));
    ids.delete(id);
    return [...ids].slice(0, MOST);
  }

  return {
    fitsOf: (id) => first(id, [...(machinesSaid.all(id) as unknown as Match[]), ...matches(id, false)]),
    accessoriesOf: (id) => first(id, [...(partsSaid.all(id) as unknown as Match[]), ...matches(id, true)]),
    partsOf: (machines) => (allParts.all(JSON.stringify(machines)) as unknown as Match[]).map(({ id }) => id),
  };
}
