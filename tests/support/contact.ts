/** A message sent through the contact form of a built server, and what its database holds afterwards. */
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

/** Written by hand, because `fetch` sets the host itself. */
export async function postForm(
  { origin }: Server,
  message: string,
  headers: Record<string, string>,
  others: Record<string, string> = {},
) {
  const asked = request(`${origin}/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  asked.end(new URLSearchParams({ ...entries, message, ...others }).toString());
  const [answer]: [IncomingMessage] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, html: await text(answer) };
}

/** The texts of all messages that are stored, in their order. */
export function listMessages(server: Server): string[] {
  return listStoredMessages(server).map(({ message }) => message);
}

/** All messages that are stored, in their order. */
export function listStoredMessages({ dataDir }: Server): Record<"message" | "phone" | "branch" | "product", string>[] {
  const database = new DatabaseSync(join(dataDir, "catalogue.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare("select message, phone, branch, product from contact_messages order by id").all();
    return rows as ReturnType<typeof listStoredMessages>;
  } finally {
    database.close();
  }
}
