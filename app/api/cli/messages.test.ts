import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { openDatabase } from "../database/open-database.ts";

const sent = [
  { name: "Anu Varghese", phone: "0468 000 0000", message: 'A "45 cm" bar, please.\nThank you.' },
  { name: "=HYPERLINK(1)", phone: "+91 468 000 0000", message: "Red: \u009b31m\u001b[31m\rgone" },
];

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  const { db, close } = await openDatabase(fresh.settings);
  for (const [index, fields] of sent.entries()) {
    const message = {
      id: index + 1,
      email: "anu@example.com",
      subject: "parts",
      created_at: "2026-03-01T10:00:00.000Z",
    };
    await db
      .insertInto("contact_messages")
      .values({ ...message, ...fields })
      .execute();
  }
  await close();
});
afterAll(() => fresh.remove());

const run = promisify(execFile);
async function messages(...given: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: fresh.settings.dataDir };
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, "messages.ts"), ...given],
    { env },
  );
  return stdout;
}
const exported = async (name: string) => {
  const file = join(fresh.settings.dataDir, name);
  await messages("export", file);
  return { text: await readFile(file, "utf8"), mode: (await stat(file)).mode & 0o777 };
};

describe("npm run messages", () => {
  it("ASVS 16.4.1 lists the latest messages without terminal control sequences", async () => {
    expect(await messages()).toBe(
      [
        "#1  2026-03-01T10:00:00.000Z  parts  open",
        "Anu Varghese <anu@example.com>  0468 000 0000",
        'A "45 cm" bar, please.',
        "Thank you.",
        "",
        "#2  2026-03-01T10:00:00.000Z  parts  open",
        "=HYPERLINK(1) <anu@example.com>  +91 468 000 0000",
        "Red:  31m [31m",
        "gone",
        "",
        "",
      ].join("\n"),
    );
    expect(await messages("list", "1")).toMatch(/^#2 /);
  });

  it("ASVS 1.2.10 exports CSV without formulas, readable by the owner only", async () => {
    const { text, mode } = await exported("messages.csv");
    expect(mode).toBe(0o600);
    expect(text).toBe(
      [
        '\ufeff"id","created_at","status","subject","name","email","phone","branch","product","message","note","answer"',
        '"1","2026-03-01T10:00:00.000Z","open","parts","Anu Varghese","anu@example.com","0468 000 0000",,,"A ""45 cm"" bar, please.\nThank you.",,',
        `"2","2026-03-01T10:00:00.000Z","open","parts","'=HYPERLINK(1)","anu@example.com","'+91 468 000 0000",,,"Red: \u009b31m\u001b[31m\rgone",,`,
        "",
      ].join("\r\n"),
    );
  });

  it("replaces an older file and its permissions", async () => {
    const file = join(fresh.settings.dataDir, "messages.jsonl");
    await writeFile(file, "older", { mode: 0o644 });
    const { text, mode } = await exported("messages.jsonl");
    expect(mode).toBe(0o600);
    expect(
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject(sent);
  });

  it("marks a message as handled, and lists open ones", async () => {
    expect(await messages("handled", "2")).toBe("Message 2 is handled\n");
    expect(await messages("open")).toMatch(/^#1 /);
    expect(await messages("open")).not.toContain("#2 ");
    expect(await messages("reopen", "2")).toBe("Message 2 is open\n");
  });

  it("erases one person's messages from every file of the database", async () => {
    const { dataDir } = fresh.settings;
    const files = async () => {
      const names = (await readdir(dataDir)).filter((name) => name.startsWith("catalogue.sqlite"));
      return Buffer.concat(
        await Promise.all(names.map((name) => readFile(join(dataDir, name)))),
      ).toString("latin1");
    };
    expect(await files()).toContain("bar, please.");
    expect(await messages("erase", "68 000 0000")).toBe("No messages\n");
    const person = "+91 (0)468-000 0000";
    expect(await messages("erase", person)).toBe(
      "2 messages from =HYPERLINK(1), Anu Varghese\nTo delete them permanently, add --yes\n",
    );
    expect(await files()).toContain("bar, please.");
    expect(await messages("erase", person, "--yes")).toBe("Erased 2 messages\n");
    expect(await files()).not.toContain("bar, please.");
    expect(await files()).not.toContain("anu@example.com");
    expect(await messages()).toBe("No messages yet\n");
  });
});
