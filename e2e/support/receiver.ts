import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A call as received by a merchant's server. */
export type ReceivedCall = {
  path: string;
  headers: Record<string, string>;
  body: string;
};

export type Receiver = {
  url: string;
  calls: readonly ReceivedCall[];
  /** Sets the status of later responses. */
  answerWith: (status: number) => void;
  close: () => Promise<void>;
};

/** A merchant's server on this machine, which embedded mode may call. */
export const startReceiver = async (): Promise<Receiver> => {
  const calls: ReceivedCall[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    calls.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"received":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/dasbor`,
    calls,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
