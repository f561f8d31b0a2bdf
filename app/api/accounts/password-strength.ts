/** Refuses passwords that a guesser would try early: common ones, patterns, the account's own names. */
import { ApiError } from "../api-error.ts";
import type { Admin } from "./admins.ts";

/** Of zxcvbn's 0 to 4: more than 10⁸ guesses. */
const ENOUGH = 3;

/** The dictionaries are large and needed rarely, so they are loaded with the first password that is set. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loading: ReturnType<typeof loadEstimator> | null = null;

/** @throws an ApiError that says what to do instead. `field` is the password's name in the call. */
export async function refuseWeak(
  field: string,
  password: string,
  { email, username, first_name, last_name }: Pick<Admin, "email" | "username" | "first_name" | "last_name">,
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const own = [...email.split(/[@.]/), email, username, first_name, last_name].filter((word) => word.length > 2);
  if (estimator.check(password, own).score < ENOUGH) {
    throw new ApiError(400, `${field}: is easily guessed; take several words that do not belong together`);
  }
}
