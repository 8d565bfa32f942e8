import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_PORT } from './addresses.ts';
import type { Input } from './input.ts';
import { tool } from './tools.ts';

const READY_WITHIN_MS = 20_000;

/** Runs the bundle as a Worker, called over HTTP. */
export const runInWorkerd = async (folder: string, input: Input): Promise<void> => {
  await writeFile(join(folder, 'workerd.capnp'), CONFIG);
  const worker = spawn(tool.workerd, ['serve', 'workerd.capnp'], { cwd: folder, stdio: 'pipe' });
  let said = '';
  worker.stderr.on('data', (chunk) => (said += chunk));
  try {
    const answer = await untilAnswered(input);
    if (!answer.ok) throw new Error(await answer.text());
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${said}`, { cause: error });
  } finally {
    worker.kill();
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  }
};

const untilAnswered = async (input: Input): Promise<Response> => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      return await fetch(`http://127.0.0.1:${WORKER_PORT}`, { method: 'POST', body: JSON.stringify(input) });
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

// `local` allows calls to the API on this machine, which Workers cannot make by default.
const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "bundled", esModule = embed "bundled.js")],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${WORKER_PORT}", http = (), service = "main")],
);
`;
