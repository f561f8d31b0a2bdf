import { expect, it } from "vitest";
import { parseYaml, SiteError } from "./read-file.ts";

it("rejects nested aliases that expand to billions of values, with the file's name", () => {
  const levels = Array.from({ length: 9 }, (_, at) => {
    const inner = at === 0 ? "x" : `*a${at - 1}`;
    return `a${at}: &a${at} [${Array(9).fill(inner).join(", ")}]`;
  });
  const read = () => parseYaml(levels.join("\n"), "company.yaml");
  expect(read).toThrow(SiteError);
  expect(read).toThrow(/^company\.yaml:1: has too many nested aliases/);
});
