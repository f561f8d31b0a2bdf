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
export async function postForm({ origin }: Server, message: string, headers: Record<string, string>) {
  const asked = request(`${origin}/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
  asked.end(new URLSearchParams({ ...entries, message }).toString());
  const [answer]: [IncomingMessage] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, html: await text(answer) };
}

/** The texts of all messages that are stored, in their order. */
export function listMessages({ dataDir }: Server): string[] {
  const database = new DatabaseSync(join(dataDir, "catalogue.sqlite"), { readOnly: true });
  try {
    return database
      .prepare("select message from contact_messages order by id")
      .all()
      .map(({ message }) => String(message));
  } finally {
    database.close();
  }
}
