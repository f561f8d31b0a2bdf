/** Receives the form of a call that takes files. */

import type { FileFormLimit } from "#app/limits.ts";
import { FormRefused, receiveForm } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";

/** Gives `work` the form; its files are removed afterwards. @throws an ApiError for what is none, or too large */
export async function withForm<T>(
  request: Request,
  limit: FileFormLimit,
  work: (form: FormData) => Promise<T>,
): Promise<T> {
  try {
    return await receiveForm(request, limit, work);
  } catch (error) {
    throw error instanceof FormRefused ? new ApiError(error.status, error.message) : error;
  }
}
