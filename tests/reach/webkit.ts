/** Debian's WebKitGTK, Safari's engine, driven by WebDriver on a virtual screen (`xvfb`). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { type Browser, phone } from "./browser.ts";
import { retryUntilSuccess } from "./retry.ts";

const port = 5698;
const display = ":97";

export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (!binary) throw new Error("no MiniBrowser");
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  // Without a screen the driver hangs for minutes.
  const screen = await spawned("Xvfb", [display, "-screen", "0", "1440x900x24"], process.env);
  const children = [screen, await spawned("WebKitWebDriver", [`--port=${port}`], env)];
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const options = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await retryUntilSuccess(() =>
    call("POST", "/session", { capabilities: { alwaysMatch: options } }),
  );
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/window/rect`, { x: 0, y: 0, ...phone });
  return {
    goto: (url) => call("POST", `${session}/url`, { url }),
    evaluate: (expression) =>
      call("POST", `${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        args: [],
      }),
    async close() {
      await call("DELETE", session);
      for (const child of children) child.kill();
    },
  };
}

/** @throws if the program is not installed */
async function spawned(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env, stdio: "ignore" });
  await once(child, "spawn");
  return child;
}
