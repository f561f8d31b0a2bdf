/** Messages as files: a table for spreadsheets, or lines of JSON. */
import type { Message } from "#app/contract/message.ts";
import { toCsv } from "../spreadsheet/csv.ts";

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
] as const;

export function toMessagesCsv(messages: Message[]): Buffer {
  const rows = messages.map((message) => COLUMNS.map((column) => String(message[column])));
  return toCsv([[...COLUMNS], ...rows]);
}

export function toJsonLines(messages: Message[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}
