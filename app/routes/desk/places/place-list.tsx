/** Categories or collections in their order, each with the buttons that move it and its subcategories under it. */
import { useRef } from "react";
import { Form, Link } from "react-router";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import { MoveButton } from "../form/move-button.tsx";
import { useKeptFocus } from "../form/use-kept-focus.ts";

interface PlaceListProps {
  places: readonly Category[];
  subcategories: readonly Subcategory[];
}

export function PlaceList({ places, subcategories }: PlaceListProps) {
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list, places.map(({ id }) => id).join());
  return (
    <ol className="desk-places" ref={list}>
      {places.map((place, index) => (
        <li key={place.id} data-key={place.id}>
          <div className="desk-places__row">
            <Link to={`/desk/categories/${place.id}`}>{place.name}</Link>
            <span className="desk-hint">{toState(place)}</span>
            <Form method="post" className="desk-actions" preventScrollReset>
              <input type="hidden" name="id" value={place.id} />
              <MoveButton direction="up" name={place.name} isAtEnd={index === 0} />
              <MoveButton direction="down" name={place.name} isAtEnd={index === places.length - 1} />
            </Form>
          </div>
          <Subcategories subcategories={subcategories.filter(({ category_id }) => category_id === place.id)} />
        </li>
      ))}
    </ol>
  );
}

function Subcategories({ subcategories }: { subcategories: readonly Subcategory[] }) {
  if (subcategories.length === 0) return null;
  return (
    <ul className="desk-places__inner">
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
