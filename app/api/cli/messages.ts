/** `npm run messages`: lists what visitors sent, or writes all of it to a file. */
import { rename, rm, writeFile } from "node:fs/promises";
import type { Selectable } from "kysely";
import { cleanLines } from "#app/catalogue/clean-text.ts";
import type { ContactMessageTable } from "../database/tables.ts";
import { run, Usage } from "./run.ts";

const USAGE = `npm run messages                    the latest 20 messages
npm run messages -- list 100        the latest 100
npm run messages -- export FILE     all of them, to a .csv or .jsonl file`;

type Message = Selectable<ContactMessageTable>;

const COLUMNS = ["id", "created_at", "subject", "name", "email", "phone", "message"] as const;

/** Quoted; what a spreadsheet would take for a formula becomes text. */
function toCell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}

function toCsv(messages: Message[]): string {
  const rows = messages.map((message) => COLUMNS.map((column) => toCell(message[column])).join(","));
  return `\ufeff${[COLUMNS.join(","), ...rows].join("\r\n")}\r\n`;
}

function toJsonLines(messages: Message[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}

/** No message speaks to the terminal itself, whoever stored it. */
function toScreen({ id, created_at, subject, name, email, phone, message }: Message): string {
  const head = `#${id}  ${created_at}  ${subject}\n${name} <${email}>${phone ? `  ${phone}` : ""}`;
  return cleanLines(`${head}\n${message}\n`);
}

await run(async ({ db }, [command = "list", argument]) => {
  if (command === "export" && argument) {
    const messages = await db.selectFrom("contact_messages").selectAll().orderBy("id").execute();
    const text = argument.endsWith(".csv") ? toCsv(messages) : toJsonLines(messages);
    // Personal data, for the owner's eyes only: a new file, because one that is there keeps its mode.
    const part = `${argument}.part`;
    await rm(part, { force: true });
    await writeFile(part, text, { mode: 0o600 });
    await rename(part, argument);
    console.log(`Wrote ${messages.length} ${messages.length === 1 ? "message" : "messages"} to ${argument}`);
    return;
  }
  const most = Number(argument ?? 20);
  if (command !== "list" || !Number.isInteger(most) || most < 1) throw new Usage(USAGE);
  const messages = await db.selectFrom("contact_messages").selectAll().orderBy("id", "desc").limit(most).execute();
  console.log(messages.length > 0 ? messages.reverse().map(toScreen).join("\n") : "No messages yet");
});
