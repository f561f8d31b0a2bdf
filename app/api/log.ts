/** The API's logger: the part of pino that it uses. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const SILENT: Log = { info() {}, warn() {}, error() {} };
