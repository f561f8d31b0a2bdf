/** A branch as the list shows it. */
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";
import { OpenNow } from "#app/ui/open-now.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./branch-card.css";

export interface BranchView extends Branch {
  directions: string;
}

export function BranchCard({ branch, eager }: { branch: BranchView; eager: boolean }) {
  return (
    <li className="branch" id={branch.slug}>
      {branch.picture && (
        <Picture picture={branch.picture} eager={eager} sizes="(width <= 768px) 100vw, (width <= 1200px) 50vw, 33vw" />
      )}
      <header>
        <h2>{branch.name}</h2>
        <span className={branch.id === 1 ? "branch__type is-head" : "branch__type"}>{branch.type}</span>
      </header>
      <dl>
        <div>
          <dt>Address</dt>
          <dd>{branch.address}</dd>
        </div>
        <div className="branch__phone">
          <dt>Phone</dt>
          <dd>
            <a href={telHref(branch.phone)}>{branch.phone.text}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {branch.hours.text} <OpenNow hours={branch.hours} />
          </dd>
        </div>
      </dl>
      <div className="branch__act">
        <a className="btn btn--small" href={telHref(branch.phone)} aria-label={`Call Now: ${branch.name}`}>
          Call Now
        </a>{" "}
        {branch.whatsapp && (
          <a
            className="btn btn--line btn--small"
            href={whatsAppHref(branch.whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp: ${branch.name}`}
          >
            WhatsApp
          </a>
        )}{" "}
        <a
          className="btn btn--line btn--small"
          href={branch.directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Get Directions to ${branch.name}`}
        >
          Get Directions
        </a>
      </div>
      <details className="branch__more">
        <summary>
          <span className="branch__more-label">Services, e-mail and messages</span>
          <span className="sr">, {branch.name}</span>
        </summary>
        <dl>
          {branch.services.length > 0 && (
            <div>
              <dt>Services</dt>
              <dd>{branch.services.join(", ")}</dd>
            </div>
          )}
          <div>
            <dt>Message</dt>
            <dd>
              <a href={`/contact?branch=${branch.slug}`} aria-label={`Write to this branch, ${branch.name}`}>
                Write to this branch
              </a>
            </dd>
          </div>
          {branch.whatsapp && (
            <div>
              <dt>WhatsApp</dt>
              <dd>{branch.whatsapp.text}</dd>
            </div>
          )}
          {branch.email && (
            <div>
              <dt>E-mail</dt>
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
