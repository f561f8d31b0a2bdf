import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import { CompanyContext } from "#app/ui/company.ts";
import { shop as site } from "../../../tests/support/demonstration.ts";
import { RequestIdContext } from "./request-id.tsx";
import { RootError } from "./root-error.tsx";

function render(error: unknown, id: string | null): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => <RootError error={error} /> }]);
  return renderToString(
    <CompanyContext value={site.company}>
      <RequestIdContext value={id}>
        <Stub />
      </RequestIdContext>
    </CompanyContext>,
  );
}

it("a failed page shows the request's id, and nothing of the error", () => {
  vi.stubEnv("DEV", false);
  const html = render(new Error("secret"), "a1b2c3d4");
  expect(html).toContain('Reference: <code id="request-id">a1b2c3d4</code>');
  expect(html).not.toContain("secret");
  expect(render(new Error("secret"), null)).not.toContain("Reference");
});

it("in development a failed page shows the error and its stack", () => {
  vi.stubEnv("DEV", true);
  const html = render(new TypeError("boom"), "a1b2c3d4");
  expect(html).toContain("TypeError");
  expect(html).toContain("boom");
  expect(html).toContain("root-error.test.tsx");
});
