/** Prints one table at the end of a run: each line, what was measured, whether it held. */
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import "./figure.ts";

const WIDEST_TITLE = 96;

export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): void {
    const rows = modules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => ({
        verdict: { passed: "holds", failed: "FAILS", skipped: "NOT TRIED", pending: "NOT TRIED" }[test.result().state],
        title: test.fullName.replaceAll(" > ", ": "),
        figure: test.meta().figure ?? "",
      })),
    );
    const width = Math.min(WIDEST_TITLE, Math.max(...rows.map(({ title }) => title.length)));
    console.log(`\n${"".padEnd(10)}${"Line".padEnd(width)}  Measured`);
    for (const { verdict, title, figure } of rows)
      console.log(`${verdict.padEnd(10)}${title.slice(0, width).padEnd(width)}  ${figure}`);
    // What ended the process, or would have, whichever line was being tried.
    for (const { message } of errors) console.log(`${"FAILS".padEnd(10)}outside of the lines: ${message}`);
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    console.log(`\n${count("holds")} hold, ${count("FAILS")} fail, ${count("NOT TRIED")} were not tried`);
  }
}
