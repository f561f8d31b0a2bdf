import { expect, it } from "vitest";
import { parseEnvironment } from "#app/env.server.ts";
import { info } from "#app/languages/en/info.ts";
import { withRetention } from "./retention.ts";

const describe = (variables: Record<string, string>) =>
  withRetention("<p>{messageRetention}</p>", parseEnvironment(variables), info);

it("states how long messages are stored, and that emails are stored longer", () => {
  expect(describe({})).toBe("<p>We delete messages 365 days after we receive them.</p>");
  expect(describe({ MESSAGE_RETENTION_DAYS: "1" })).toBe(
    "<p>We delete messages 1 day after we receive them.</p>",
  );
  expect(describe({ SMTP_URL: "smtp://localhost", CONTACT_MAIL_TO: "dealer@example.com" })).toBe(
    "<p>We delete messages 365 days after we receive them. We also receive messages by email; those copies are not deleted.</p>",
  );
});

it("shows nothing if another host stores the messages", () => {
  expect(describe({ UPSTREAM_URL: "https://other.example" })).toBe("");
});
