import { beforeAll, expect, it } from "vitest";
import { Message } from "#app/contract/message.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

const anu = {
  name: "Anu Varghese",
  email: "anu@example.com",
  phone: "0468 000 0000",
  subject: "parts",
};
const ravi = { name: "Ravi K", email: "", phone: "+91 98470 12345", subject: "warranty" };

describeOnBoth(
  "visitors' messages",
  (api) => {
    const { send, admin: owner } = asAdmin(api, "owner");
    let clerk: { Authorization: string };
    const list = async (query = "") =>
      listOf(Message).parse((await send("GET", `/api/messages?${query}`)).body);

    beforeAll(async () => {
      clerk = await api().signIn("clerk");
      const sent = [
        {
          ...anu,
          message: "A bar of 45 cm, 100% steel?",
          branch: "Kottayam",
          product: "STIHL MS 250",
        },
        { ...anu, message: "And a chain_file" },
        { ...ravi, message: "It does not start" },
      ];
      for (const message of sent)
        expect((await send("POST", "/api/contact", message, {})).status).toBe(200);
    });

    it("are listed with branch and product, the latest first, and filtered", async () => {
      const all = await list();
      expect(all.total).toBe(3);
      expect(all.data.map(({ name }) => name)).toEqual(["Ravi K", "Anu Varghese", "Anu Varghese"]);
      expect(all.data[2]).toMatchObject({
        branch: "Kottayam",
        product: "STIHL MS 250",
        status: "open",
        note: "",
      });
      expect((await list("page=2&limit=2")).data).toEqual(all.data.slice(2));
      const counts = [
        ["branch=Kottayam", 1],
        ["subject=warranty", 1],
        ["q=MS+250", 1],
        ["q=100%25", 1],
        ["q=chain_file", 1],
        ["q=_", 1],
        ["q=VARGHESE", 2],
        ["q=V%C3%81rghese", 2],
        ["person=ANU%40example.com", 2],
        ["person=098470+12345", 1],
        ["person=9847", 0],
        ["status=handled", 0],
      ] as const;
      for (const [query, count] of counts) expect((await list(query)).total, query).toBe(count);
      expect((await send("GET", "/api/messages?status=closed")).status).toBe(400);
    });

    it("are handled, noted and reopened; the log names the account, not the text", async () => {
      const [{ id } = { id: 0 }] = (await list("subject=warranty")).data;
      const path = `/api/messages/${id}`;
      const handled = await send("PATCH", path, { status: "handled", note: "Called back" }, clerk);
      const message = successOf(Message).parse(handled.body).data;
      expect(message).toMatchObject({ status: "handled", note: "Called back" });
      expect(message.handled_by).toMatch(/^clerk\./);
      expect((await list("status=handled")).total).toBe(1);
      const opened = await send("PATCH", path, { status: "open" }, clerk);
      expect(opened.body.data).toMatchObject({
        status: "open",
        note: "Called back",
        handled_at: null,
        handled_by: null,
      });
      const log = JSON.stringify((await send("GET", "/api/admin/logs?resource_type=message")).body);
      expect(log).toContain("handled");
      for (const text of ["Called", "Ravi", "98470", "start"]) expect(log).not.toContain(text);
      expect((await send("PATCH", path, {})).status).toBe(400);
      expect((await send("PATCH", "/api/messages/999999", { note: "x" })).status).toBe(404);
      expect((await send("GET", path)).body.data.id).toBe(id);
    });

    it("of one phone number are found and erased in any notation, and no others", async () => {
      const phones = {
        Ravi: "98470 12345",
        Stranger: "984701",
        Shop: "0484 984701",
        Neighbour: "98470 123456",
      };
      for (const [name, phone] of Object.entries(phones)) {
        const message = { name, phone, email: "shared@example.com", subject: "parts" };
        await send("POST", "/api/contact", { ...message, message: `From ${name}` }, {});
      }
      const names = async (person: string) => {
        const { data } = await list(new URLSearchParams({ person }).toString());
        return data.map(({ name }) => name).sort();
      };
      for (const same of ["98470 12345", "+91 98470 12345", "098470-12345", "+91 (0)98470 12345"])
        expect(await names(same), same).toEqual(["Ravi", "Ravi K"]);
      expect(await names("984701")).toEqual(["Stranger"]);
      expect(await names("1 2345")).toEqual([]);
      const query = new URLSearchParams({ person: "984701" });
      const table = await (await api().get(`/api/messages/export?${query}`, owner)).text();
      expect(table.trim().split("\r\n")).toHaveLength(2);
      const { body } = await send("DELETE", `/api/messages?${query}`);
      expect(body.data).toEqual({ erased: 1 });
      expect(await names("SHARED@example.com")).toEqual(["Neighbour", "Ravi", "Shop"]);
      await send("DELETE", "/api/messages?person=shared%40example.com");
      expect(await names("098470 12345")).toEqual(["Ravi K"]);
    });

    it("of one person are erased permanently", async () => {
      expect((await send("DELETE", "/api/messages")).status).toBe(400);
      const { body } = await send("DELETE", "/api/messages?person=Anu%40Example.com");
      expect(body.data).toEqual({ erased: 2 });
      expect((await list()).data.map(({ name }) => name)).toEqual(["Ravi K"]);
      expect(
        (await send("POST", "/api/contact", { ...anu, message: "And a chain_file" }, {})).status,
      ).toBe(200);
      expect((await list("q=chain_file")).total).toBe(1);
    });
  },
  { seeded: false },
);
