/** Names scheduled backups by their time, and removes old ones. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const NAME = /^shop-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.part)?$/;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** For example "shop-2026-12-01T030000Z.backup". */
export function backupName(at: Date): string {
  return `shop-${at.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;
}

/**
 * Removes the folder's backups that are older than `days`, and incomplete ones of killed processes.
 * Other files stay.
 *
 * @returns the names of the removed backups
 */
export function removeOldBackups(folder: string, days: number, now: Date): string[] {
  const old = readdirSync(folder).filter((file) => {
    const [, date, hour, minute, second, part] = NAME.exec(file) ?? [];
    const at = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
    return now.getTime() - at > (part ? 1 : days) * DAY_MS;
  });
  for (const file of old) rmSync(join(folder, file));
  return old;
}
