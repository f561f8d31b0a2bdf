/** Rejects passwords that are easy to guess: common ones, patterns and the account's names. */
import { ApiError } from "../api-error.ts";
import type { Admin } from "./admins.ts";

/** zxcvbn's score from 0 to 4; 3 is more than 10⁸ guesses. */
const MIN_SCORE = 3;

/** Loads the large dictionaries only when the first password is set. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loading: ReturnType<typeof loadEstimator> | null = null;

/** @param field the password's field in the request. @throws ApiError 400 */
export async function rejectWeakPassword(
  field: string,
  password: string,
  {
    email,
    username,
    first_name,
    last_name,
  }: Pick<Admin, "email" | "username" | "first_name" | "last_name">,
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const names = [...email.split(/[@.]/), email, username, first_name, last_name].filter(
    (word) => word.length > 2,
  );
  if (estimator.check(password, names).score < MIN_SCORE) {
    throw new ApiError(400, `${field}: is easy to guess. Use several unrelated words`);
  }
}
