import { writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../tests/support/api.ts";
import { checkReadiness } from "./readiness.ts";

describeOnBoth(
  "readiness",
  (api, kind) => {
    it("is reported while the database can write and the disk has room", async () => {
      expect(await api().api.checkReadiness()).toEqual({ database: true, disk: true });
    });

    it("is withdrawn within a second if the database does not respond", async () => {
      const began = performance.now();
      const silent = {
        ...api().database,
        db: { insertInto: () => new Promise(() => {}) },
      } as never;
      expect(await checkReadiness(silent, "/no/such/folder")).toEqual({
        database: false,
        disk: false,
      });
      expect(performance.now() - began).toBeLessThan(1000);
    });

    it.runIf(kind === "sqlite")("is withdrawn while the file is damaged", async () => {
      const file = join(api().settings.dataDir, "catalogue.sqlite");
      // Moves the write-ahead log into the file.
      await api().database.eraseFreePages();
      const whole = await readFile(file);
      // In place, as a failing disk or another program would do.
      writeFileSync(file, Buffer.alloc(whole.length, "x"), { flag: "r+" });
      expect(await api().api.checkReadiness()).toEqual({ database: false, disk: true });
      writeFileSync(file, whole, { flag: "r+" });
      expect(await api().api.checkReadiness()).toEqual({ database: true, disk: true });
    });

    it.runIf(kind === "sqlite")("creates files that only their owner can read", async () => {
      for (const name of ["catalogue.sqlite", "catalogue.sqlite-wal"]) {
        expect((await stat(join(api().settings.dataDir, name))).mode & 0o777, name).toBe(0o600);
      }
    });
  },
  { seeded: false },
);
