/** `npm run messages`: lists, handles, exports and erases visitors' messages. */
import { rename, rm, writeFile } from "node:fs/promises";
import { cleanLines } from "#app/catalogue/clean-text.ts";
import { type Message, MessageStatus } from "#app/contract/message.ts";
import { env } from "#app/env.server.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import { erasePerson, listMessages, toMessagesCsv, updateMessage } from "../contact/messages.ts";
import { readDocuments, shopOf } from "../documents/documents.ts";
import { purgeExpired } from "../jobs.ts";
import { run, UsageError } from "./run.ts";

const USAGE = `npm run messages                       the latest 20 messages
npm run messages -- list 100           the latest 100
npm run messages -- open [100]         the latest open ones
npm run messages -- handled ID         mark one as handled; "reopen ID" marks it as open
npm run messages -- export FILE [PERSON]
                                       write all, or one person's, to a .csv or .jsonl file
npm run messages -- erase PERSON       show what would be deleted: all messages with this email
                                       address or phone number
npm run messages -- erase PERSON --yes delete them permanently
npm run messages -- purge              delete messages older than MESSAGE_RETENTION_DAYS now`;

const many = (count: number) => `${count} ${count === 1 ? "message" : "messages"}`;

/** A message as text, without control sequences for the terminal. */
function toScreen({
  id,
  created_at,
  subject,
  status,
  name,
  email,
  phone,
  product,
  branch,
  message,
}: Message): string {
  const about = [product && `about ${product}`, branch && `for ${branch}`]
    .filter(Boolean)
    .join(", ");
  const head = `#${id}  ${created_at}  ${subject}  ${status}${about ? `  ${about}` : ""}`;
  const from = [name, email && `<${email}>`].filter(Boolean).join(" ");
  return cleanLines(`${head}\n${from}${phone ? `  ${phone}` : ""}\n${message}\n`);
}

await run(async (database, [command = "list", argument, further]) => {
  const { db } = database;
  const shop = shopOf(await readDocuments(db));
  const toPerson = (key: string) => ({ key, ...shop });
  if (command === "export" && argument) {
    const person = further === undefined ? undefined : toPerson(further);
    const { messages } = await listMessages(db, { person });
    messages.reverse();
    const text = argument.endsWith(".csv")
      ? toMessagesCsv(messages)
      : messages.map((message) => `${JSON.stringify(message)}\n`).join("");
    // Personal data: a new file, because an existing one would keep its mode.
    const part = `${argument}.part`;
    await rm(part, { force: true });
    await writeFile(part, text, { mode: 0o600 });
    await rename(part, argument);
    console.log(`Wrote ${many(messages.length)} to ${argument}`);
    return;
  }
  if (command === "erase" && argument && further !== "--yes") {
    const { messages, total } = await listMessages(db, { person: toPerson(argument) });
    const names = [...new Set(messages.map(({ name }) => name))].join(", ");
    console.log(cleanLines(total === 0 ? "No messages" : `${many(total)} from ${names}`));
    if (total > 0) console.log("To delete them permanently, add --yes");
    return;
  }
  if (command === "erase" && argument) {
    const erased = await erasePerson(database, toPerson(argument), OPERATOR);
    // Text that was deleted before may still be in free pages of the file.
    await database.compact();
    console.log(`Erased ${many(erased)}`);
    return;
  }
  if (command === "purge") {
    await purgeExpired(database, env.MESSAGE_RETENTION_DAYS, { trustClock: true });
    console.log(`Deleted messages older than ${env.MESSAGE_RETENTION_DAYS} days`);
    return;
  }
  const number = Number(argument ?? 20);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(USAGE);
  if ((command === "handled" || command === "reopen") && argument) {
    const status = MessageStatus.parse(command === "handled" ? "handled" : "open");
    await updateMessage(db, number, () => ({ status }), OPERATOR);
    console.log(`Message ${number} is ${status}`);
    return;
  }
  if (command !== "list" && command !== "open") throw new UsageError(USAGE);
  const { messages } = await listMessages(db, command === "open" ? { status: "open" } : {}, {
    limit: number,
  });
  const none = command === "open" ? "No open messages" : "No messages yet";
  console.log(messages.length > 0 ? messages.reverse().map(toScreen).join("\n") : none);
});
