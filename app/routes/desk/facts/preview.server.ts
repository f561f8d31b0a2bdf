/** Shows a document's page with what was typed, without saving it. */
import {
  createContext,
  createRequestHandler,
  type MiddlewareFunction,
  RouterContextProvider,
} from "react-router";
import { requestFactsContext } from "#app/http/request-facts.ts";
import { withDocument } from "#app/site/site.server.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";

const previewContext = createContext<{ href: string; name: string; content: unknown } | null>(null);

/** @throws a DeskApiError with the issues of content that is not valid */
export async function preparePreview(
  context: Readonly<RouterContextProvider>,
  api: DeskApi,
  preview: { href: string; name: string; content: unknown },
) {
  const { issues } = await api.checkDocument(preview.name, preview.content);
  if (issues.length > 0) throw new DeskApiError(422, "This is not valid", null, { issues });
  context.set(previewContext, preview);
  return [];
}

/** Responds with the page instead of the desk's answer to the form. */
export const showPreview: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const answer = await next();
  const preview = context.get(previewContext);
  if (!preview) return answer;
  const { href, name, content } = preview;
  const handle = createRequestHandler(await import("virtual:react-router/server-build"));
  const own = new RouterContextProvider();
  own.set(requestFactsContext, context.get(requestFactsContext));
  const page = await withDocument(name, content, () =>
    handle(new Request(new URL(href, request.url)), own),
  );
  // Scripts would look for the form's page, whose URL this is.
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  const inert = policy.replace(/script-src [^;]*/, "script-src 'none'");
  page.headers.set("Content-Security-Policy", inert);
  return page;
};
