/** The rows of the index's file. Statements are prepared once. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { isDamage } from "./open-index.ts";

export class IndexRows {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Called by a query that detects a damaged file. */
  onDamage: (error: unknown) => void = () => {};

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    try {
      return this.#prepare(sql).all(...values) as Row[];
    } catch (error) {
      if (isDamage(error)) this.onDamage(error);
      throw error;
    }
  }

  iterate<Row>(sql: string): Iterable<Row> {
    return this.#prepare(sql).iterate() as Iterable<unknown> as Iterable<Row>;
  }

  /** The column `number` of a query, as one array in JSON: much faster than rows. */
  numbers(sql: string, ...values: SQLInputValue[]): number[] {
    const array = `SELECT json_group_array(number) AS numbers FROM (${sql})`;
    const [row] = this.all<{ numbers: string }>(array, ...values);
    return JSON.parse(row?.numbers ?? "[]");
  }

  /** With IGNORE it needs no savepoint, which would flush the buffer of the full-text table. */
  add(table: string, ...values: SQLInputValue[]): void {
    this.run(`INSERT OR IGNORE INTO ${table} VALUES (${values.map(() => "?")})`, ...values);
  }

  /** The first write opens a transaction, which `commit` ends. */
  run(sql: string, ...values: SQLInputValue[]): void {
    if (!this.#db.isTransaction) this.#db.exec("BEGIN");
    this.#prepare(sql).run(...values);
  }

  commit(): void {
    if (this.#db.isTransaction) this.#db.exec("COMMIT");
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
