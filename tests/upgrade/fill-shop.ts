/** Fills the shop of a running server with rows of every kind, through the API of its release. */
import sharp from "sharp";

/** The password of every account. */
export const PASSWORD = "copper paddy monsoon 77";

interface Answer {
  data: {
    id: number;
    setup_token?: string;
    token?: string;
    user?: { id: number };
    images?: { image_url: string }[];
  };
}

/** @param setupToken from the owner's invitation */
export async function fillShop(origin: string, setupToken: string): Promise<void> {
  let owner = "";

  /** Skips calls that the release does not have. @throws on any other error */
  async function send(
    method: string,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { "Content-Type": "application/json" }),
        ...(owner && { Authorization: `Bearer ${owner}` }),
        ...headers,
      },
      ...(method === "DELETE" ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer & { error?: string };
    const isUnknown = response.status === 404 || response.status === 405;
    if (!response.ok && !isUnknown)
      throw new Error(`${method} ${path}: ${response.status} ${answer.error}`);
    return { ...answer, isKnown: !isUnknown };
  }

  async function setUp(token = "") {
    return (
      (await send("POST", "/admin/setup-password", { token, password: PASSWORD })).data.token ?? ""
    );
  }

  owner = await setUp(setupToken);
  const { isKnown: isLater } = await send("PUT", "/synonyms", {
    synonyms: [{ from: ["motor", "മോട്ടോർ"], to: ["water pump"], only: true }],
  });
  await fillProducts(send, isLater);
  await fillAccounts(send, setUp, isLater);
  await fillMessages(send, isLater);
  if (isLater) await changeGroups(send);
  for (const query of ["motor", "wheelbarrow"])
    await (await fetch(`${origin}/search?q=${query}`)).text();
  for (const way of ["call", "whatsapp"]) {
    const body = new URLSearchParams({ way, path: "/products/ms-250" });
    await fetch(`${origin}/taps`, { method: "POST", headers: { Origin: origin }, body });
  }
}

type Send = (
  method: string,
  path: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Answer & { isKnown: boolean }>;

async function fillProducts(send: Send, isLater: boolean): Promise<void> {
  const create = async (fields: object, headers?: Record<string, string>) =>
    (await send("POST", "/products", fields, headers)).data.id;
  const saw = await create(
    {
      ...{
        name: "MS 250",
        sku: "MS-250",
        brand_id: 1,
        category_id: 1,
        subcategory_ids: [1, 2],
        type: "petrol",
      },
      ...{
        product_type: "Chainsaw",
        price: 24_900.5,
        sale_price: 22_000,
        stock_quantity: 4,
        featured: true,
      },
      ...{
        description: "<p>For <strong>farms</strong></p>",
        brief_description: "A saw",
        weight: 4.6,
      },
      collections: ["monsoon"],
      specifications: [
        { name: "Displacement", value: "45.4 cc" },
        { name: "Bar length", value: "0,4 m" },
      ],
      technical_details: [{ name: "Power", value: "2.3 kW" }],
      features: [{ title: "Light", description: "For a day's work" }],
      custom_sections: [{ title: "In the box", content: "<p>Saw, bar and chain</p>" }],
    },
    { "Idempotency-Key": "first-product" },
  );
  const form = new FormData();
  form.set("name", "മഴ പമ്പ് 1 HP");
  form.set("slug", "rain-pump");
  form.set("category_id", "2");
  form.set("price", "0.07");
  for (const color of ["#284", "#c33"])
    form.append(
      "images",
      new File([new Uint8Array(await makePicture(color))], "photo.png", { type: "image/png" }),
    );
  const pump = await send("POST", "/products", form);
  const description = `<p><a href="${pump.data.images?.[0]?.image_url}">The photograph</a></p>`;
  await send("PUT", `/products/${pump.data.id}`, { description });
  const counted = await create({
    name: "Sold out blower",
    sku: "B-1",
    stock_quantity: 3,
    type: "cordless",
  });
  for (const change of [2, -5])
    await send("POST", `/products/${counted}/inventory`, { change, reason: "counted" });
  await create({ name: "Never counted", category_id: 1, subcategory_id: 1 });
  await create({
    name: "Draft",
    status: "draft",
    images: [{ youtube_id: "abc", is_youtube: true }],
  });
  const renamed = await create({
    name: "Before",
    fits: [saw],
    ...(isLater && { drawing_preferred: true }),
  });
  for (const slug of ["between", "after"])
    await send("PUT", `/products/${renamed}`, { slug, name: "After" });
  const gone = await create({ name: "Gone", stock_quantity: 7 });
  await send("DELETE", `/products/${gone}`, {});
}

async function fillAccounts(
  send: Send,
  setUp: (token?: string) => Promise<string>,
  isLater: boolean,
): Promise<void> {
  const current = isLater ? { current: PASSWORD } : {};
  const invite = async (email: string, role: string) =>
    (await send("POST", "/admin/users", { email, role, ...current })).data;
  const [editor, reader] = isLater ? ["editor", "reader"] : ["admin", "moderator"];
  await setUp((await invite("editor@example.com", editor)).setup_token);
  await setUp((await invite("reader@example.com", reader)).setup_token);
  await invite("invited@example.com", editor);
  const left = await invite("left@example.com", editor);
  await send("PUT", `/admin/users/${left.user?.id}`, { status: "inactive", ...current });
}

async function fillMessages(send: Send, isLater: boolean): Promise<void> {
  const visitor = { name: "Anu Varghese", email: "Anu@example.com", phone: "0468 000 0000" };
  const messages = [
    { ...visitor, subject: "warranty", message: "Does it fit?\nമലയാളം 🌧" },
    {
      ...visitor,
      subject: "parts",
      message: "A chain, please.",
      ...(isLater && { email: "", branch: "Kottayam" }),
    },
  ];
  for (const message of messages)
    await send("POST", "/contact", message, { "Idempotency-Key": message.subject });
  if (isLater) await send("PATCH", "/messages/1", { status: "handled", note: "Called back" });
}

async function changeGroups(send: Send): Promise<void> {
  await send("PUT", "/categories/2", {
    name: "Motor Pumps",
    slug: "motor-pumps",
    description: "All pumps",
  });
  await send("PUT", "/subcategories/2", { slug: "monoblocks", retired: true });
  await send("PATCH", "/categories/order", { ids: [2, 1] });
  await send("POST", "/categories", { name: "ഉപകരണങ്ങൾ" });
  await send("PUT", "/overrides/shown/menus", { slugs: ["motor-pumps", "chainsaws"] });
  await send("PUT", "/overrides/questions/chainsaws", {
    questions: [{ question: "Which bar?", answer: "40 cm" }],
  });
}

function makePicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 48, height: 36, channels: 3, background } })
    .png()
    .toBuffer();
}
