/** Edits synonyms: customers' words that find products with other names. */
import { Synonym, SynonymList } from "#app/contract/synonyms.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { contentOf, editList, readIntent } from "../form/edit-list.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { SYNONYM } from "../form/fields.ts";
import { readFields, toTexts } from "../form/form-values.server.ts";
import { EntryForm, NewEntryForm } from "../form/list-editor.tsx";
import { redirectWithNotice } from "../form/notice.server.ts";
import { trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/synonyms";

export const meta: Route.MetaFunction = () => [{ title: "Synonyms | Desk" }];

const MAX_PREFILLED_LENGTH = 80;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const synonyms = await api.listSynonyms();
  return {
    synonyms: synonyms.map((synonym) => ({
      entry: contentOf(synonym),
      texts: toTexts(SYNONYM, { ...synonym, only: synonym.only === true }),
    })),
    from: (url.searchParams.get("from") ?? "").slice(0, MAX_PREFILLED_LENGTH),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend(request, async (form) => {
    await api.changeSynonyms((saved) => {
      const synonyms = editList(form, saved, contentOf, () => {
        const { from, to, only } = readFields(form, SYNONYM);
        return Synonym.parse({ from, to, ...(only && { only }) });
      });
      return SynonymList.parse({ synonyms }).synonyms;
    });
    return redirectWithNotice(
      "/desk/synonyms",
      readIntent(form)[0] === "remove"
        ? "Removed the synonym."
        : `Saved. Try the search for ${form.get("from")}.`,
    );
  });
}

export default function Synonyms({
  loaderData: { synonyms, from },
  actionData: failure,
}: Route.ComponentProps) {
  return (
    <>
      <h1>Synonyms</h1>
      <p>
        Customers and makers often use different words for a product. Synonyms work in the search as
        soon as you save them. A synonym here replaces the one of the shop's folder for the same
        words. The common ones of the site stay in use.
      </p>
      <FailureNotice failure={failure} />
      <NewEntryForm
        key={failure ? "again" : from}
        what="synonym"
        fields={SYNONYM}
        texts={{ from: [from] }}
        failure={failure}
      />
      <section aria-labelledby="known-title">
        <h2 id="known-title">Saved synonyms</h2>
        {synonyms.length === 0 && <p>No synonyms yet.</p>}
        <ul className="desk-lines">
          {synonyms.map(({ entry, texts }, index) => (
            <li key={entry}>
              <EntryForm
                id={`synonym-${index + 1}`}
                summary={`${texts.from} → ${texts.to}`}
                fields={SYNONYM}
                entry={entry}
                texts={texts}
                failure={failure}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
