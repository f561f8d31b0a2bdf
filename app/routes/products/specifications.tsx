/** The key specifications in large type. */

import { useMessages } from "#app/languages/language.ts";
import type { KeySpecification } from "./key-specifications.ts";
import "./specifications.css";

export function Specifications({ specifications }: { specifications: KeySpecification[] }) {
  const t = useMessages("products");
  if (specifications.length === 0) return null;
  return (
    <section className="product__specs" aria-label={t.keySpecifications}>
      <dl className={specifications.length > 4 ? "specs specs--spread" : "specs"}>
        {specifications.map(({ name, number, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {number}
              <small> {unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
