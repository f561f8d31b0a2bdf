/** Reads a posted form with limits; an invalid or too large one is a client error. */
import { data } from "react-router";
import { DESK_FORMS, type FileFormLimit, type FormLimit } from "#app/limits.ts";
import { FormError, receiveFields, receiveForm } from "#app/receive-form.ts";

/** The form of an action's request, without files. Throws a 400, 413 or 415 response. */
export async function readForm(
  request: Request,
  limit: FormLimit | FileFormLimit = DESK_FORMS.short,
): Promise<FormData> {
  return receiveFields(request, limit).catch(refuse);
}

/** Runs `work` with a form; its files are removed afterwards. Throws as `readForm` does. */
export async function withForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  return receiveForm(request, limit, work).catch(refuse);
}

function refuse(error: unknown): never {
  throw error instanceof FormError ? data(null, { status: error.status }) : error;
}
