/** Downloads the spreadsheet of products, and imports an edited one after a preview. */
import { Form } from "react-router";
import { SpecificationList } from "#app/contract/specifications.ts";
import { chosenFiles } from "#app/images/chosen-files.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { findRejection } from "../desk-api.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { redirectWithNotice } from "../form/notice.server.ts";
import { failForm, trySendFiles } from "../form/try-send.server.ts";
import type { Route } from "./+types/spreadsheet";
import { toPlanView } from "./plan-view.ts";
import { SpreadsheetPlan } from "./spreadsheet-plan.tsx";
import { discardUpload, findUpload, stageUpload } from "./staged-uploads.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "canManageProducts");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, user } = requirePermission(context, "canManageProducts");
  return trySendFiles(request, async (form) => {
    if (form.get("intent") === "confirm") {
      const upload = await findUpload(user.id, String(form.get("token")));
      if (!upload)
        return failForm(
          form,
          "This upload has expired or is already imported. Upload the spreadsheet again.",
        );
      const titles = form.getAll("define").map(String);
      const result = await api.importSpreadsheet(upload, {
        dryRun: false,
        skipWrong: form.has("skip-wrong"),
      });
      if (!result.written)
        return { plan: toPlanView(result), token: upload.token, defined: titles };
      await discardUpload(user.id);
      const rows = `Imported: ${result.counts.new} new, ${result.counts.changed} changed.`;
      const chosen = result.definable.filter(({ title }) => titles.includes(title));
      if (chosen.length === 0) return redirectWithNotice("/desk/spreadsheet", rows);
      const defined = chosen.map(({ specification }) => specification);
      try {
        await api.changeSpecifications(
          (saved) =>
            SpecificationList.parse({ specifications: [...defined, ...saved] }).specifications,
        );
      } catch (error) {
        const rejection = findRejection(error);
        if (rejection === null) throw error;
        const reason = `No filters were added. Specifications: ${rejection.message}.`;
        const next = "Add them on the Specifications page.";
        return failForm(form, `${rows} ${reason} ${next}`, null, rejection);
      }
      const added = `Specifications added: ${defined.map(({ name }) => name).join(", ")}.`;
      return redirectWithNotice("/desk/specifications", `${rows} ${added}`);
    }
    const spreadsheet = form.get("file");
    if (!(spreadsheet instanceof File) || spreadsheet.name === "")
      return failForm(form, "Choose a spreadsheet");
    const pictures = chosenFiles(form.getAll("pictures"));
    const upload = await stageUpload(user.id, spreadsheet, pictures);
    const planned = await api.importSpreadsheet(upload, { dryRun: true, skipWrong: false });
    if (planned.problem) return failForm(form, planned.problem);
    return { plan: toPlanView(planned), token: upload.token, defined: [] };
  });
}

export default function Spreadsheet({ actionData }: Route.ComponentProps) {
  const failure = actionData && "message" in actionData ? actionData : undefined;
  const planned = actionData && "plan" in actionData ? actionData : undefined;
  return (
    <>
      <h1>Spreadsheet</h1>
      <FailureNotice failure={failure} />
      {planned && <SpreadsheetPlan {...planned} />}
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
        <Field label="Spreadsheet" name="file" hint="CSV or XLSX">
          {(field) => <input {...field} type="file" accept=".csv,.xlsx" required />}
        </Field>
        <Field label="Pictures" name="pictures" hint="New pictures that the spreadsheet names">
          {(field) => <input {...field} type="file" accept="image/*" multiple />}
        </Field>
        <button className="btn" type="submit">
          Show what would change
        </button>
      </Form>
    </>
  );
}
