import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FileNote } from '@dasbor/domain/disbursements';
import { makeErrorFile } from './errors.ts';
import type { ErrorFileOf } from './errors.ts';
import { readFileRows } from './rows.ts';
import type { FileProblem } from './problems.ts';

/** A thread's task: parse a file within a time limit, or write errors into a file. */
export type FileTask = { path: string; mostMs: number } | ErrorFileOf;
/** The parsed rows as JSON, serialised in the thread to spare the main thread. */
export type FileDone =
  | { ok: true; format: 'xlsx' | 'csv'; count: number; rows: string; notes: readonly FileNote[] }
  | { ok: false; problem: FileProblem };
/** With the remaining heap in bytes. */
export type FileTold<Done> = { done: Done; heap: number };

const read = async (path: string, mostMs: number): Promise<FileDone> => {
  const found = await readFileRows(await openAsBlob(path), AbortSignal.timeout(mostMs));
  if (!found.ok) return found;
  const { format, rows, notes } = found;
  return { ok: true, format, count: rows.length, rows: JSON.stringify(rows), notes };
};

parentPort?.on('message', async (task: FileTask) => {
  const done = 'path' in task ? await read(task.path, task.mostMs) : await makeErrorFile(task);
  const told: FileTold<typeof done> = { done, heap: process.memoryUsage().heapTotal };
  parentPort?.postMessage(told, done instanceof Uint8Array ? [done.buffer] : []);
});
