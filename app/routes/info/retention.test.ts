import { expect, it } from "vitest";
import { parseEnvironment } from "#app/env.server.ts";
import { withRetention } from "./retention.ts";

const said = (variables: Record<string, string>) =>
  withRetention("<p>{messageRetention}</p>", parseEnvironment(variables));

it("says how long messages are kept, and that a mail outlives them", () => {
  expect(said({})).toBe("<p>This site deletes a message 365 days after it came.</p>");
  expect(said({ MESSAGE_RETENTION_DAYS: "1" })).toBe("<p>This site deletes a message one day after it came.</p>");
  expect(said({ SMTP_URL: "smtp://localhost", CONTACT_MAIL_TO: "dealer@example.com" })).toBe(
    "<p>This site deletes a message 365 days after it came. It also reaches us as an e-mail, which is not deleted with it.</p>",
  );
});

it("says nothing where another host keeps them", () => {
  expect(said({ UPSTREAM_URL: "https://other.example" })).toBe("");
});
