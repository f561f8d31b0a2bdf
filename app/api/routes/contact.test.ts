import { sql } from "kysely";
import { expect, it } from "vitest";
import { ContactReceipt } from "#app/contract/contact.ts";
import { Failure } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { storeMessage } from "../contact/receive-message.ts";
import { purgeExpired } from "../jobs.ts";

const message = {
  name: "Anu Varghese",
  email: "anu@example.com",
  phone: "0468 000 0000",
  subject: "parts",
  message: "Do you have a chain for the MS 250?\nThank you.",
};

describeOnBoth("POST /api/contact", (api) => {
  const stored = (text: string) =>
    api()
      .database.db.selectFrom("contact_messages")
      .selectAll()
      .where("message", "=", text)
      .execute();
  async function send(change: object, headers: Record<string, string> = {}) {
    const response = await api().call("POST", "/api/contact", { ...message, ...change }, headers);
    return { status: response.status, body: await response.json() };
  }

  it("stores a message and confirms it, without repeating it", async () => {
    const { status, body } = await send({});
    const { data } = ContactReceipt.parse(body);
    expect([status, await stored(message.message)]).toMatchObject([200, [{ id: data.number }]]);
    expect(await stored(message.message)).toMatchObject([message]);
  });

  it("stores the same message once within ten minutes, also if sent concurrently", async () => {
    const text = "Sent twice";
    const answers = await Promise.all([
      send({ message: text }),
      send({ message: text }),
      send({ message: text }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(text)).toHaveLength(1);
    const later = new Date(Date.now() + 11 * 60_000);
    const again = { ...message, subject: "parts" as const, message: text };
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    const second = await storeMessage(api().database, again, {
      key: null,
      mail: false,
      now: later,
    });
    expect(second).toBeGreaterThan(answers[0]?.body.data.number);
  });

  it("stores one message per key", async () => {
    await send({ message: "First under a key" }, { "Idempotency-Key": "k1" });
    const repeated = await send({ message: "First under a key" }, { "Idempotency-Key": "k1" });
    expect([repeated.status, await stored("First under a key")]).toEqual([
      200,
      [expect.anything()],
    ]);
    const { status, body } = await send(
      { message: "Second under a key" },
      { "Idempotency-Key": "k1" },
    );
    expect([status, Failure.parse(body).error]).toEqual([
      409,
      "Idempotency-Key: was already used for a different message",
    ]);
    expect(await stored("Second under a key")).toEqual([]);
  });

  it("confirms a robot's message and stores nothing", async () => {
    expect((await send({ message: "Buy", website: "http://spam.example" })).status).toBe(200);
    expect(await stored("Buy")).toEqual([]);
  });

  it.each([
    ["a missing name", { name: undefined }, "name"],
    ["an email address whose domain has no dot", { email: "foo@bar" }, "email"],
    ["an unknown subject", { subject: "sales" }, "subject"],
    ["a blank message", { message: "\n" }, "message"],
    ["a NUL byte", { message: "a\u0000b" }, "message"],
    ["two lines in a name", { name: "a\u2028b" }, "name"],
    ["an unknown field", { admin: true }, "admin"],
  ])("refuses %s, naming the field", async (_, change, field) => {
    const { status, body } = await send(change);
    expect(status).toBe(400);
    expect(Failure.parse(body).error).toContain(field);
  });

  it("accepts texts of any length within the limit of the body", async () => {
    const name = "A long name. ".repeat(30).trim();
    const phone = "Call 0468 000 0000 after six, or my neighbour's 0468 000 0001 before";
    const text = "x".repeat(60_000);
    expect((await send({ name, phone, message: text })).status).toBe(200);
    expect(await stored(text)).toMatchObject([{ name, phone }]);
  });

  it("ASVS 3.5.2 refuses invalid JSON and large bodies", async () => {
    const post = async (body: string, headers: Record<string, string>) =>
      (await api().call("POST", "/api/contact", body, headers)).status;
    const json = { "Content-Type": "application/json" };
    expect(await post("{oops", json)).toBe(400);
    expect(await post("name=x", { "Content-Type": "application/x-www-form-urlencoded" })).toBe(415);
    expect(await post(JSON.stringify({ ...message, message: "x".repeat(70_000) }), json)).toBe(413);
  });

  it("ASVS 2.4.1 accepts ten messages in ten minutes from one address", async () => {
    const headers = { "Content-Type": "application/json" };
    const sendNumber = async (number: number) => {
      const body = JSON.stringify({ ...message, message: `Message ${number}` });
      const init = { method: "POST", headers, body };
      const request = new Request("http://localhost/api/contact", init);
      return (await api().api.fetch(request, "192.0.2.1")).status;
    };
    for (let number = 1; number <= 10; number++) expect(await sendNumber(number)).toBe(200);
    expect(await sendNumber(11)).toBe(429);
  });

  it("ASVS 16.5.3 reports that a message cannot be stored, and accepts it later", async () => {
    const { db } = api().database;
    await sql`alter table contact_messages rename to elsewhere`.execute(db);
    const failed = await send({ message: "Sent while nothing could be stored" });
    await sql`alter table elsewhere rename to contact_messages`.execute(db);
    expect(failed).toEqual({
      status: 500,
      body: { success: false, error: "Something went wrong on the server. Try again." },
    });
    expect((await send({ message: "Sent while nothing could be stored" })).status).toBe(200);
    expect(await stored("Sent while nothing could be stored")).toHaveLength(1);
  });

  it("deletes nothing after the clock has jumped, until its time is confirmed", async () => {
    await send({ message: "Older than the clock's mistake" });
    const now = new Date(Date.now() + 400 * 24 * 60 * 60_000);
    expect(await purgeExpired(api().database, 365, { now })).toBe(false);
    expect(await stored("Older than the clock's mistake")).toHaveLength(1);
    // A message received by the wrong clock does not confirm it.
    await storeMessage(
      api().database,
      { ...message, subject: "parts", message: "By the wrong clock" },
      { key: null, mail: false, now },
    );
    expect(await purgeExpired(api().database, 365, { now: new Date() })).toBe(true);
    expect(await purgeExpired(api().database, 365, { now })).toBe(false);
    expect(await stored("Older than the clock's mistake")).toHaveLength(1);
    await api()
      .database.db.deleteFrom("contact_messages")
      .where("message", "=", "By the wrong clock")
      .execute();
  });

  it("requires an email address or a phone number", async () => {
    const text = "Call me, I have no email";
    expect((await send({ message: text, email: "", phone: "+91 98470 00000" })).status).toBe(200);
    expect(await stored(text)).toMatchObject([{ email: "", phone: "+91 98470 00000" }]);
    for (const phone of ["", "after six"]) {
      const { status, body } = await send({ message: text, email: "", phone });
      expect([status, body.error]).toEqual([
        400,
        "email: is missing: enter an email address or a phone number",
      ]);
    }
  });

  it("keeps messages as long as the setting says", async () => {
    await send({ message: "To be forgotten" });
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    expect(await purgeExpired(api().database, 30, { now: inDays(29) })).toBe(true);
    expect(await stored("To be forgotten")).toHaveLength(1);
    await purgeExpired(api().database, 30, { now: inDays(31) });
    expect(await stored("To be forgotten")).toEqual([]);
  });
});
