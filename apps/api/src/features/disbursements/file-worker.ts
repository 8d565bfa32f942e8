import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readFileRows } from './file-rows.ts';
import type { FileProblem } from './file-problems.ts';

/** What a thread is asked: a file on disk, and how long it may take. */
export type FileTask = { path: string; mostMs: number };
/** Its answer: the rows as JSON, made here so that the server's own thread has nothing to do with them. */
export type FileDone =
  | { ok: true; format: 'xlsx' | 'csv'; count: number; rows: string }
  | { ok: false; problem: FileProblem };
/** With the heap that is left behind, in bytes. */
export type FileTold = { done: FileDone; heap: number };

parentPort?.on('message', async ({ path, mostMs }: FileTask) => {
  const read = await readFileRows(await openAsBlob(path), AbortSignal.timeout(mostMs));
  const done: FileDone = read.ok
    ? { ok: true, format: read.format, count: read.rows.length, rows: JSON.stringify(read.rows) }
    : read;
  const told: FileTold = { done, heap: process.memoryUsage().heapTotal };
  parentPort?.postMessage(told, []);
});
