/** The page of an invitation's link: sets the password and signs in. */
import { redirect, useSearchParams } from "react-router";
import { PasswordSetup } from "#app/contract/accounts.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { signInHeader } from "../desk-cookie.server.ts";
import { DeskForm } from "../form/desk-form.tsx";
import { PASSWORD_SETUP } from "../form/fields.ts";
import { readFields } from "../form/form-values.server.ts";
import { trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/set-up";
import { openSignIn } from "./require-sign-in.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Set your password | Desk" },
  // The URL contains the invitation's token.
  { name: "referrer", content: "same-origin" },
];

export function action({ request, url, context }: Route.ActionArgs) {
  return trySend({ request, url }, async (form) => {
    const { password, again } = readFields(form, PASSWORD_SETUP);
    if (password !== again)
      throw new DeskApiError(400, "The passwords do not match. Enter the same password twice.");
    const { setUpPassword, client } = openSignIn({ request, context });
    const setup = PasswordSetup.parse({ token: form.get("token"), password });
    const session = await setUpPassword(setup, client);
    return redirect("/desk/overview", { headers: await signInHeader(session.token) });
  });
}

export default function SetUp({ actionData: failure }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <section className="desk-sign-in" aria-labelledby="desk-title">
      <h1 id="desk-title">Set your password</h1>
      <p>Use at least 12 characters. Three or four unrelated words make a good password.</p>
      <DeskForm
        fields={PASSWORD_SETUP}
        failure={failure}
        submit="Save and open the desk"
        preventScrollReset={false}
      >
        <input type="hidden" name="token" value={params.get("token") ?? ""} />
      </DeskForm>
    </section>
  );
}
