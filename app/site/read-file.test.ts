import { expect, it } from "vitest";
import { z } from "zod";
import { parseData, SiteMistake } from "./read-file.ts";

it("refuses aliases within aliases, which a few lines make into billions of values, with the file's name", () => {
  const levels = Array.from({ length: 9 }, (_, at) => {
    const inner = at === 0 ? "x" : `*a${at - 1}`;
    return `a${at}: &a${at} [${Array(9).fill(inner).join(", ")}]`;
  });
  const read = () => parseData(levels.join("\n"), "company.yaml", z.unknown());
  expect(read).toThrow(SiteMistake);
  expect(read).toThrow(/^company\.yaml:1: repeats too much by aliases/);
});
