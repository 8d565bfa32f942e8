import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startApiServer } from '../../../scripts/lib/api-server.mjs';
import { API_PORT } from './ports.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Both clients, made anew from the contract, and a server for them. */
export default async function setup(): Promise<() => Promise<void>> {
  const stop = await startApiServer(API_PORT);
  await rm(`${folder}generated`, { recursive: true, force: true });
  await promisify(execFile)('pnpm', ['run', 'generate'], { cwd: folder });
  return stop;
}
