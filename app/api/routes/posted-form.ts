/** Receives forms with files. */
import type { FileFormLimit } from "#app/limits.ts";
import { FormError, receiveForm } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";

/** Passes the form to `work`, then removes its files. @throws an ApiError for an invalid form */
export async function withForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  try {
    return await receiveForm(request, limit, work);
  } catch (error) {
    throw error instanceof FormError ? new ApiError(error.status, error.message) : error;
  }
}
