/** Opens the upstream: the embedded API, or the host at `UPSTREAM_URL`. */
import type { MiddlewareFunction } from "react-router";
import type { MailSettings } from "#app/api/contact/outbox.ts";
import { type Api, openEmbeddedApi } from "#app/api/create-api.ts";
import { findOwnDataFolderFault, ownDatabase } from "#app/api/data-folder.ts";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { readFolder } from "#app/site/folder.ts";
import type { ListSlugs } from "#app/site/follow-slugs.ts";
import { SiteError } from "#app/site/read-file.ts";
import { renewSite, site } from "#app/site/site.server.ts";
import { createEmbedded } from "./embedded.ts";
import { LastGood } from "./last-good.ts";
import type { UpstreamDefaults } from "./normalise/to-product.ts";
import { createRemote } from "./remote/remote.ts";
import { createRequestUpstream, toCatalogueVersion } from "./request-upstream.ts";
import type { Adapter, CatalogueVersion, Upstream } from "./upstream.ts";
import { upstreamContext } from "./upstream-context.ts";

/** In development, kept when this module reloads. */
const kept = import.meta.hot?.data as { api?: Api } | undefined;

/** The embedded API; null when `UPSTREAM_URL` names another host. */
export const api = env.UPSTREAM_URL ? null : await openEmbedded();

/** Defaults for products of the embedded API. */
export const embeddedDefaults: UpstreamDefaults = { base: null, videoHosts: env.PICTURE_HOSTS };

const folder = api ? null : await readFolder(env.SITE_DIR).catch(exit);
for (const warning of folder?.warnings ?? []) console.warn(`SITE_DIR, ${warning}`);

/** Shows the documents of the database; without one, those of the shop's folder. */
export const renewDocuments = (lists: readonly ListSlugs[] | null): Promise<void> =>
  api
    ? renewSite(env.DATA_DIR, api.reading.readDocuments, lists)
    : renewSite(env.SITE_DIR, () => folder?.documents ?? new Map(), lists);

await renewDocuments(null).catch(exit);

const adapter = api ? createEmbedded(api, embeddedDefaults) : openHost(env.UPSTREAM_URL ?? "");
const lastGood = new LastGood();

/** The catalogue version of a page rendered now, or null; synchronous for the embedded API. */
export function currentVersion(): CatalogueVersion | null | Promise<CatalogueVersion | null> {
  if (api) return { version: api.revision(), validForMs: null };
  return adapter.probe().then((probe) => toCatalogueVersion(probe, lastGood));
}

/** Gives each request its upstream; afterwards loads what its page could lack. */
export const upstream: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(upstreamContext, openUpstream());
  const response = await next();
  void lastGood.lookUp();
  return response;
};

/** An upstream outside any visitor's request. */
export function openUpstream(): Upstream {
  return createRequestUpstream(adapter, lastGood);
}

function openHost(base: string): Adapter {
  return createRemote(fetch, base, {
    base,
    videoHosts: [new URL(base).origin, ...env.PICTURE_HOSTS],
  });
}

async function openEmbedded(): Promise<Api> {
  const fault = findOwnDataFolderFault();
  if (fault) exit(new Error(fault));
  try {
    // The instance before the reload closes its database, jobs and timers.
    await kept?.api?.close();
    const opened = await openEmbeddedApi({
      ...ownDatabase(),
      log,
      mail: mailSettings(),
      retentionDays: env.MESSAGE_RETENTION_DAYS,
      domain: new URL(env.publicOrigin).hostname,
      subjects: () => site.contact.subjects.map(({ label }) => toSlug(label)),
      pictureHosts: [env.PUBLIC_ORIGIN ?? "", ...env.PICTURE_HOSTS],
      folder: env.SITE_DIR,
    });
    if (kept) kept.api = opened;
    return opened;
  } catch (error) {
    const setting = env.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
    exit(error, `the database of ${setting} cannot be opened: `);
  }
}

function mailSettings(): MailSettings | null {
  const { SMTP_URL: smtpUrl, CONTACT_MAIL_TO: to, MAIL_FROM: from, MAIL_ACKNOWLEDGEMENT } = env;
  return smtpUrl && to ? { smtpUrl, to, from, acknowledge: MAIL_ACKNOWLEDGEMENT === "yes" } : null;
}

function exit(error: unknown, what = ""): never {
  const { message, code } = error as { message?: string; code?: string };
  const reason =
    error instanceof SiteError
      ? `fix these errors in SITE_DIR ${env.SITE_DIR}\n${message}`
      : `${what}${message || code || String(error)}`;
  console.error(`Cannot start: ${reason}`);
  process.exit(1);
}
