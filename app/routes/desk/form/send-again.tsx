/** A button that sends an unsaved form again. */
import { Form } from "react-router";
import type { UnsavedForm } from "./unsaved-form.ts";

export function SendAgain({ action, entries }: UnsavedForm) {
  return (
    <Form method="post" action={action}>
      {entries.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have several fields of one name
        <input type="hidden" name={name} value={value} key={index} />
      ))}
      <button className="btn" type="submit">
        Send again
      </button>
    </Form>
  );
}
