/** Carries out a change and turns the API's refusal into what the form shows: the sentence, its field, and what was typed. */
import { data } from "react-router";
import { refusalIn } from "../desk-api.server.ts";
import { listTexts } from "./kept-form.ts";
import { type Conflict, ConflictError } from "./own-changes.server.ts";

/** Why a form was not taken, with what was typed, so that nothing is lost. */
export interface FormFailure {
  message: string;
  field: string | null;
  values: Record<string, string>;
  /** Every field in its order, for forms that have several of one name. */
  entries: [name: string, value: string][];
  /** Set when somebody else saved first. */
  conflict: Conflict | null;
}

/**
 * Runs `change`; answers what it returns, or the API's refusal with the form's own text in it. Passwords are not given
 * back. @throws whatever is no refusal.
 */
export async function trySend<T>(form: FormData, change: () => Promise<T>) {
  try {
    return await change();
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    const conflict = refusal instanceof ConflictError ? refusal.conflict : null;
    return failForm(form, refusal.message, refusal.field, refusal.status, conflict);
  }
}

/** A refusal of the desk's own, in the same shape. */
export function failForm(
  form: FormData,
  message: string,
  field: string | null = null,
  status = 400,
  conflict: Conflict | null = null,
) {
  const entries = listTexts(form);
  const failure: FormFailure = { message, field, values: Object.fromEntries(entries), entries, conflict };
  return data(failure, { status });
}
