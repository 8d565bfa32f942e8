import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as askByTls } from 'node:https';
import type { AddressInfo } from 'node:net';

export type WireFault =
  /** The call ends here: the partner never receives it. */
  | { kind: 'call_lost' }
  /** The partner acts, and the connection breaks before its answer. */
  | { kind: 'answer_lost' }
  /** The partner acts at once. Its answer waits for `release`. */
  | { kind: 'answer_held' }
  /** The call waits for `release`, also if its caller has given up meanwhile. */
  | { kind: 'call_held' }
  /** Something before the partner answers instead. */
  | { kind: 'answered'; status: number; body: string }
  /** The partner acts, and its answer arrives cut in half. */
  | { kind: 'answer_cut' };

/** A network between an adapter and its partner: a real HTTP proxy that loses, delays and replaces. */
export type Wire = {
  /** For the adapter, instead of the partner's own address. */
  url: string;
  /** Meets the next call to this path, once. */
  next: (path: string, fault: WireFault) => void;
  /** Meets every call to this path until it is mended. */
  cut: (path: string, fault: WireFault) => void;
  mend: () => void;
  /** Lets everything that is held go, and resolves when the partner has answered it. */
  release: () => Promise<void>;
  /** Calls that reached the wire, by path. */
  calls: (path: string) => number;
  close: () => Promise<void>;
};

type Call = { method: string; target: string; headers: IncomingMessage['headers']; body: Buffer };
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export const startWire = async (partner: string): Promise<Wire> => {
  const once = new Map<string, WireFault[]>();
  const lasting = new Map<string, WireFault>();
  const counts = new Map<string, number>();
  let held: (() => Promise<void>)[] = [];

  const serve = async (call: Call, response: ServerResponse): Promise<void> => {
    const [path = ''] = call.target.split('?');
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const fault = once.get(path)?.shift() ?? lasting.get(path);
    switch (fault?.kind) {
      case undefined:
        return answer(response, await forward(partner, call));
      case 'call_lost':
        response.destroy();
        return;
      case 'answered':
        response.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.body);
        return;
      case 'answer_lost':
        await forward(partner, call);
        response.destroy();
        return;
      case 'answer_cut': {
        const whole = await forward(partner, call);
        return answer(response, { ...whole, body: whole.body.subarray(0, whole.body.length / 2) });
      }
      case 'answer_held': {
        const late = await forward(partner, call);
        held.push(async () => answer(response, late));
        return;
      }
      case 'call_held':
        held.push(async () => answer(response, await forward(partner, call)));
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: target = '/', headers } = request;
      // A partner that is away looks like a broken connection.
      serve({ method, target, headers, body: Buffer.concat(chunks) }, response).catch(() =>
        response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (path, fault) => {
      once.set(path, [...(once.get(path) ?? []), fault]);
    },
    cut: (path, fault) => {
      lasting.set(path, fault);
    },
    mend: () => {
      once.clear();
      lasting.clear();
    },
    release: async () => {
      const all = held;
      held = [];
      for (const go of all) await go();
    },
    calls: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** Without the headers that belong to one connection. */
const forward = (partner: string, { method, target, headers, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host: _, connection: __, 'transfer-encoding': ___, ...rest } = headers;
    const url = new URL(`${partner.replace(/\/$/, '')}${target}`);
    const send = url.protocol === 'https:' ? askByTls : ask;
    const call = send(url, { method, headers: { ...rest, 'content-length': body.length } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

/** A caller that has given up does not hear it. */
const answer = (response: ServerResponse, { status, headers, body }: Answer): void => {
  const type = headers['content-type'] ?? 'application/json';
  response.writeHead(status, { 'content-type': type }).end(body);
};
