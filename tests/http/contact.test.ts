/** A message from the form to the database of the built server. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMessages, listStoredMessages, postForm } from "../support/contact.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
});
afterAll(() => server.stop());

const send = (message: string, headers: Record<string, string>) =>
  postForm(server, message, headers);
const listStored = () => listMessages(server);

it("ASVS 14.2.1 a sent message is stored once, with only its number and subject in a URL", async () => {
  for (let press = 0; press < 2; press++) {
    const { status, headers } = await send("Sent twice.", {
      Origin: server.origin,
      "X-Forwarded-For": "203.0.113.1",
    });
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/contact\?sent=[0-9a-z]+&number=\d+&subject=[\w-]+$/);
  }
  expect(listStored().filter((message) => message === "Sent twice.")).toHaveLength(1);
});

it("the form of a page in another language, with an unknown machine, leads to its own thanks", async () => {
  const body = new URLSearchParams({
    name: "Anitha",
    email: "anitha@example.com",
    subject: "parts",
    message: "In Malayalam.",
    add: "a saw that floats",
  });
  const headers = { Origin: server.origin, "X-Forwarded-For": "203.0.113.9" };
  const url = `${server.origin}/ml/contact`;
  const sent = await fetch(url, { method: "POST", body, headers, redirect: "manual" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toMatch(/^\/ml\/contact\?sent=/);
  expect(listStored()).toContain("In Malayalam.");
  const faulty = await fetch(url, { method: "POST", body: new URLSearchParams(), headers });
  expect(faulty.status).toBe(400);
  expect(await faulty.text()).toContain('<html lang="ml"');
});

it("behind a TLS proxy an unknown host is refused", async () => {
  const headers = {
    Host: "shop.example",
    Origin: "https://shop.example",
    "X-Forwarded-For": "203.0.113.2",
  };
  expect((await send("Through a proxy.", headers)).status).toBe(403);
  expect(listStored()).not.toContain("Through a proxy.");
});

it("accepts ten messages in ten minutes per IP address, and says when to retry", async () => {
  const headers = { Origin: server.origin, "X-Forwarded-For": "203.0.113.4" };
  for (let number = 1; number <= 10; number++)
    expect((await send(`Message ${number}`, headers)).status).toBe(303);
  const eleventh = await send("Message 11", headers);
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(0);
  expect(eleventh.html).toContain("Too many messages");
  // The input is kept.
  expect(eleventh.html).toContain("Message 11</textarea>");
  expect(listStored()).not.toContain("Message 11");
  expect((await send("Message 11", { ...headers, "X-Forwarded-For": "203.0.113.5" })).status).toBe(
    303,
  );
});

it("stores branch and product, and accepts a phone number instead of an email", async () => {
  const { html } = await getPage(`${server.origin}/branches`);
  const [, slug = ""] = /\/contact\?branch=([\w-]+)/.exec(html) ?? [];
  const form = (await getPage(`${server.origin}/contact?branch=${slug}&product=A+saw`)).html;
  const [, branch = ""] =
    /<option[^>]* selected="">([^<]+)<\/option>/.exec(
      form.slice(form.lastIndexOf('name="branch"')),
    ) ?? [];
  expect(branch).not.toBe("");
  const headers = { Origin: server.origin, "X-Forwarded-For": "203.0.113.6" };
  const others = { email: "", phone: "0468 222 3344", branch, product: "A saw" };
  expect((await postForm(server, "For a branch.", headers, others)).status).toBe(303);
  const stored = listStoredMessages(server).find(({ message }) => message === "For a branch.");
  expect(stored).toMatchObject({ phone: "0468 222 3344", branch, product: "A saw" });
  expect((await postForm(server, "No way back.", headers, { email: "" })).status).toBe(400);
});
