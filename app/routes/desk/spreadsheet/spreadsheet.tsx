/** Downloads the spreadsheet of products, and imports an edited one after a preview. */
import { Form } from "react-router";
import { LEFT_OUT, UNDECIDED } from "#app/contract/column-targets.ts";
import { SpecificationList } from "#app/contract/specifications.ts";
import {
  Assignment,
  firstRows,
  type SpreadsheetImport,
  type SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { type DeskApi, DeskApiError, findRejection } from "../desk-api.server.ts";
import { FailureNotice } from "../form/desk-form.tsx";
import { outOfDate, redirectWithNotice, trySendFiles } from "../form/try-send.server.ts";
import type { Route } from "./+types/spreadsheet";
import { ColumnStep } from "./column-step.tsx";
import { type ShownRow, SpreadsheetPlan } from "./spreadsheet-plan.tsx";
import { discardUpload, findUpload, stageUpload } from "./staged-uploads.server.ts";

/** More rows are slow on a phone; the counts cover all rows. */
const MAX_ROWS = 200;
/** More changes of a row, as of a new product, would take the server long to write. */
const MAX_CHANGES = 12;

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "canManageProducts");
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, user } = requirePermission(context, "canManageProducts");
  return trySendFiles({ request, url }, async (form) => {
    const intent = form.get("intent");
    if (intent === "cancel") {
      await discardUpload(user.id, String(form.get("token")));
      return "Cancelled. Nothing was imported.";
    }
    const spreadsheet = form.get("file");
    if (intent === null && !(spreadsheet instanceof File && spreadsheet.name))
      throw new DeskApiError(400, "Choose a spreadsheet");
    const upload =
      spreadsheet instanceof File
        ? await stageUpload(user.id, spreadsheet, chosenFiles(form.getAll("pictures")))
        : await findUpload(user.id, String(form.get("token")));
    if (!upload)
      throw new DeskApiError(
        400,
        "This upload has expired or is already imported. Upload the spreadsheet again.",
      );
    const choice = {
      sheet: String(form.get("sheet") ?? "") || undefined,
      hiddenRows: form.has("hidden-rows"),
    };
    const becomes = form.getAll("becomes");
    // Another worksheet has other columns.
    const isOther = intent === "read" || form.get("sheet") !== form.get("shown-sheet");
    const titles = isOther ? [] : form.getAll("title");
    const rest = intent === "leave-out" ? LEFT_OUT : UNDECIDED;
    const columns = Assignment.safeParse(
      Object.fromEntries(titles.map((title, at) => [title, becomes[at] || rest])),
    );
    if (!columns.success) throw outOfDate();
    const report = await api.importSpreadsheet(upload, {
      ...choice,
      columns: columns.data,
      dryRun: intent !== "confirm",
      skipWrong: form.has("skip-wrong"),
      creates: form.has("create"),
    });
    if (report.written) {
      await discardUpload(user.id, upload.token);
      return defineSpecifications(api, definedIn(form), report);
    }
    const isAsking = report.problem !== "" || intent === "columns";
    return {
      report: { ...report, rows: [] },
      rows: listShown(report.rows, intent === "rows"),
      upload: { ...choice, token: upload.token },
      defined: definedIn(form),
      specifications: isAsking ? (await api.listSpecifications()).map(({ name }) => name) : null,
    };
  });
}

/** The rows that the page lists. @param isComplete whether also those without errors */
function listShown(rows: readonly SpreadsheetRow[], isComplete: boolean): ShownRow[] {
  return firstRows(rows, MAX_ROWS)
    .filter(({ outcome }) => isComplete || outcome === "wrong")
    .map((row) => ({
      ...row,
      changes: row.changes.slice(0, MAX_CHANGES),
      changesLeftOut: Math.max(0, row.changes.length - MAX_CHANGES),
    }));
}

/** Titles of the columns to filter by. */
const definedIn = (form: FormData) => form.getAll("define").map(String);

/** Adds the ticked columns to the specifications that lists are filtered by. */
async function defineSpecifications(
  api: DeskApi,
  titles: readonly string[],
  { counts, definable }: SpreadsheetImport,
) {
  const chosen = definable.filter(({ title }) => titles.includes(title));
  const rows = `Imported: ${counts.new} new, ${counts.changed} changed.`;
  if (chosen.length === 0) return rows;
  const defined = chosen.map(({ specification }) => specification);
  try {
    await api.changeSpecifications(
      (saved) => SpecificationList.parse({ specifications: [...defined, ...saved] }).specifications,
    );
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const reason = `No filters were added. Specifications: ${rejection.message}.`;
    const next = "Add them on the Specifications page.";
    throw new DeskApiError(rejection.status, `${rows} ${reason} ${next}`);
  }
  const added = `Specifications added: ${defined.map(({ name }) => name).join(", ")}.`;
  return redirectWithNotice("/desk/specifications", `${rows} ${added}`);
}

export default function Spreadsheet({ actionData }: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const received = actionData && "report" in actionData ? actionData : undefined;
  return (
    <>
      <h1>Spreadsheet</h1>
      <FailureNotice failure={failure} />
      {received &&
        (received.specifications ? (
          <ColumnStep {...received} specifications={received.specifications} />
        ) : (
          <SpreadsheetPlan {...received} />
        ))}
      <section aria-labelledby="fetch-title">
        <h2 id="fetch-title">1. Download the spreadsheet</h2>
        <p>Edit it in any spreadsheet program. Products are matched by SKU.</p>
        <ul className="desk-actions">
          {[
            ["export?format=xlsx", "Products (Excel)"],
            ["export?format=csv", "Products (CSV)"],
            ["template?format=xlsx", "Template with examples (Excel)"],
          ].map(([path, label]) => (
            <li key={path}>
              <a className="btn btn--line btn--small" href={`/desk/spreadsheet/${path}`} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Form method="post" encType="multipart/form-data" className="desk-form">
        <h2>2. Upload the edited spreadsheet</h2>
        <p>You will see what would change. Nothing is imported until you confirm.</p>
        <Field
          label="Spreadsheet"
          name="file"
          hint="CSV, TSV or XLSX, or an export of another shop program"
        >
          {(field) => <input {...field} type="file" accept=".csv,.tsv,.txt,.xlsx,.xml" required />}
        </Field>
        <Field
          label="Pictures"
          name="pictures"
          hint="Those that the spreadsheet names, or whose names begin with the SKU"
        >
          {(field) => <input {...field} type="file" accept="image/*" multiple />}
        </Field>
        <button className="btn" type="submit">
          Show what would change
        </button>
      </Form>
    </>
  );
}
