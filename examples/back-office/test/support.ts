import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@dasbor/sdk';

export const API_PORT = Number(process.env['EXAMPLE_PORT'] ?? 4160);
export const SANDBOX = `http://localhost:${API_PORT + 1}`;
/** Of the demo's sandbox, the same every time; `npm start` prints it. */
export const KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';
export const client = createClient({ baseUrl: SANDBOX, key: KEY });

const root = fileURLToPath(new URL('..', import.meta.url));

export type Process = {
  url: string;
  child: ChildProcess;
  said: () => string;
  exited: Promise<number | null>;
};

/** A program of this repository as a process of its own. */
export const run = (script: string, args: string[], env: Record<string, string>, cwd = root): Process => {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@dasbor/source', path, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DASBOR_KEY: KEY, DASBOR_URL: SANDBOX, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { url: '', child, said: () => text, exited };
};

/** The service of this example, when it takes calls. */
export const startShop = async (env: Record<string, string>): Promise<Process> => {
  const shop = run('src/main.ts', [], env);
  await until(() => /http:\/\/localhost/.test(shop.said()) || shop.child.exitCode !== null);
  const [url] = /http:\/\/localhost:\d+/.exec(shop.said()) ?? [];
  if (!url) throw new Error(shop.said());
  return { ...shop, url };
};

/** Asks again until it is so. */
export const until = async <T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> => {
  for (let left = 400; left > 0; left -= 1) {
    const answer = await ask();
    if (answer) return answer;
    await delay(50);
  }
  throw new Error('It did not become so.');
};

type Answer = { status: number; body: Record<string, unknown> };

export const ask = async (
  url: string,
  body?: object,
  {
    method = body ? 'POST' : 'GET',
    headers = {},
  }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const reply = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
};

/** What a person does in the dashboard of the sandbox. */
export const asDeveloper = async () => {
  const email = 'developer@demo.test';
  const signedIn = await ask(`${SANDBOX}/dashboard/login`, { email, password: 'Dasbor-Demo-1' });
  const { sandbox } = signedIn.body['data'] as { sandbox: { token: string } };
  return (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const authorization = `Bearer ${sandbox.token}`;
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    return ask(`${SANDBOX}/dashboard/${path}`, body, { method, headers });
  };
};

/** Between a program and the API: hands on what it is asked, until a test cuts in. */
export const startBetween = async (cutsIn: (request: IncomingMessage, answered: Response) => boolean) => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const method = request.method ?? 'GET';
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const answer = await fetch(SANDBOX + request.url, { method, headers, body, signal: left.signal });
      if (cutsIn(request, answer)) return void response.destroy();
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      for await (const piece of answer.body ?? []) response.write(piece);
      response.end();
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => server.closeAllConnections(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
