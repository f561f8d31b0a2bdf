/**
 * Parses the settings from the environment when the process starts, and exits with a one-line error
 * if one is invalid. Only `start/` reads `process.env` too.
 */
import { z } from "zod";

const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum));

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    abort: true,
  });

const origin = url("http:", "https:")
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    "must be an origin without a path, such as https://shop.example",
  )
  .transform((text) => new URL(text).origin);

/** The shop folder of the demonstration. */
export const DEMONSTRATION = "./app/site/demonstration";

export const DEFAULT_DATA_DIR = "./data";

const Settings = z.object({
  PORT: whole(1, 65_535).default(3000),
  /** The address to listen on; unset means all addresses. */
  HOST: z.string().optional(),
  /** The path of the shop folder. */
  SITE_DIR: z.string().default(DEMONSTRATION),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  /** Allows a start with an empty `DATA_DIR`. */
  DATA_DIR_NEW: z.enum(["yes", "no"]).default("no"),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  UPSTREAM_URL: url("http:", "https:")
    .refine((text) => !/[?#]/.test(text), "must be a URL without a query")
    .transform((text) => text.replace(/\/+$/, ""))
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  /** Origins other than this site from which pages may load images and videos. */
  PICTURE_HOSTS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
    .pipe(z.array(origin))
    .default([]),
  TILE_URL: z
    .string()
    .refine(
      (text) =>
        /^https?:/.test(text) &&
        URL.canParse(text) &&
        ["{z}", "{x}", "{y}"].every((part) => text.includes(part)),
      "must be a URL with {z}, {x} and {y}",
    )
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  TILE_ATTRIBUTION: z.string().default("© OpenStreetMap contributors"),
  TRUSTED_PROXY_HOPS: whole(0, 10).default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  CONTACT_MAIL_TO: z.email("must be an email address").optional(),
  MAIL_FROM: z.email("must be an email address").optional(),
  MAIL_ACKNOWLEDGEMENT: z.enum(["yes", "no"]).default("no"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  MESSAGE_RETENTION_DAYS: whole(1, 36_500).default(365),
});

const Environment = Settings.refine(
  ({ SMTP_URL, CONTACT_MAIL_TO }) => !SMTP_URL || CONTACT_MAIL_TO,
  {
    path: ["CONTACT_MAIL_TO"],
    message: "must be the email address that receives messages, because SMTP_URL is set",
  },
);

export type Environment = z.infer<typeof Environment> & {
  /** `PUBLIC_ORIGIN`, or `http://localhost:PORT`. No trailing slash. */
  publicOrigin: string;
};

/** The names of all settings. */
export const SETTINGS = Object.keys(Settings.shape);

/** Treats empty variables as unset. @throws an `Error` that names the first invalid setting */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return {
    ...parsed.data,
    publicOrigin: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  };
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

/** The absolute URL of a path, for structured data. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.publicOrigin).href;
}
