/** A price: the current price, the regular price struck through, the discount and the tax. */
import type { PriceView } from "#app/catalogue/price.ts";
import { useMessages } from "#app/languages/language.ts";
import "./price.css";

interface PriceProps {
  price: PriceView | null;
  /** Shows the amount with or without tax too. */
  isWhole?: boolean;
}

export function Price({ price, isWhole }: PriceProps) {
  const t = useMessages("lists");
  if (!price) return null;
  const { now, before, off, tax, other } = price;
  return (
    <p className="price">
      <b>{now}</b>{" "}
      {before && (
        <s>
          <span className="sr">{t.regularPrice}</span> {before}
        </s>
      )}{" "}
      {off} {tax && <small>{isWhole && other ? `${tax} (${other})` : tax}</small>}
    </p>
  );
}
