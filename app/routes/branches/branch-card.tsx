/** Branches in the list: the card of one, and rows of those without a card. */
import { useMessages } from "#app/languages/language.ts";
import { directionsHref } from "#app/site/directions.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./branch-card.css";
import "./branch-rows.css";

export function BranchCard({ branch, eager }: { branch: BranchWithHours; eager: boolean }) {
  const t = useMessages("branches");
  return (
    <li className="branch" id={branch.slug}>
      {branch.picture && (
        <Picture
          picture={branch.picture}
          eager={eager}
          sizes="(width <= 768px) 100vw, (width <= 1200px) 50vw, 33vw"
        />
      )}
      <header>
        <h2>{branch.name}</h2>
        <span className={branch.id === 1 ? "branch__type is-head" : "branch__type"}>
          {branch.type}
        </span>
      </header>
      <dl>
        <div>
          <dt>{t.address}</dt>
          <dd>{branch.address}</dd>
        </div>
        <div className="branch__phone">
          <dt>{t.phone}</dt>
          <dd>
            <a href={telHref(branch.phone)}>{branch.phone.text}</a>
          </dd>
        </div>
        <div>
          <dt>{t.hours}</dt>
          <dd>
            <BranchHours hours={branch.hours} />
          </dd>
        </div>
      </dl>
      <div className="branch__act">
        <a
          className="btn btn--small"
          href={telHref(branch.phone)}
          aria-label={t.callBranch(branch.name)}
        >
          {t.callNow}
        </a>{" "}
        {branch.whatsapp && (
          <a
            className="btn btn--line btn--small"
            href={whatsAppHref(branch.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t.whatsAppBranch(branch.name)}
          >
            {t.whatsApp}
          </a>
        )}{" "}
        <a
          className="btn btn--line btn--small"
          href={directionsHref(branch)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t.directionsTo(branch.name)}
        >
          {t.directions}
        </a>
      </div>
      <details className="branch__more">
        <summary>
          <span className="branch__more-label">{t.more}</span>
          <span className="sr">, {branch.name}</span>
        </summary>
        <dl>
          {branch.services.length > 0 && (
            <div>
              <dt>{t.services}</dt>
              <dd>{branch.services.join(", ")}</dd>
            </div>
          )}
          <div>
            <dt>{t.message}</dt>
            <dd>
              <PageLink href={`/contact?branch=${branch.slug}`} aria-label={t.writeTo(branch.name)}>
                {t.write}
              </PageLink>
            </dd>
          </div>
          {branch.whatsapp && (
            <div>
              <dt>{t.whatsApp}</dt>
              <dd>{branch.whatsapp.text}</dd>
            </div>
          )}
          {branch.email && (
            <div>
              <dt>{t.email}</dt>
              <dd>
                <a href={`mailto:${branch.email}`}>{branch.email}</a>
              </dd>
            </div>
          )}
        </dl>
      </details>
    </li>
  );
}

export function BranchRows({ branches }: { branches: readonly BranchWithHours[] }) {
  const t = useMessages("branches");
  if (branches.length === 0) return null;
  return (
    <section className="branch-rows" aria-labelledby="more-branches">
      <h2 id="more-branches">{t.moreBranches(branches.length)}</h2>
      <ul>
        {branches.map((branch) => (
          <li key={branch.id} id={branch.slug}>
            <h3>{branch.name}</h3>
            <p>{branch.address}</p>
            <p>
              <BranchHours hours={branch.hours} />
            </p>
            <BranchLinks branch={branch} />
          </li>
        ))}
      </ul>
    </section>
  );
}
