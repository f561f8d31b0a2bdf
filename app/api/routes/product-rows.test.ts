import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth(
  "the staff's list of products",
  (api) => {
    const { send, create } = asAdmin(api);
    const names = async (query: string) => {
      const { body } = await send("GET", `/api/admin/products?${query}`);
      return body.data.map(({ name }: { name: string }) => name);
    };

    it("lists unpublished products too, last changed first, fifty per page", async () => {
      for (const index of Array.from({ length: 52 }).keys())
        await create({ name: `Machine ${index}`, status: "draft" });
      const { body } = await send("GET", "/api/admin/products");
      expect([body.total, body.data.length, body.data[0].name]).toEqual([52, 50, "Machine 51"]);
      expect(await names("page=2")).toEqual(["Machine 1", "Machine 0"]);
      expect(await names("page=3")).toEqual([]);
    });

    it("finds by all words of name or SKU, without wildcards", async () => {
      await create({ name: "Water pump 100%_A", sku: "WP-7", price: 900 });
      await create({ name: "Water hose", sku: "WH-1", price: 100 });
      expect(await names("q=water+PUMP")).toEqual(["Water pump 100%_A"]);
      expect(await names("q=wh-1")).toEqual(["Water hose"]);
      expect(await names("q=%00hose%00")).toEqual(["Water hose"]);
      expect(await names(`q=${encodeURIComponent("0%_")}`)).toEqual(["Water pump 100%_A"]);
      expect(await names(`q=${encodeURIComponent("%")}`)).toEqual(["Water pump 100%_A"]);
      expect(await names("q=water&sort=price")).toEqual(["Water hose", "Water pump 100%_A"]);
      expect(await names("q=water&sort=name")).toEqual(["Water hose", "Water pump 100%_A"]);
    });

    it("finds by words in any case and with any accents, in every script", async () => {
      for (const name of ["Émile saw", "Ölwanne 5 l", "ΤΡΥΠΆΝΙΣ 18V"]) await create({ name });
      for (const [q, name] of [
        ["emile", "Émile saw"],
        ["ÉMILE", "Émile saw"],
        ["ölwanne", "Ölwanne 5 l"],
        ["OLWANNE", "Ölwanne 5 l"],
        ["τρυπανις", "ΤΡΥΠΆΝΙΣ 18V"],
        ["τρυπάνισ", "ΤΡΥΠΆΝΙΣ 18V"],
      ] as const)
        expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual([name]);
    });

    it("filters products that are sold out or incomplete", async () => {
      const picture = { images: ["/a.jpg"], price: 5 };
      await create({ name: "Sold out", stock_quantity: 0, ...picture, status: "archived" });
      await create({ name: "In stock", stock_quantity: 3, ...picture, status: "archived" });
      await create({
        name: "Without price",
        stock_quantity: 3,
        images: ["/a.jpg"],
        status: "archived",
      });
      expect(await names("status=archived&stock=0")).toEqual(["Sold out"]);
      expect(await names("status=archived&missing=price")).toEqual(["Without price"]);
      await create({ name: "Chainsaw drawn by the site", status: "archived" });
      const video = { is_video: true, image_url: "/uploads/a.mp4" };
      for (const images of [[{ youtube_id: "abc" }], [video], [video, "/a.jpg"]])
        await create({ name: `${images.length} filmed`, images, status: "archived" });
      expect(await names("status=archived&missing=picture")).toEqual([
        "1 filmed",
        "1 filmed",
        "Chainsaw drawn by the site",
      ]);
      expect((await send("GET", "/api/admin/products?missing=everything")).status).toBe(400);
    });
  },
  { seeded: false },
);
