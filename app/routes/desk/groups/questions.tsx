/** Edits the questions and answers of a group, which replace those of the shop's folder. */
import { Form, Link } from "react-router";
import { MAX_QUESTIONS, type Question, QuestionsUpdate } from "#app/contract/overrides.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { findQuestions } from "#app/site/questions.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { type FieldTexts, QUESTION, textsOf } from "../form/fields.ts";
import { FormFields } from "../form/form-fields.tsx";
import { redirectWithNotice } from "../form/notice.server.ts";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/questions";
import { type DeskGroup, findGroup } from "./find-group.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Questions, ${loaderData?.name ?? "Group"} | Desk` },
];

const MIN_ROWS = 5;

const slugsOf = ({ slug, former_slugs }: DeskGroup) => [slug, ...(former_slugs ?? [])];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const { kind, group, parents } = await findGroup(api, params.kind, params.id);
  const { questions: written } = await api.readOverrides();
  const { slug, name, id } = group;
  const parent =
    "category_id" in group ? parents.find(({ id }) => id === group.category_id) : undefined;
  return {
    kind,
    id,
    slug,
    name,
    questions: findQuestions(site, written, slugsOf(group), parent ? slugsOf(parent) : []) ?? [],
    isWrittenHere: Object.hasOwn(written, slug),
    source: slugsOf(group).some((one) => site.questions.has(one))
      ? "the shop's folder"
      : (parent?.name ?? null),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const change = async (form: FormData) => {
    const { kind, group } = await findGroup(api, params.kind, params.id);
    const back = `/desk/${kind}/${group.id}/questions`;
    if (form.get("intent") === "folder") {
      await api.setQuestions(group.slug, null);
      return redirectWithNotice(back, "The questions saved here have been removed.");
    }
    const typed = toQuestions(textsOf(form));
    const half = typed.find(({ question, answer }) => question === "" || answer === "");
    if (half)
      return failForm(
        form,
        `"${half.question || half.answer}" needs both a question and an answer`,
      );
    await api.setQuestions(group.slug, QuestionsUpdate.parse({ questions: typed }).questions);
    return redirectWithNotice(
      back,
      typed.length === 0
        ? "Saved. No questions are shown."
        : "Saved. The questions are on the site.",
    );
  };
  return trySend(request, change, DESK_FORMS.long);
}

function toQuestions({ question = [], answer: answers = [] }: FieldTexts): Question[] {
  return question
    .map((text, index) => ({
      question: text.trim(),
      answer: (answers[index] ?? "").trim(),
    }))
    .filter(({ question, answer }) => question !== "" || answer !== "");
}

export default function Questions({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { kind, id, slug, name, questions, isWrittenHere, source } = loaderData;
  const shown = failure ? toQuestions(failure.texts) : questions;
  const rows = Math.min(MAX_QUESTIONS, Math.max(MIN_ROWS, shown.length + 1));
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link> /{" "}
          <Link to={`/desk/${kind}/${id}`}>{name}</Link>
        </p>
        <h1>Questions</h1>
        <p className="desk-hint">
          {isWrittenHere || source === null
            ? "Written here"
            : `From ${source}, until you save others here`}
          . <a href={`/collections/${slug}`}>See them on the site</a>
        </p>
      </div>
      <FailureNotice failure={failure} />
      <Form method="post" className="desk-form" key={JSON.stringify(shown)} preventScrollReset>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order while the page is open
          <fieldset key={index}>
            <legend>Question {index + 1}</legend>
            <FormFields
              id={`row-${index}`}
              fields={QUESTION}
              texts={{
                question: [shown[index]?.question ?? ""],
                answer: [shown[index]?.answer ?? ""],
              }}
            />
          </fieldset>
        ))}
        <button className="btn" type="submit">
          Save
        </button>
      </Form>
      {isWrittenHere && (
        <Form method="post">
          <button className="btn btn--line btn--small" type="submit" name="intent" value="folder">
            {source === null ? "Remove all questions" : `Use the questions from ${source}`}
          </button>
        </Form>
      )}
    </>
  );
}
