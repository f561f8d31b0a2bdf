/** Categories or collections in order, with buttons that move them, and their subcategories. */
import { useRef } from "react";
import { Form, Link } from "react-router";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import { MoveButton } from "../form/move-button.tsx";
import { useFocusAfterMove } from "../form/use-focus-after-move.ts";

interface GroupListProps {
  groups: readonly ApiCategory[];
  subcategories: readonly ApiSubcategory[];
}

export function GroupList({ groups, subcategories }: GroupListProps) {
  const list = useRef<HTMLOListElement>(null);
  useFocusAfterMove(list, groups.map(({ id }) => id).join());
  return (
    <ol className="desk-groups" ref={list}>
      {groups.map((group, index) => (
        <li key={group.id} data-key={group.id}>
          <div className="desk-groups__row">
            <Link to={`/desk/categories/${group.id}`}>{group.name}</Link>
            <span className="desk-hint">{toState(group)}</span>
            <Form method="post" className="desk-actions" preventScrollReset>
              <input type="hidden" name="id" value={group.id} />
              <MoveButton direction="up" name={group.name} isAtEnd={index === 0} />
              <MoveButton
                direction="down"
                name={group.name}
                isAtEnd={index === groups.length - 1}
              />
            </Form>
          </div>
          <Subcategories
            subcategories={subcategories.filter(({ category_id }) => category_id === group.id)}
          />
        </li>
      ))}
    </ol>
  );
}

function Subcategories({ subcategories }: { subcategories: readonly ApiSubcategory[] }) {
  if (subcategories.length === 0) return null;
  return (
    <ul className="desk-groups__inner">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id}>
          <Link to={`/desk/subcategories/${subcategory.id}`}>{subcategory.name}</Link>{" "}
          <span className="desk-hint">{toState(subcategory)}</span>
        </li>
      ))}
    </ul>
  );
}

function toState({ product_count, retired }: { product_count: number; retired: boolean }): string {
  const count = product_count === 1 ? "1 product" : `${product_count} products`;
  return retired ? `${count}, retired` : count;
}
