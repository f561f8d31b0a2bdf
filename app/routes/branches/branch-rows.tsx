/** Rows of the branches without a card. */
import { useMessages } from "#app/languages/language.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import "./branch-rows.css";

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
