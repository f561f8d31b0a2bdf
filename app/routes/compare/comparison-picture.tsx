/** A compared machine: its picture, its badge and the link that removes it. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HeldMachine } from "#app/ui/people/held-machine.tsx";
import { ScaledPicture } from "#app/ui/scaled-picture.tsx";
import type { ComparisonColumn } from "./comparison-view.ts";

interface ComparisonPictureProps {
  column: ComparisonColumn;
  /** Width of each picture with a person, mm; null for pictures without. */
  across: number | null;
  /** Whether all machines of the table are drawn to one scale. */
  isOneScale: boolean;
}

export function ComparisonPicture({ column, across, isOneScale }: ComparisonPictureProps) {
  const { image, hold, badge, name, model, removeHref } = column;
  const t = useMessages("comparison");
  return (
    <td>
      <div className="cmp__top">
        {badge && <span className="badge">{badge}</span>}
        {removeHref && (
          <Link
            className="cmp__x"
            to={removeHref}
            replace
            preventScrollReset
            aria-label={t.remove(model)}
          >
            <Icon name="close" size={16} />
          </Link>
        )}
      </div>
      {image && across ? (
        <HeldMachine image={image} hold={hold} across={across} />
      ) : (
        <ScaledPicture
          image={isOneScale ? image : image && { ...image, scale: null }}
          name={name}
          eager
          boxed
          sizes="(width <= 768px) 45vw, 300px"
          max={220}
        />
      )}
    </td>
  );
}
