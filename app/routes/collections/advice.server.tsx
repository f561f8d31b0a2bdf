/** The HTML of the shop's advice above a list: questions, and three products with reasons. */

import { renderToStaticMarkup } from "react-dom/server";
import { toComparisonQuery } from "#app/catalogue/comparison.ts";
import { toFullName } from "#app/catalogue/model.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { enquiryHref } from "#app/ui/enquiry-href.ts";
import { ProductLine } from "#app/ui/product-line.tsx";
import type { ProductListView } from "#app/ui/product-list/product-list-view.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { type Advice, answerHref, isChosen, toReason } from "../advice.ts";

const SHOWN = 3;
/** Products without figures have no reason, and are passed over. */
const FETCHED = 24;

type ListsMessages = Messages["lists"];

const asksForType = ({ list }: { list: string }) => new URLSearchParams(list).has("type");

/** Links lead back here, below the head. */
const HERE = "#advice";

/** Empty without advice. With scripts, the links load no code of this. */
export async function renderAdvice(
  upstream: Upstream,
  advice: (Advice & { path: string }) | undefined,
  { path, query, category }: ProductListView,
  t: ListsMessages,
): Promise<string> {
  if (!advice) return "";
  const answers = advice.questions.flatMap((question) => question.answers);
  const chosen = answers.filter((answer) => isChosen(answer, query));
  // A list of one power type alone was not asked for here.
  const isAsked = chosen.some(({ list }) => !/^type=\w+$/.test(list));
  const listed = { ...query, category, offset: 0, limit: FETCHED };
  const found = isAsked ? await upstream.optional.findProducts(listed) : null;
  const suited = (found?.products ?? []).flatMap((product) => {
    const reason = toReason(advice, product);
    return reason === "" ? [] : { product, reason };
  });
  const three = suited.slice(0, SHOWN);
  return renderToStaticMarkup(
    <details className="wrap advice" id={HERE.slice(1)} open={isAsked}>
      <summary>{t.helpMeChoose(advice.questions.length)}</summary>
      {advice.questions.map((question) => (
        <fieldset key={question.question}>
          <legend>{question.question}</legend>
          {question.answers.map((answer) => [
            " ",
            <a
              key={answer.label}
              className="chip"
              // A subcategory has machines of one power type.
              href={
                answerHref(asksForType(answer) ? advice.path : path, query, question, answer) + HERE
              }
              aria-current={isChosen(answer, query) || undefined}
            >
              {answer.label}
            </a>,
          ])}
        </fieldset>
      ))}
      {chosen.map(({ label, advice: sentence }) => sentence && <p key={label}>{sentence}</p>)}
      {three.length > 0 && <Suited suited={three} t={t} />}
    </details>,
  );
}

interface SuitedProps {
  suited: { product: ProductSummary; reason: string }[];
  t: ListsMessages;
}

function Suited({ suited, t }: SuitedProps) {
  const products = suited.map(({ product }) => product);
  const ids = products.map(({ id }) => id);
  const comparison = { ids, onlyDifferences: false, person: false, from: null };
  return (
    <>
      <h2>{t.suited(suited.length)}</h2>
      <ol>
        {suited.map(({ product, reason }) => (
          <li className="product-line product-line--whole" key={product.id}>
            <ProductLine
              href={`/products/${product.slug}`}
              name={toFullName(product)}
              image={product.thumbnail}
              note={reason}
            />
          </li>
        ))}
      </ol>
      <p>
        {suited.length > 1 && (
          <a className="btn btn--line btn--small" href={`/compare${toComparisonQuery(comparison)}`}>
            {t.compareThese}
          </a>
        )}{" "}
        <a
          className="btn btn--line btn--small"
          href={enquiryHref(products.map(({ slug }) => slug))}
        >
          {t.askAbout}
        </a>
      </p>
    </>
  );
}
