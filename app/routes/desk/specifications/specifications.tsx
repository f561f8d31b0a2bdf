/** Defines the specifications that products are filtered, sorted, compared and shown by. */
import { ownValue } from "#app/catalogue/own-value.ts";
import {
  SPECIFICATION_TYPES,
  SPECIFICATION_USES,
} from "#app/catalogue/specifications/definition.ts";
import { freeKey } from "#app/catalogue/specifications/guess.ts";
import { Definition, SpecificationList } from "#app/contract/specifications.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskForm, FailureNotice, HiddenFields } from "../form/desk-form.tsx";
import { type FieldOptionLists, SPECIFICATION } from "../form/fields.ts";
import type { FormFieldsProps } from "../form/form-fields.tsx";
import {
  contentOf,
  editList,
  listCategoryOptions,
  readFields,
  readIntent,
  toTexts,
} from "../form/form-values.server.ts";
import { EntryButton, OrderedList } from "../form/list-editor.tsx";
import { trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/specifications";

/** The value of the box for all categories. */
const ALL = 0;
const NOTICES: Record<string, string> = {
  remove: "Removed the specification. Products keep their values.",
  up: "Saved the order.",
  down: "Saved the order.",
};
const TYPES = { number: "Number", choice: "Choice", yes_no: "Yes or no" };
const USES = {
  filter: "Filter of lists",
  card: "Shown on cards",
  comparison: "Always in the comparison",
  sort: "Sort order of lists",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [definitions, categories] = await Promise.all([
    api.listSpecifications(),
    listCategoryOptions(api),
  ]);
  const options: FieldOptionLists = {
    type: SPECIFICATION_TYPES.map((id) => ({ id, name: TYPES[id] })),
    uses: SPECIFICATION_USES.map((id) => ({ id, name: USES[id] })),
    categories: [
      { id: ALL, name: "All categories" },
      ...categories.map((option) => ({ ...option, group: "Choose categories" })),
    ],
  };
  return {
    options,
    definitions: definitions.map((definition) => ({
      key: contentOf(definition),
      name: definition.name,
      unit: definition.unit,
      hint: [
        ...(definition.categories?.length === 0 ? ["In no category"] : []),
        ...definition.uses.map((use) => USES[use]),
      ].join(", "),
      texts: toTexts(SPECIFICATION, {
        ...definition,
        categories: definition.categories ?? [ALL],
      }),
    })),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend({ request, url }, async (form) => {
    await api.changeSpecifications((saved) => {
      const specifications = editList(form, saved, contentOf, (old) => {
        const { categories, ...fields } = readFields(form, SPECIFICATION);
        return Definition.parse({
          ...fields,
          key: old?.key ?? freeKey(fields.name, saved),
          categories: categories.includes(ALL) ? null : categories,
        });
      });
      return SpecificationList.parse({ specifications }).specifications;
    }, form.get("confirm") === form.get("unit"));
    return ownValue(NOTICES, readIntent(form)[0]) ?? `Saved ${form.get("name")}.`;
  });
}

export default function Specifications({
  loaderData: { definitions, options },
  actionData: failure,
}: Route.ComponentProps) {
  return (
    <>
      <h1>Specifications</h1>
      <p>
        Products show these in this order and in one notation. A filter appears in each list in
        which enough products have a value.
      </p>
      <FailureNotice failure={failure} />
      <DeskForm
        key={definitions.length}
        id="new"
        className="desk-box"
        title="New specification"
        hasNotice={false}
        fields={SPECIFICATION}
        texts={{ uses: ["filter", "sort"], categories: [String(ALL)] }}
        options={options}
        failure={failure}
        intent="add"
        submit="Add specification"
        preventScrollReset={false}
      />
      <section aria-labelledby="defined-title">
        <h2 id="defined-title">Specifications in the order of pages</h2>
        {definitions.length === 0 && <p>No specifications yet.</p>}
        <OrderedList
          entries={definitions.map(({ key, name, unit, hint, texts }, index) => ({
            key,
            name,
            title: <b>{unit ? `${name}, ${unit}` : name}</b>,
            hint,
            content: (
              <ChangeForm
                id={`specification-${index + 1}`}
                name={name}
                entry={key}
                texts={texts}
                options={options}
                failure={failure}
              />
            ),
          }))}
        />
      </section>
    </>
  );
}

interface ChangeFormProps extends Omit<FormFieldsProps, "fields"> {
  name: string;
  /** The definition's key in the list. */
  entry: string;
}

function ChangeForm({ name, entry, failure, ...form }: ChangeFormProps) {
  const intent = `change:${entry}`;
  const failed = failure?.texts.intent?.[0] === intent ? failure : undefined;
  const asksToConfirm = failed?.errors.confirm !== undefined;
  return (
    <details open={failed !== undefined}>
      <summary className="desk-summary">Change {name}</summary>
      <DeskForm
        {...form}
        fields={SPECIFICATION}
        failure={failed}
        hasNotice={false}
        intent={intent}
        submit={asksToConfirm ? "Save anyway" : "Save"}
        button="btn btn--small"
        otherButtons={
          <EntryButton className="btn btn--small desk-danger" intent="remove" entry={entry}>
            Remove
          </EntryButton>
        }
      >
        {asksToConfirm && <HiddenFields texts={{ confirm: failed.texts.unit ?? [] }} />}
      </DeskForm>
    </details>
  );
}
