/** The branches without a card of their own, a row each. */
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import type { BranchView } from "./branch-card.tsx";
import "./branch-rows.css";

export function BranchRows({ branches }: { branches: readonly BranchView[] }) {
  if (branches.length === 0) return null;
  return (
    <section className="branch-rows" aria-labelledby="more-branches">
      <h2 id="more-branches">{branches.length === 1 ? "One more branch" : `${branches.length} more branches`}</h2>
      <ul>
        {branches.map((branch) => (
          <li key={branch.id} id={branch.slug}>
            <h3>{branch.name}</h3>
            <p>{branch.address}</p>
            <p>
              {branch.hours.text} <OpenNow hours={branch.hours} />
            </p>
            <BranchLinks name={branch.name} phone={branch.phone} directions={branch.directions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
