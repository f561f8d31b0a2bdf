/** The environment, parsed once: the only reader of `process.env`. A bad value stops the start with a line that names it. */
import { z } from "zod";

const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum));

const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    abort: true,
  });

const origin = address("http:", "https:")
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, "must be an origin, without a path")
  .transform((text) => new URL(text).origin);

/** The folder of the made-up dealer that the project comes with. */
export const DEMONSTRATION = "./app/site/demonstration";

export const DEFAULT_DATA_DIR = "./data";

const Settings = z.object({
  PORT: whole(1, 65_535).default(3000),
  /** Used by the server that carries the site; every address where there is none. */
  HOST: z.string().optional(),
  /** The dealer's folder. */
  SITE_DIR: z.string().default(DEMONSTRATION),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  /** Says that a shop begins in `DATA_DIR`. */
  DATA_DIR_NEW: z.enum(["yes", "no"]).default("no"),
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  UPSTREAM_URL: address("http:", "https:")
    .refine((text) => !/[?#]/.test(text), "must be an address without a query")
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  /** Other hosts whose pictures and videos the catalogue shows. */
  PICTURE_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
    .pipe(z.array(origin))
    .default([]),
  TILE_URL: z
    .string()
    .refine(
      (text) =>
        /^https?:/.test(text) && URL.canParse(text) && ["{z}", "{x}", "{y}"].every((part) => text.includes(part)),
      "must be an address with {z}, {x} and {y} in it",
    )
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  TILE_ATTRIBUTION: z.string().default("© OpenStreetMap contributors"),
  TRUSTED_PROXY_HOPS: whole(0, 10).default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SMTP_URL: address("smtp:", "smtps:").optional(),
  CONTACT_MAIL_TO: z.email("must be an e-mail address").optional(),
  MAIL_FROM: z.email("must be an e-mail address").optional(),
  MAIL_ACKNOWLEDGEMENT: z.enum(["yes", "no"]).default("no"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MESSAGE_RETENTION_DAYS: whole(1, 36_500).default(365),
});

const Environment = Settings.refine(({ SMTP_URL, CONTACT_MAIL_TO }) => !SMTP_URL || CONTACT_MAIL_TO, {
  path: ["CONTACT_MAIL_TO"],
  message: "must say where to mail messages to, because SMTP_URL is set",
});

export type Environment = z.infer<typeof Environment> & {
  /** Where visitors reach the site, without a slash at the end: `PUBLIC_ORIGIN`, or this machine. */
  publicOrigin: string;
};

/** Their names. */
export const SETTINGS = Object.keys(Settings.shape);

/** The settings of `variables`, an empty one counting as absent; throws an error of one line that names the bad one. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return { ...parsed.data, publicOrigin: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}` };
}

function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** The settings of this process. */
export const env = readEnvironment();
