/** A mail server for tests: speaks just enough SMTP to take a mail, or refuses it when told to. */
import { createServer, type Socket } from "node:net";

export interface MailServer {
  url: string;
  mails: string[];
  /** While true every mail is refused for now. */
  busy: boolean;
  /** While true every mail is refused for good. */
  refuses: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state: MailServer = { url: "", mails: [], busy: false, refuses: false, close: async () => {} };
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | null = null;
    let rest = "";
    const say = (text: string) => socket.write(`${text}\r\n`);
    say("220 test ready");
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (data !== null) {
          if (line !== ".") data += `${line}\n`;
          else {
            state.mails.push(data);
            data = null;
            say("250 taken");
          }
        } else if (/^DATA/i.test(line)) {
          if (state.busy) say("451 try later");
          else if (state.refuses) say("550 no such mailbox");
          else {
            data = "";
            say("354 go on");
          }
        } else if (/^QUIT/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 fine");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  state.url = `smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  state.close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return state;
}
