/** Debian's Firefox, driven by WebDriver BiDi, its own protocol. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, phone } from "./browser.ts";
import { retryUntilSuccess } from "./retry.ts";

const port = 5699;

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each command's result has its own shape
  result?: any;
}

export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "reach-firefox-"));
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    String(port),
  ];
  const child: ChildProcess = spawn("firefox-esr", args, { stdio: "ignore" });
  const socket = await retryUntilSuccess(() => open(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(data);
    if (answer.id) waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  const call = async (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await call("session.new", { capabilities: {} });
  const { contexts } = await call("browsingContext.getTree");
  const { context } = contexts[0];
  await call("browsingContext.setViewport", { context, viewport: phone });
  return {
    goto: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(expression) {
      const json = `Promise.resolve(${expression}).then((value) => JSON.stringify([value]))`;
      const { result, exceptionDetails } = await call("script.evaluate", {
        expression: json,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    async close() {
      child.kill();
      await new Promise((resolve) => child.once("close", resolve));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function open(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`no response from ${url}`));
  });
}
