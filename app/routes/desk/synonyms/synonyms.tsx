/** What customers call things: words that lead the search to machines that are named otherwise. */
import { Form } from "react-router";
import { z } from "zod";
import type { Synonym } from "#app/contract/synonyms.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/synonyms";
import { joinPhrases, parsePhrases } from "./phrases.ts";
import { SynonymFields } from "./synonym-fields.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Synonyms | Desk" }];

const LONGEST_PREFILLED = 80;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const synonyms = await api.listSynonyms();
  return { synonyms, from: (url.searchParams.get("from") ?? "").slice(0, LONGEST_PREFILLED) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const intent = form.get("intent");
  return trySend(form, async () => {
    const synonyms = await api.listSynonyms();
    const from = parsePhrases(String(form.get("from") ?? ""));
    const to = parsePhrases(String(form.get("to") ?? ""));
    const synonym: Synonym = { from, to, ...(form.has("only") && { only: true }) };
    const at = synonyms.findIndex((each) => JSON.stringify(each) === form.get("was"));
    if (intent !== "add" && at < 0) return failForm(form, "Somebody else changed or removed it meanwhile. Look again.");
    const kept = intent === "add" ? synonyms : synonyms.toSpliced(at, 1);
    const position = intent === "add" ? 0 : at;
    const next = intent === "remove" ? kept : kept.toSpliced(position, 0, synonym);
    await api.send("PUT", "/synonyms", z.unknown(), { synonyms: next });
    const said = joinPhrases(from);
    return redirectDone("/desk/synonyms", intent === "remove" ? "Removed it." : `Saved. Try the search for ${said}.`);
  });
}

export default function Synonyms({ loaderData: { synonyms, from }, actionData: failure }: Route.ComponentProps) {
  const isAdding = failure?.values.was === undefined;
  return (
    <>
      <h1>Synonyms</h1>
      <p>
        What customers call a machine is often not what its maker calls it. Words given here find the machines at once.
        Those in the folder of the shop's facts, and the common ones that come with the site, work beside them.
      </p>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form desk-box" key={failure ? "again" : from}>
        <h2>New synonym</h2>
        <SynonymFields id="new" synonym={{ from: [from], to: [] }} failure={isAdding ? failure : undefined} />
        <button className="btn" type="submit" name="intent" value="add">
          Add it
        </button>
      </Form>
      <section aria-labelledby="known-title">
        <h2 id="known-title">Those there are</h2>
        {synonyms.length === 0 && <p>None yet.</p>}
        <ul className="desk-lines">
          {synonyms.map((synonym, index) => {
            const was = JSON.stringify(synonym);
            const failed = failure?.values.was === was ? failure : undefined;
            return (
              <li key={was}>
                <details open={failed !== undefined}>
                  <summary className="desk-summary">
                    {joinPhrases(synonym.from)} → {joinPhrases(synonym.to)}
                  </summary>
                  <Form method="post" className="desk-form" preventScrollReset>
                    <input type="hidden" name="was" value={was} />
                    <SynonymFields id={`${index + 1}`} synonym={synonym} failure={failed} />
                    <div className="desk-actions">
                      <button className="btn btn--small" type="submit" name="intent" value="change">
                        Save
                      </button>
                      <button className="btn btn--small desk-danger" type="submit" name="intent" value="remove">
                        Remove
                      </button>
                    </div>
                  </Form>
                </details>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
