/** A branch as the list shows it. */
import type { Branch } from "#app/content/branches.ts";
import { telHref } from "#app/content/phone.ts";
import { OpenNow } from "./open-now.tsx";
import "./branch-card.css";

export interface BranchView extends Branch {
  directions: string;
}

export function BranchCard({ branch, eager }: { branch: BranchView; eager: boolean }) {
  return (
    <li className="branch" id={branch.slug}>
      <img
        src={`/images/branches/${branch.image}.webp`}
        alt=""
        width="720"
        height="420"
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
      <header>
        <h2>{branch.name}</h2>
        <span className={branch.type === "Head Office" ? "branch__type is-head" : "branch__type"}>{branch.type}</span>
      </header>
      <dl>
        <div>
          <dt>Address</dt>
          <dd>{branch.address}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{branch.phone.text}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${branch.email}`}>{branch.email}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {branch.hours.text} <OpenNow hours={branch.hours} />
          </dd>
        </div>
        <div>
          <dt>Services</dt>
          <dd>{branch.services.join(", ")}</dd>
        </div>
      </dl>
      <div className="branch__act">
        <a
          className="btn btn--line btn--small"
          href={branch.directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Get Directions to ${branch.name}`}
        >
          Get Directions
        </a>
        <a className="btn btn--small" href={telHref(branch.phone)} aria-label={`Call Now: ${branch.name}`}>
          Call Now
        </a>
      </div>
    </li>
  );
}
