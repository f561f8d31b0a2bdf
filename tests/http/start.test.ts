import { expect, it } from "vitest";
import { startServer } from "../support/server.ts";

it.each([
  [{ PORT: "banana" }, /^Cannot start: PORT must be a whole number$/],
  [
    { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    /^Cannot start: the database of DATABASE_URL cannot be opened.*$/,
  ],
  [{ DATA_DIR: "/dev/null/x" }, /^Cannot start: the database of DATA_DIR cannot be opened.*$/],
  [
    { DATA_DIR: "/var/lib/mistyped", DATA_DIR_NEW: "no" },
    /^Cannot start: DATA_DIR \/var\/lib\/mistyped does not exist.*$/,
  ],
])("%j stops the start with one line that names it", async (variables, line) => {
  await expect(startServer(variables)).rejects.toThrow(line);
});
