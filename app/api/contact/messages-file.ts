/** Messages as files: a table for spreadsheets, or lines of JSON. */
import type { Message } from "#app/contract/message.ts";

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

/** Quoted; what a spreadsheet would take for a formula becomes text. */
function toCell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return `"${text.replaceAll('"', '""')}"`;
}

export function toCsv(messages: Message[]): string {
  const rows = messages.map((message) => COLUMNS.map((column) => toCell(message[column])).join(","));
  return `\ufeff${[COLUMNS.join(","), ...rows].join("\r\n")}\r\n`;
}

export function toJsonLines(messages: Message[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}
