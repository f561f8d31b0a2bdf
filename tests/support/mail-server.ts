/** A mail server for tests, with enough SMTP to accept a mail or refuse it. */
import { createServer, type Socket } from "node:net";
import { listenOnFreePort } from "./free-port.ts";

export interface MailServer {
  url: string;
  mails: string[];
  /** If true, every mail is refused temporarily. */
  busy: boolean;
  /** If true, every mail is refused permanently. */
  refuses: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state: MailServer = {
    url: "",
    mails: [],
    busy: false,
    refuses: false,
    close: async () => {},
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | null = null;
    let rest = "";
    const send = (text: string) => socket.write(`${text}\r\n`);
    send("220 test ready");
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
            send("250 taken");
          }
        } else if (/^DATA/i.test(line)) {
          if (state.busy) send("451 try later");
          else if (state.refuses) send("550 no such mailbox");
          else {
            data = "";
            send("354 go on");
          }
        } else if (/^QUIT/i.test(line)) {
          send("221 bye");
          socket.end();
        } else send("250 fine");
      }
    });
  });
  state.url = `smtp://127.0.0.1:${await listenOnFreePort(server, "127.0.0.1")}`;
  state.close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return state;
}
