import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backupName, removeOldBackups } from "./scheduled-backups.ts";

it("removes only old backups with the names of scheduled ones", () => {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  const old = "shop-2026-11-16T025959Z.backup";
  const killed = "shop-2026-11-28T030000Z.backup.part";
  const kept = [
    "shop-2026-11-17T030000Z.backup",
    "shop-2026-11-30T030000Z.backup",
    "shop-2026-12-01T025900Z.backup.part",
    "shop-2025-01-01.backup",
    "notes.txt",
  ];
  for (const name of [old, killed, ...kept]) writeFileSync(join(folder, name), "");
  const now = new Date("2026-12-01T03:00:00.000Z");
  expect(removeOldBackups(folder, 14, now).sort()).toEqual([old, killed]);
  expect(readdirSync(folder).sort()).toEqual(kept.toSorted());
  expect(backupName(now)).toBe("shop-2026-12-01T030000Z.backup");
  rmSync(folder, { recursive: true });
});
