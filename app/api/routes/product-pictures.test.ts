import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { ApiProduct } from "#app/contract/product.ts";
import { successOf } from "#app/contract/reply.ts";
import { sourcesOf } from "#app/images/sizes.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { removeUnusedFiles } from "../uploads/unused-files.ts";
import { createUploads } from "../uploads/uploads.ts";

const PHONE_EXIF = {
  IFD0: { Make: "Phone maker" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 15/1 0/1" },
};

/** A rotated photograph with location data, as phones send it. */
function photograph(width = 1200, height = 800): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#2f6b45" } });
  return picture.jpeg().withExif(PHONE_EXIF).withMetadata({ orientation: 6 }).toBuffer();
}

/** The header of a PNG with the given number of pixels, and nothing else. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function formWith(files: Record<string, Buffer>, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "With pictures", ...fields }))
    form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append("images", new File([new Uint8Array(bytes)], name));
  return form;
}

describeOnBoth(
  "pictures of products",
  (api) => {
    const { admin, send } = asAdmin(api);
    const post = (form: FormData) => send("POST", "/api/products", form);
    const serve = (path: string) => api().api.serveUpload(new Request(`http://localhost${path}`));
    const filesIn = (folder: string) => {
      const path = join(api().settings.dataDir, folder);
      const names = existsSync(path)
        ? readdirSync(path).filter((name) => !name.endsWith(".svg"))
        : [];
      return [...new Set(names.map((name) => name.split("-")[0]))];
    };
    async function imagesOf(form: FormData): Promise<ApiProduct["images"]> {
      const { status, body } = await post(form);
      expect([status, body.error]).toEqual([201, undefined]);
      return successOf(ApiProduct).parse(body).data.images;
    }
    /** Waits for a size to be made: until then the JPEG is served. */
    async function made(path: string): Promise<Buffer> {
      let answer: Buffer | null = null;
      await expect
        .poll(
          async () => {
            const response = await serve(path);
            answer = Buffer.from(await response.arrayBuffer());
            return response.headers.get("Cache-Control");
          },
          { timeout: 20_000 },
        )
        .toContain("immutable");
      return answer ?? Buffer.alloc(0);
    }

    it("ASVS 14.2.8 makes photographs upright, in every size, without location data", async () => {
      const sent = await photograph();
      const [image] = await imagesOf(
        formWith({ "IMG_1.jpg": sent }, { price: "99.5", features: '["One"]' }),
      );
      expect(image).toMatchObject({
        width: 800,
        height: 1200,
        is_primary: true,
        color: expect.stringMatching(/^#/),
      });
      expect(image?.image_url).toMatch(/^\/uploads\/[0-9a-f]{24}-800\.jpg$/);
      const jpeg = await made(image?.image_url ?? "");
      expect(await sharp(jpeg).metadata()).toMatchObject({
        format: "jpeg",
        width: 800,
        height: 1200,
      });
      const sources = sourcesOf(image?.image_url ?? "", 800);
      for (const [form, set] of Object.entries<string>({ ...sources }))
        for (const [url = "", width] of set.split(", ").map((one) => one.split(" "))) {
          const size = await made(url);
          const { width: across, exif, orientation } = await sharp(size).metadata();
          expect([`${across}w`, exif, orientation], `${form} ${width}`).toEqual([
            width,
            undefined,
            undefined,
          ]);
          expect(size.includes("Phone maker")).toBe(false);
        }
      expect(jpeg.includes("Phone maker")).toBe(false);
      expect((await serve((image?.image_url ?? "").replace("-800.jpg", "-801.avif"))).status).toBe(
        404,
      );
    });

    it("accepts HEIC photographs", async () => {
      const heic = readFileSync("tests/support/pictures/blue-with-red-corner.heic");
      const [image] = await imagesOf(formWith({ "IMG_2.HEIC": heic }));
      const jpeg = await made(image?.image_url ?? "");
      const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([800, 600]);
      expect(data[0]).toBeGreaterThan(200);
      expect(data[data.length - 1]).toBeGreaterThan(120);
    });

    it.each(["png", "webp", "avif", "gif"] as const)("accepts %s", async (form) => {
      const bytes = await sharp(await photograph(300, 200))
        .autoOrient()
        .toFormat(form)
        .toBuffer();
      const [image] = await imagesOf(formWith({ [`a.${form}`]: bytes }));
      expect(image).toMatchObject({ width: 200, height: 300 });
    });

    it("refuses an empty file by name, and accepts an empty file field", async () => {
      const { status, body } = await post(formWith({ "IMG_7.jpg": Buffer.alloc(0) }));
      expect([status, body.error]).toEqual([400, 'images: "IMG_7.jpg" is empty']);
      // As browsers send an empty file field.
      const parts = [
        'name="name"\r\n\r\nPump',
        'name="images"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n',
      ];
      const untouched = parts
        .map((part) => `--B\r\nContent-Disposition: form-data; ${part}\r\n`)
        .join("");
      const headers = { ...admin, "Content-Type": "multipart/form-data; boundary=B" };
      expect(
        (await api().call("POST", "/api/products", `${untouched}--B--\r\n`, headers)).status,
      ).toBe(201);
    });

    it("adds images to the existing ones", async () => {
      const { body } = await post(formWith({ "a.jpg": await photograph(40, 30) }));
      const more = new FormData();
      more.append("images", new File([new Uint8Array(await photograph(30, 40))], "b.jpg"));
      expect(
        (await send("PUT", `/api/products/${body.data.id}`, more)).body.data.images,
      ).toHaveLength(2);
    });

    it.each([
      [
        "of 100 megapixels",
        pngHeader(10_000, 10_001),
        400,
        /"x\.png" is 10000 × 10001 pixels.* 80 megapixels or fewer/,
      ],
      ["that is truncated", pngHeader(20, 20), 400, /"x\.png" is incomplete:/],
      [
        "whose data is not an image",
        Buffer.concat([pngHeader(20, 20), Buffer.from("IEND")]),
        400,
        /"x\.png" is incomplete or damaged/,
      ],
      [
        "larger than 25 MB",
        Buffer.alloc(25 * 1024 * 1024 + 1),
        413,
        /"x\.png" is larger than 25 MB/,
      ],
    ])(
      "ASVS 5.2.1 5.2.2 5.2.6 names and refuses one %s, and stores nothing of it",
      async (_, bytes, status, error) => {
        // Sizes of earlier images may still be in progress.
        const uploads = join(api().settings.dataDir, "uploads");
        await expect
          .poll(() => readdirSync(uploads).filter((name) => name.endsWith(".part")))
          .toEqual([]);
        const before = [filesIn("uploads"), filesIn("originals")];
        const answer = await post(formWith({ "x.png": bytes }));
        expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(error)]);
        await expect.poll(() => [filesIn("uploads"), filesIn("originals")]).toEqual(before);
      },
    );

    it("keeps no files of a failed call, and all files that products use", async () => {
      await send("POST", "/api/products", { name: "Holder", sku: "TAKEN" });
      const photo = await photograph(64, 48);
      const before = filesIn("originals");
      const refused = async () =>
        (await post(formWith({ "a.jpg": photo }, { sku: "TAKEN" }))).status;
      expect(await refused()).toBe(409);
      expect(filesIn("originals")).toEqual(before);
      const [image] = await imagesOf(formWith({ "a.jpg": photo }));
      expect(await refused()).toBe(409);
      expect((await serve(image?.image_url ?? "")).status).toBe(200);
    });

    it("removes files that no product uses", async () => {
      const { body } = await post(formWith({ "gone.jpg": await photograph(90, 60) }));
      const { image_url } = body.data.images[0];
      await made(image_url.replace(".jpg", ".avif"));
      const uploads = createUploads(api().settings.dataDir);
      expect(await removeUnusedFiles(api().database, uploads, { olderThanMs: 0 })).toBe(0);
      await send("DELETE", `/api/products/${body.data.id}`);
      expect(await removeUnusedFiles(api().database, uploads)).toBe(0);
      expect(await removeUnusedFiles(api().database, uploads, { olderThanMs: 0 })).toBeGreaterThan(
        2,
      );
      expect((await serve(image_url)).status).toBe(404);
    });

    it("keeps files that only a product's text or section links to", async () => {
      const names = ["description.jpg", "section.jpg"];
      const photographs = await Promise.all([photograph(70, 52), photograph(52, 70)]);
      const files = Object.fromEntries(photographs.map((bytes, index) => [names[index], bytes]));
      const { body } = await post(formWith(files));
      const urls: string[] = body.data.images.map(
        (image: { image_url: string }) => image.image_url,
      );
      const [first = "", second = ""] = urls;
      await send("PUT", `/api/products/${body.data.id}`, {
        images: [],
        description: `<p><a href="${first}">Front</a></p>`,
        custom_sections: [{ title: "Attachments", content: `<p><a href="${second}">Side</a></p>` }],
      });
      const uploads = createUploads(api().settings.dataDir);
      await removeUnusedFiles(api().database, uploads, { olderThanMs: 0 });
      for (const address of urls) expect((await serve(address)).status).toBe(200);
    });

    it("ASVS 5.2.2 refuses files that are not images, and unreadable forms", async () => {
      const withFile = (bytes: string, field = "images") => {
        const form = new FormData();
        form.set("name", "x");
        form.append(field, new File([bytes], "a.svg", { type: "image/svg+xml" }));
        return form;
      };
      const svg = withFile("<svg xmlns='http://www.w3.org/2000/svg'/>");
      for (const wrong of [svg, withFile("x", "avatar")])
        expect((await post(wrong)).status).toBe(400);
      const badNumber = formWith({}, { price: "twelve" });
      expect((await post(badNumber)).body.error).toMatch(/^price/);
      const headers = { ...admin, "Content-Type": "multipart/form-data; boundary=x" };
      expect((await api().call("POST", "/api/products", "no form", headers)).status).toBe(400);
      for (const name of ["..%2fcatalogue.sqlite", `${"0".repeat(64)}.png`])
        expect((await serve(`/uploads/${name}`)).status).toBe(404);
    });
  },
  { seeded: false },
);
