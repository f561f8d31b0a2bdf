/** Prints one table at the end of a run: each test, its measurement, whether it passed. */
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import "./measurement.ts";

const WIDEST_TITLE = 96;

export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): void {
    const rows = modules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => ({
        verdict: { passed: "holds", failed: "FAILS", skipped: "NOT TRIED", pending: "NOT TRIED" }[
          test.result().state
        ],
        title: test.fullName.replaceAll(" > ", ": "),
        measurement: test.meta().measurement ?? "",
      })),
    );
    const width = Math.min(WIDEST_TITLE, Math.max(...rows.map(({ title }) => title.length)));
    console.log(`\n${"".padEnd(10)}${"Line".padEnd(width)}  Measured`);
    for (const { verdict, title, measurement } of rows)
      console.log(`${verdict.padEnd(10)}${title.slice(0, width).padEnd(width)}  ${measurement}`);
    // Errors outside a test, such as a crash of the process.
    for (const { message } of errors)
      console.log(`${"FAILS".padEnd(10)}outside of the lines: ${message}`);
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    console.log(
      `\n${count("holds")} hold, ${count("FAILS")} fail, ${count("NOT TRIED")} were not tried`,
    );
  }
}
