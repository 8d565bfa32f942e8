import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server.ts', import.meta.url));
// Half the time of most starts is compiling the same modules.
const COMPILED = join(tmpdir(), 'dasbor-compiled');

export type ServerProcess = {
  /** Its exit, with everything that it wrote. */
  ended: Promise<{ code: number | null; output: string }>;
  /** Resolves when it has written the text. */
  said: (text: string) => Promise<void>;
  signal: (name: NodeJS.Signals) => boolean;
};

/** `node src/server.ts` in its own process, with no variables but these. */
export const startServer = (env: Record<string, string>, args: string[] = []): ServerProcess => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env },
  });
  let output = '';
  const lines = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      lines.dispatchEvent(new Event('line'));
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      lines.addEventListener('line', look);
      void ended.then(() => reject(new Error(`ended saying: ${output}`)));
      look();
    });
  return { ended, said, signal: (name) => child.kill(name) };
};

/** Two consecutive ports below the ephemeral range, so that no other program takes them meanwhile. */
export const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 20_000 + 2 * Math.floor(Math.random() * 6000);
    if ((await isFree(first)) && (await isFree(first + 1))) return first;
  }
};

const isFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
