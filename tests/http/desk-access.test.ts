/** Sign-in and sessions at the desk, and the privacy of its pages. */
import sharp from "sharp";
import { expect, it } from "vitest";
import {
  cookieOf,
  DESK_PASSWORD,
  hiddenFields,
  inviteToDesk,
  signInToDesk,
  visitDesk,
} from "../support/desk.ts";
import { interruptedBody } from "../support/interrupted-body.ts";
import { getPage } from "../support/page.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { startServer } from "../support/server.ts";

const MB = 1024 * 1024;

const { server, desk } = serveDesk();

it("a visitor who is not signed in is sent to the sign-in page and back", async () => {
  const path = "/desk/products?q=a*b&stock=0";
  const { status, headers } = await visitDesk(server().origin).get(path);
  const signIn = `/desk/sign-in?${new URLSearchParams({ to: path })}`;
  expect([status, headers.get("Location")]).toEqual([302, signIn]);
  const account = { email: "reader@example.com", password: DESK_PASSWORD };
  const signedIn = await visitDesk(server().origin).post(signIn, account);
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([302, path]);
});

it.each([
  "//evil.example",
  "https://evil.example",
  "/desk//evil.example",
  "/\\evil.example",
  "/search",
])("ASVS 3.7.2 signing in never redirects to %s", async (to) => {
  const path = `/desk/sign-in?${new URLSearchParams({ to })}`;
  const fields = { email: "reader@example.com", password: DESK_PASSWORD };
  expect((await visitDesk(server().origin).post(path, fields)).headers.get("Location")).toBe(
    "/desk/overview",
  );
});

it("input survives signing in again after the session ended, except passwords", async () => {
  const typed = { name: 'A "long" name', description: "Line one\nLine <two>" };
  const sent = { ...typed, current: DESK_PASSWORD };
  const { status, headers } = await visitDesk(server().origin).post("/desk/products/7/texts", sent);
  expect(status).toBe(307);
  const ended = await visitDesk(server().origin).post(headers.get("Location") ?? "", sent);
  expect([ended.status, ended.text]).toEqual([
    401,
    expect.stringContaining("What you typed is kept"),
  ]);
  expect(ended.html).not.toContain(DESK_PASSWORD);
  const unsent = "/desk/products/7/texts";
  const expectKept = (html: string) => {
    for (const [name, value] of Object.entries({ ...typed, unsent }))
      expect(html).toContain(`type="hidden" name="${name}" value="${escapeText(value)}"`);
  };
  expectKept(ended.html);
  const door = visitDesk(server().origin);
  const account = { email: "editor@example.com", password: DESK_PASSWORD };
  const wrong = await door.post("/desk/sign-in", { ...typed, unsent, ...account, password: "no" });
  expect(wrong.status).toBe(401);
  expectKept(wrong.html);
  const again = await door.post("/desk/sign-in", { ...typed, unsent, ...account });
  expect([again.status, again.headers.get("Location")]).toEqual([307, unsent]);
  // The browser sends all fields on; the form is older than the product.
  const sentOn = { ...typed, unsent, ...account };
  const shown = await visitDesk(server().origin, cookieOf(again)).post(unsent, {
    ...sentOn,
    slug: "kept",
    status: "active",
  });
  expect([shown.status, shown.html]).toEqual([412, expect.stringContaining("Line &lt;two&gt;")]);
  expect(shown.html).not.toContain(DESK_PASSWORD);
  const elsewhere = { ...account, unsent: "https://evil.example/desk/" };
  const led = await door.post("/desk/sign-in", elsewhere);
  expect([led.status, led.headers.get("Location")]).toEqual([302, "/desk/overview"]);
});

it("after signing in again a form is sent without its files", async () => {
  const form = new FormData();
  form.set("intent", "add");
  form.set("images", new File(["x"], "saw.jpg"));
  const path = "/desk/products/7/pictures";
  const { headers } = await visitDesk(server().origin).post(path, form);
  const signIn = headers.get("Location") ?? "";
  const ended = await visitDesk(server().origin).post(signIn, form);
  expect([ended.status, ended.text]).toEqual([401, expect.stringContaining("except files")]);
  const account = { email: "editor@example.com", password: DESK_PASSWORD };
  const again = await visitDesk(server().origin).post(signIn, { unsent: path, ...account });
  expect([again.status, again.headers.get("Location")]).toEqual([307, path]);
});

