/** The person's account: changes the password, which ends all other sessions. */
import { PasswordChange } from "#app/contract/accounts.ts";
import { deskContext } from "../access/require-permission.server.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { signInHeader } from "../desk-cookie.server.ts";
import { DeskForm } from "../form/desk-form.tsx";
import { PASSWORD_CHANGE } from "../form/fields.ts";
import { readFields } from "../form/form-values.server.ts";
import { redirectWithNotice, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/account";

export function loader({ context }: Route.LoaderArgs) {
  const { email, role } = context.get(deskContext).user;
  return { email, role };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return trySend({ request, url }, async (form) => {
    const { again, ...passwords } = readFields(form, PASSWORD_CHANGE);
    if (passwords.next !== again)
      throw new DeskApiError(400, "The new passwords do not match. Enter the same password twice.");
    const { api, client } = context.get(deskContext);
    const session = await api.changePassword(PasswordChange.parse(passwords), client);
    const response = await redirectWithNotice(
      "/desk/account",
      "Your password has been changed. You have been signed out on all other devices.",
    );
    const header = await signInHeader(session.token);
    response.headers.append("Set-Cookie", header["Set-Cookie"]);
    return response;
  });
}

export default function Account({
  loaderData: { email, role },
  actionData: failure,
}: Route.ComponentProps) {
  return (
    <>
      <h1>My account</h1>
      <p>
        {email}, {role}
      </p>
      <DeskForm
        key={failure ? "again" : "new"}
        title="Change your password"
        fields={PASSWORD_CHANGE}
        failure={failure}
        submit="Change password"
      />
    </>
  );
}
