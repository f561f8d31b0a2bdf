/** Products and categories as spreadsheets: fetch one, send it back, look at what would change, then confirm. */
import { Form } from "react-router";
import { SheetImport } from "#app/contract/sheet-import.ts";
import { withForm } from "#app/http/form.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskField } from "../form/desk-field.tsx";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/spreadsheet";
import { SheetPlan } from "./sheet-plan.tsx";
import { toShownPlan } from "./shown-plan.ts";
import { discardUpload, findUpload, type StagedUpload, stageUpload } from "./staged-uploads.server.ts";
import { SUBJECTS, type Subject, toSubject } from "./subjects.ts";

export const meta: Route.MetaFunction = () => [{ title: "Spreadsheet | Desk" }];

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "canManageProducts");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, user } = requirePermission(context, "canManageProducts");
  const send = ({ sheet, pictures }: StagedUpload, of: Subject, query: string) => {
    const body = new FormData();
    body.append("file", sheet);
    for (const picture of pictures) body.append("pictures", picture);
    return api.send("POST", `${SUBJECTS[of].calls}/import?${query}`, SheetImport, body);
  };
  const change = async (form: FormData) => {
    const of = toSubject(form.get("of"));
    if (form.get("intent") === "confirm") {
      const upload = await findUpload(user.id, String(form.get("token")));
      if (!upload) return failForm(form, "The upload is not here any more. Nothing was changed; please send it again.");
      const result = await send(upload, of, form.has("skip-wrong") ? "skip-wrong=1" : "");
      if (!result.written) return { plan: toShownPlan(result), token: upload.token, of };
      await discardUpload(user.id);
      const { counts } = result;
      return redirectDone("/desk/spreadsheet", `Written: ${counts.new} new, ${counts.changed} changed.`);
    }
    const sheet = form.get("file");
    if (!(sheet instanceof File) || sheet.size === 0) return failForm(form, "Choose the table first");
    const pictures = chosenFiles(form.getAll("pictures"));
    const upload = await stageUpload(user.id, sheet, pictures);
    return { plan: toShownPlan(await send(upload, of, "dry-run=1")), token: upload.token, of };
  };
  return withForm(request, FILE_FORMS.desk, (form) => trySend(form, () => change(form)));
}

export default function Spreadsheet({ actionData }: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const planned = actionData && "plan" in actionData ? actionData : undefined;
  return (
    <>
      <h1>Spreadsheet</h1>
      <FailureNotice failure={failure} />
      {planned && <SheetPlan plan={planned.plan} token={planned.token} of={planned.of} />}
      <section aria-labelledby="fetch-title">
        <h2 id="fetch-title">1. Fetch the table</h2>
        <p>
          Change it in any program for tables. Products are matched by their SKU, categories by their address; sent back
          unchanged, a table changes nothing.
        </p>
        {Object.entries(SUBJECTS).map(([of, { name }]) => (
          <ul className="desk-actions" key={of} aria-label={name}>
            {[
              ["export?format=xlsx", `${name} (Excel)`],
              ["export?format=csv", `${name} (CSV)`],
              ["template?format=xlsx", `${name}: an empty table with examples (Excel)`],
            ].map(([path, label]) => (
              <li key={path}>
                <a className="btn btn--line btn--small" href={`/desk/spreadsheet/${path}&of=${of}`} download>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </section>
      <Form method="post" encType="multipart/form-data" className="desk-form">
        <h2>2. Send it back</h2>
        <p>First you see what would change. Nothing is written before you confirm.</p>
        <DeskField label="What the table is of" name="of">
          {(field) => (
            <select {...field} className="select" defaultValue={failure?.values.of}>
              {Object.entries(SUBJECTS).map(([of, { name }]) => (
                <option key={of} value={of}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField label="Table" name="file" hint="CSV or XLSX">
          {(field) => <input {...field} type="file" accept=".csv,.xlsx" required />}
        </DeskField>
        <DeskField label="Pictures" name="pictures" hint="Those that the table names, if there are new ones">
          {(field) => <input {...field} type="file" accept="image/*" multiple />}
        </DeskField>
        <button className="btn" type="submit">
          Show what would change
        </button>
      </Form>
    </>
  );
}
