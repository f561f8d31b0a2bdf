import { expect, it } from "vitest";
import { parseEnvironment } from "#app/env.server.ts";
import { withRetention } from "./retention.ts";

const said = (variables: Record<string, string>) =>
  withRetention({ heading: "Messages", paragraphs: [] }, parseEnvironment(variables)).paragraphs;

it("says how long messages are kept, and that a mail outlives them", () => {
  expect(said({})).toEqual(["This site deletes a message 365 days after it came."]);
  expect(said({ MESSAGE_RETENTION_DAYS: "1" })).toEqual(["This site deletes a message one day after it came."]);
  expect(said({ SMTP_URL: "smtp://localhost", CONTACT_MAIL_TO: "dealer@example.com" })).toEqual([
    "This site deletes a message 365 days after it came. It also reaches us as an e-mail, which is not deleted with it.",
  ]);
});

it("says nothing where another host keeps them", () => {
  expect(said({ UPSTREAM_URL: "https://other.example" })).toEqual([]);
});
