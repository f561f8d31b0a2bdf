/** Rejects passwords that are easy to guess: common ones, patterns, names, words of the trade. */
import { ApiError } from "../api-error.ts";
import type { Admin } from "./admins.ts";

/** zxcvbn's score from 0 to 4; 3 is more than 10⁸ guesses. */
const MIN_SCORE = 3;

/** Words that people who know the shop's trade try first. */
const TRADE =
  "catalogue catalog tool tools powertool powertools toolshop machine machines saw saws chainsaw " +
  "chainsaws drill drills grinder mower pump generator welder compressor garden workshop hardware " +
  "equipment dealer shop store sales service parts spares";

/** Loads the large dictionaries only when the first password is set. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loading: ReturnType<typeof loadEstimator> | null = null;

/**
 * @param field the password's field in the request
 * @param shopNames the shop's name and domain
 * @throws ApiError 400
 */
export async function rejectWeakPassword(
  field: string,
  password: string,
  { email, username, first_name, last_name }: Admin,
  shopNames: readonly string[],
): Promise<void> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const names = [email, username, first_name, last_name, ...shopNames].flatMap((name) => [
    name,
    name.replaceAll(" ", ""),
    ...name.split(/[^\p{L}\p{M}\p{N}]+/u),
  ]);
  const words = [...names, ...TRADE.split(" ")].filter((word) => word.length > 2);
  if (estimator.check(password, words).score < MIN_SCORE) {
    throw new ApiError(400, `${field}: is easy to guess. Use several unrelated words`);
  }
}
