/** Exports messages as CSV or JSON lines. */
import type { Message } from "#app/contract/message.ts";
import { toCsv } from "../spreadsheet/spreadsheet-format.ts";

const COLUMNS = [
  "id",
  "created_at",
  "status",
  "subject",
  "name",
  "email",
  "phone",
  "branch",
  "product",
  "message",
  "note",
  "answer",
] as const;

export function toMessagesCsv(messages: Message[]): Buffer {
  const rows = messages.map((message) => COLUMNS.map((column) => String(message[column])));
  return toCsv([[...COLUMNS], ...rows]);
}

/** As a file that browsers save. */
export function toMessagesFile(messages: Message[]): Response {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="messages.csv"',
  };
  return new Response(new Uint8Array(toMessagesCsv(messages)), { headers });
}

export function toJsonLines(messages: Message[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}
