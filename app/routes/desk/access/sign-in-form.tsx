/** Email and password, with the unsaved form of an ended session, which can be sent afterwards. */
import { Form } from "react-router";
import { Field } from "#app/ui/field.tsx";
import type { UnsavedForm } from "../form/unsaved-form.ts";

interface SignInFormProps {
  email?: string | undefined;
  kept?: UnsavedForm | null | undefined;
}

export function SignInForm({ email, kept }: SignInFormProps) {
  return (
    <Form method="post" className="desk-form">
      <input type="hidden" name="kept" value={kept ? JSON.stringify(kept) : ""} />
      <Field label="Email" name="email">
        {(field) => (
          <input {...field} type="email" autoComplete="username" required defaultValue={email} />
        )}
      </Field>
      <Field label="Password" name="password">
        {(field) => <input {...field} type="password" autoComplete="current-password" required />}
      </Field>
      <button className="btn" type="submit">
        Sign in
      </button>
    </Form>
  );
}
