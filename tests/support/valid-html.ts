/** Finds errors with html-validate. */
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** One "rule: message" an error; none for valid HTML. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
