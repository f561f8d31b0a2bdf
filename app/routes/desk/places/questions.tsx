/** What shoppers ask about one category, collection or subcategory, and the answers; the folder's, or written here. */
import { Form, Link } from "react-router";
import { z } from "zod";
import { MOST_QUESTIONS, type Question } from "#app/contract/overrides.ts";
import { readForm } from "#app/http/form.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { findQuestions } from "#app/site/questions.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { type FormFailure, failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/questions";
import { findPlace, type Place } from "./find-place.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Questions, ${loaderData?.name ?? "Place"} | Desk` },
];

const USUAL = 5;

const slugsOf = ({ slug, former_slugs }: Place) => [slug, ...(former_slugs ?? [])];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { kind, place, parents } = await findPlace(api, params.kind, params.id);
  const { questions: written } = await api.readOverrides();
  const { slug, name, id } = place;
  const above = "category_id" in place ? parents.find((parent) => parent.id === place.category_id) : undefined;
  return {
    ...{ kind, id, slug, name },
    questions: findQuestions(site, written, slugsOf(place), above ? slugsOf(above) : []) ?? [],
    isWrittenHere: Object.hasOwn(written, slug),
    source: slugsOf(place).some((one) => site.questions.has(one)) ? "the shop's folder" : above ? above.name : null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request, DESK_FORMS.long);
  const { kind, place } = await findPlace(api, params.kind, params.id);
  const path = `/overrides/questions/${encodeURIComponent(place.slug)}`;
  const back = `/desk/${kind}/${place.id}/questions`;
  return trySend(form, async () => {
    if (form.get("intent") === "folder") {
      await api.send("DELETE", path, z.unknown());
      return redirectDone(back, "The questions are the former ones again.");
    }
    const typed = toQuestions(form.getAll("question").map(String), form.getAll("answer").map(String));
    const half = typed.find(({ question, answer }) => question === "" || answer === "");
    if (half) return failForm(form, `"${half.question || half.answer}" needs both a question and an answer`);
    await api.send("PUT", path, z.unknown(), { questions: typed });
    return redirectDone(back, typed.length === 0 ? "Saved: no questions are shown." : "Saved, and on the site.");
  });
}

function toQuestions(questions: readonly string[], answers: readonly string[]): Question[] {
  return questions
    .map((question, index) => ({ question: question.trim(), answer: (answers[index] ?? "").trim() }))
    .filter(({ question, answer }) => question !== "" || answer !== "");
}

function typedQuestions({ entries }: FormFailure): Question[] {
  const all = (wanted: string) => entries.filter(([name]) => name === wanted).map(([, value]) => value);
  return toQuestions(all("question"), all("answer"));
}

export default function Questions({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { kind, id, slug, name, questions, isWrittenHere, source } = loaderData;
  const shown = failure ? typedQuestions(failure) : questions;
  const rows = Math.min(MOST_QUESTIONS, Math.max(USUAL, shown.length + 1));
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link> / <Link to={`/desk/${kind}/${id}`}>{name}</Link>
        </p>
        <h1>Questions</h1>
        <p className="desk-hint">
          {isWrittenHere || source === null ? "Written here" : `Those of ${source}, until others are saved here`}.{" "}
          <a href={`/collections/${slug}`}>See them on the site</a>
        </p>
      </div>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form" key={JSON.stringify(shown)} preventScrollReset>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while the page stands
          <fieldset key={index}>
            <legend>Question {index + 1}</legend>
            <DeskField label="Question" name="question" id={`question-${index}`}>
              {(field) => <input {...field} maxLength={300} defaultValue={shown[index]?.question} />}
            </DeskField>
            <DeskField label="Answer" name="answer" id={`answer-${index}`}>
              {(field) => <textarea {...field} rows={3} maxLength={2000} defaultValue={shown[index]?.answer} />}
            </DeskField>
          </fieldset>
        ))}
        <button className="btn" type="submit">
          Save
        </button>
      </Form>
      {isWrittenHere && (
        <Form method="post">
          <button className="btn btn--line btn--small" type="submit" name="intent" value="folder">
            {source === null ? "Remove all of them" : `Those of ${source} again`}
          </button>
        </Form>
      )}
    </>
  );
}