const escapeText = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

it("ASVS 6.2.6 a wrong password is reported, and the email address stays", async () => {
  const fields = { email: "owner@example.com", password: "not the password" };
  const page = await visitDesk(server().origin).post("/desk/sign-in", fields);
  expect(page.status).toBe(401);
  expect(page.text).toContain("The email address or password is incorrect");
  expect(page.html).toContain('value="owner@example.com"');
  expect(page.html).not.toContain("not the password");
  expect(page.html).toMatch(/<input[^>]+type="password"/);
});

it("ASVS 14.3.2 pages are private, not indexed and in no menu", async () => {
  for (const path of ["/desk/overview", "/desk/sign-in"]) {
    const page = await desk("owner").get(path);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(page.html).toContain("noindex");
  }
  const [home, sitemap] = await Promise.all(
    ["/", "/sitemap.xml"].map((path) => getPage(server().origin + path)),
  );
  expect(home?.html).not.toContain("/desk");
  expect(sitemap?.html).not.toContain("/desk");
});

it("ASVS 3.3.2 3.3.4 the cookie is limited to the browser and desk, not for scripts", async () => {
  const link = new URL(await inviteToDesk(server(), "cookie@example.com", "reader"));
  const token = link.searchParams.get("token") ?? "";
  const again = { token, password: DESK_PASSWORD, again: DESK_PASSWORD };
  const [cookie] = (
    await visitDesk(server().origin).post("/desk/set-up", again)
  ).headers.getSetCookie();
  expect(cookie).toMatch(/Path=\/desk;/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  // The link works once.
  expect((await visitDesk(server().origin).post("/desk/set-up", again)).status).toBe(401);
});

it("ASVS 3.5.1 a form without an origin is refused and saves nothing", async () => {
  const cookie = await signInToDesk(server(), "origin@example.com", "editor");
  const visit = visitDesk(server().origin, cookie);
  const path = "/desk/products/18/texts";
  const fields = {
    ...hiddenFields((await visit.get(path)).html),
    name: "Foreign name",
    slug: "foreign",
    status: "new",
  };
  const body = new URLSearchParams(fields);
  const headers = { Cookie: cookie };
  expect((await getPage(server().origin + path, { method: "POST", body, headers })).status).toBe(
    403,
  );
  expect((await visit.get(path)).html).not.toContain("Foreign name");
});

it("ASVS 3.5.3 7.4.1 14.3.1 signing out needs a form, and ends the session for good", async () => {
  const cookie = cookieOf(
    await visitDesk(server().origin).post("/desk/sign-in", {
      email: "reader@example.com",
      password: DESK_PASSWORD,
    }),
  );
  const visit = visitDesk(server().origin, cookie);
  // A link alone does not sign out.
  expect((await visit.get("/desk/sign-out")).headers.get("Location")).toBe("/desk/overview");
  expect((await visit.get("/desk/overview")).status).toBe(200);
  const out = await visit.post("/desk/sign-out", {});
  expect(out.headers.get("Location")).toBe("/desk/sign-in");
  expect(out.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect((await visit.get("/desk/overview")).status).toBe(302);
  // Another tab: not kept to be sent after signing in again.
  const late = await visit.post("/desk/sign-out", {});
  expect([late.status, late.headers.get("Location")]).toEqual([303, "/desk/sign-in"]);
});

async function deactivate(email: string): Promise<void> {
  const { html } = await desk("owner").get("/desk/people");
  const [, id = ""] =
    new RegExp(`Role of ${email}.*?name="id" value="(\\d+)"`, "s").exec(html) ?? [];
  await desk("owner").post("/desk/people", {
    intent: "status",
    id,
    status: "inactive",
    current: DESK_PASSWORD,
  });
}

it("ASVS 7.4.2 pictures are not added by an account deactivated during the upload", async () => {
  const email = "uploading@example.com";
  const cookie = await signInToDesk(server(), email, "editor");
  const form = new FormData();
  form.set("intent", "add");
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: "teal" } });
  form.append("images", new File([new Uint8Array(await picture.jpeg().toBuffer())], "late.jpg"));
  form.append("images", new File([new Uint8Array(32 * MB)], "long.jpg"));
  const path = "/desk/products/14/pictures";
  const before = (await desk("owner").get(path)).html.match(/name="alt:/g)?.length;
  const encoded = new Response(form);
  const init = {
    method: "POST",
    headers: {
      Cookie: cookie,
      Origin: server().origin,
      "Content-Type": encoded.headers.get("Content-Type") ?? "",
    },
    // Half is more than the connection buffers: the server has begun to read the form.
    body: interruptedBody(new Uint8Array(await encoded.arrayBuffer()), 16 * MB, () =>
      deactivate(email),
    ),
    duplex: "half",
  };
  const { status, text } = await getPage(server().origin + path, init);
  expect([status, text]).toEqual([401, expect.stringContaining("Your session ended")]);
  expect((await desk("owner").get(path)).html.match(/name="alt:/g)?.length).toBe(before);
});

it("ASVS 7.5.1 inviting and changing people needs the current password", async () => {
  const owner = desk("owner");
  const email = "partner@example.com";
  const idOf = async () => {
    const { html } = await owner.get("/desk/people");
    return new RegExp(`Role of ${email}.*?name="id" value="(\\d+)"`, "s").exec(html)?.[1] ?? "";
  };
  const send = async (fields: Record<string, string>, kept: string, done: string) => {
    for (const [tried, fault] of [
      [{}, "Current password is required"],
      [{ current: "not the password" }, "Current password is incorrect"],
    ] as const) {
      const page = await owner.post("/desk/people", { ...fields, ...tried });
      expect([page.status, page.text]).toEqual([403, expect.stringContaining(fault)]);
      expect(page.html).toMatch(new RegExp(`class="field__error"[^>]*>${fault}`));
      expect(page.html).toMatch(new RegExp(kept));
    }
    const page = await owner.post("/desk/people", { ...fields, current: DESK_PASSWORD });
    const shown = page.status === 303 ? await owner.get("/desk/people") : page;
    expect([page.status, shown.html]).toEqual([page.status, expect.stringContaining(done)]);
  };
  const invitation = { intent: "invite", email, role: "owner" };
  await send(invitation, `name="email"[^>]* value="${email}"`, "Send this link");
  const change = { intent: "role", id: await idOf(), role: "clerk" };
  await send(change, 'type="hidden" name="role" value="clerk"', 'value="clerk" selected');
  const status = { intent: "status", id: change.id, status: "inactive" };
  await send(status, `${email}.{1,9} will be .{1,9}inactive`, "Activate");
});

it("an unknown product, section or page is not found", async () => {
  for (const path of [
    "/desk/products/999999/texts",
    "/desk/products/x/texts",
    "/desk/products/1/none",
    "/desk/none",
    "/desk/rooms/1",
  ]) {
    const { status, text } = await desk("owner").get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain("This page does not exist");
  }
  expect((await getPage(`${server().origin}/admin`)).status).toBe(404);
});

it.each([
  ["..%2Fadmin%2Fusers%2FID/status", { status: "inactive" }],
  ["ID%2Fprice/status", { status: "archived" }],
  ["..%2Fadmin%2Fusers%2FID/pictures", { intent: "drawing", drawing_preferred: "true" }],
  ["..%2Fadmin%2Fusers%2FID/stock", { intent: "change", change: "1", reason: "counted" }],
])(
  "a product's form sent to products/%s is not found and changes no account",
  async (path, fields) => {
    const people = await desk("owner").get("/desk/people");
    const id = /clerk@example\.com.*?name="id" value="(\d+)"/s.exec(people.html)?.[1] ?? "";
    const sent = await desk("owner").post(
      `/desk/products/${path.replace("ID", id)}`,
      fields as Record<string, string>,
    );
    expect(sent.status).toBe(404);
    expect((await desk("clerk").get("/desk/overview")).status).toBe(200);
  },
);

it("with another host as the upstream there is no desk", async () => {
  const second = await startServer({ UPSTREAM_URL: server().origin });
  try {
    for (const path of ["/desk/sign-in", "/desk/overview", "/desk"]) {
      expect([path, (await getPage(second.origin + path)).status]).toEqual([path, 404]);
    }
  } finally {
    await second.stop();
  }
});
