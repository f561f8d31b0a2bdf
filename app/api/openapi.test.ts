import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../tests/support/api.ts";

const LINT_RULES = {
  "parameter-description": "error",
  // Required paths: /products/slug/{slug} beside /products/{id}/stock.
  "no-ambiguous-paths": "off",
  // A call without parameters has no 4xx responses.
  "operation-4xx-response": "off",
} as const;

describeOnBoth(
  "the API's document",
  (api) => {
    it("passes a linter", async () => {
      const config = await createConfig({ extends: ["recommended-strict"], rules: LINT_RULES });
      const source = await (await api().get("/api/openapi.json")).text();
      const problems = await lintFromString({ source, config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    });
  },
  { seeded: false },
);
