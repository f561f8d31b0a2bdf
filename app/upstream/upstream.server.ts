/** Opens the upstream: the embedded API, or the host at `UPSTREAM_URL`. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MiddlewareFunction } from "react-router";
import type { MailSettings } from "#app/api/contact/mail.ts";
import type { Api } from "#app/api/create-api.ts";
import { findOwnDataFolderFault, ownDatabase } from "#app/api/data-folder.ts";
import { openApi } from "#app/api/open-api.ts";
import { type FirstCatalogue, FirstCatalogueError } from "#app/api/transfer/first-catalogue.ts";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { DEMONSTRATION, env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { reportOverridden } from "#app/site/overrides/report-overridden.ts";
import { site } from "#app/site/site.server.ts";
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
  if (fault) {
    console.error(`Cannot start: ${fault}`);
    process.exit(1);
  }
  try {
    // The instance before the reload closes its database, jobs and timers.
    await kept?.api?.close();
    const opened = await openApi({
      ...ownDatabase(),
      synonyms: site.synonyms.map(({ from, to, only }) => ({
        from: [from],
        to: [to],
        ...(only && { only }),
      })),
      log,
      mail: mailSettings(),
      retentionDays: env.MESSAGE_RETENTION_DAYS,
      callingCode: site.company.callingCode,
      shopNames: [site.company.name, new URL(env.publicOrigin).hostname],
      shop: { ...site.company, pictureHosts: [env.PUBLIC_ORIGIN ?? "", ...env.PICTURE_HOSTS] },
      first: firstCatalogue(),
      subjects: () => site.contact.subjects.map(({ label }) => toSlug(label)),
    });
    if (kept) kept.api = opened;
    for (const line of reportOverridden(site, await opened.readSiteOverrides()))
      log.warn(`SITE_DIR, ${line}`);
    return opened;
  } catch (error) {
    const setting = env.DATABASE_URL ? "DATABASE_URL" : "DATA_DIR";
    const what =
      error instanceof FirstCatalogueError ? "" : `the database of ${setting} cannot be opened: `;
    console.error(`Cannot start: ${what}${messageOf(error)}`);
    process.exit(1);
  }
}

/** The catalogue file in the shop's folder, if any. */
function firstCatalogue(): FirstCatalogue | null {
  const files = ["catalogue.tar.gz", "catalogue.jsonl"].map((name) => join(site.folder, name));
  const file = files.find((one) => existsSync(one));
  return file ? { file, isDemonstration: resolve(site.folder) === resolve(DEMONSTRATION) } : null;
}

function mailSettings(): MailSettings | null {
  const { SMTP_URL: smtpUrl, CONTACT_MAIL_TO: to, MAIL_FROM: from, MAIL_ACKNOWLEDGEMENT } = env;
  if (!smtpUrl || !to) return null;
  return {
    smtpUrl,
    to,
    from,
    acknowledge: MAIL_ACKNOWLEDGEMENT === "yes",
    siteName: site.company.name,
    timeZone: site.company.timeZone,
    locale: site.company.locale,
  };
}

function messageOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
