/** E-mail and password; with what was typed before the session ended, which is sent on after signing in. */
import { Form } from "react-router";
import { DeskField } from "../form/desk-field.tsx";
import type { KeptForm } from "../form/kept-form.ts";

interface SignInFormProps {
  email?: string | undefined;
  kept?: KeptForm | null | undefined;
}

export function SignInForm({ email, kept }: SignInFormProps) {
  return (
    <Form method="post" className="desk-form">
      <input type="hidden" name="kept" value={kept ? JSON.stringify(kept) : ""} />
      <DeskField label="E-mail" name="email">
        {(field) => <input {...field} type="email" autoComplete="username" required defaultValue={email} />}
      </DeskField>
      <DeskField label="Password" name="password">
        {(field) => <input {...field} type="password" autoComplete="current-password" required />}
      </DeskField>
      <button className="btn" type="submit">
        Sign in
      </button>
    </Form>
  );
}
