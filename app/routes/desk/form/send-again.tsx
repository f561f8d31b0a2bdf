/** Sends a form again that could not be saved: with a button, so that nothing is saved without the person. */
import { Form } from "react-router";
import type { KeptForm } from "./kept-form.ts";

export function SendAgain({ action, entries }: KeptForm) {
  return (
    <Form method="post" action={action}>
      {entries.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have several fields of one name
        <input type="hidden" name={name} value={value} key={index} />
      ))}
      <button className="btn" type="submit">
        Send it again
      </button>
    </Form>
  );
}
