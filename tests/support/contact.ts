/** Sends messages through the contact form of a built server, and reads its database. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import type { Server } from "./server.ts";

const entries = {
  name: "Anitha Thomas",
  email: "anitha@example.com",
  phone: "",
  subject: "parts",
};

/** A raw request, because `fetch` sets the host itself. */
export async function postForm(
  { origin }: Server,
  message: string,
  headers: Record<string, string>,
  others: Record<string, string> = {},
) {
  const sent = request(`${origin}/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  sent.end(new URLSearchParams({ ...entries, message, ...others }).toString());
  const [response]: [IncomingMessage] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
}

/** The texts of all stored messages, in order. */
export function listMessages(server: Server): string[] {
  return listStoredMessages(server).map(({ message }) => message);
}

/** All stored messages, in order. */
export function listStoredMessages({
  dataDir,
}: Server): Record<"message" | "phone" | "branch" | "product", string>[] {
  const database = new DatabaseSync(join(dataDir, "catalogue.sqlite"), { readOnly: true });
  try {
    const rows = database
      .prepare("select message, phone, branch, product from contact_messages order by id")
      .all();
    return rows as ReturnType<typeof listStoredMessages>;
  } finally {
    database.close();
  }
}
