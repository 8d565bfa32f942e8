import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const PORT = Number(process.env['CLI_PORT'] ?? 4176);
export const LIVE = `http://localhost:${PORT}`;
export const SANDBOX = `http://localhost:${PORT + 1}`;
/** Of the demo's sandbox, the same every time; `npm start` prints it. */
export const KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';
export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export const newHome = (): string => mkdtempSync(join(tmpdir(), 'dasbor-cli-'));

type Result = { code: number | null; said: string; complained: string };

export const start = (args: readonly string[], env: Record<string, string> = {}) => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--conditions=@dasbor/source', MAIN, ...args], {
    env: { PATH, HOME, DASBOR_KEY: KEY, DASBOR_URL: SANDBOX, ...env },
  });
  const result = async (): Promise<Result> => {
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    return { code, said, complained };
  };
  return { child, result };
};

/** Runs the command as a process of its own, with this on its standard input. */
export const dasbor = (
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<Result> => {
  const { child, result } = start(args, env);
  child.stdin.end(input);
  return result();
};

/** Between the command and the API: records the requests, and cuts the connection instead of some answers. */
export const startBetween = async (cuts: (call: number) => boolean) => {
  const asked: { method: string; url: string; key: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = 'GET', url = '' } = request;
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    asked.push({ method, url, key: headers['idempotency-key'] });
    const call = asked.length;
    const answer = await fetch(SANDBOX + url, { method, headers, body: method === 'GET' ? null : body });
    const answered = await answer.text();
    if (cuts(call)) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
