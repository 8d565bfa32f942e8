import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readFileRows } from './file-rows.ts';

/** What a thread is asked: a file on disk, and how long it may take. */
export type FileTask = { path: string; mostMs: number };
/** Its answer: the rows as JSON, made here so that the server's own thread has nothing to do with them. */
export type FileDone = { ok: true; format: 'xlsx' | 'csv'; count: number; rows: string };

const { path, mostMs } = workerData as FileTask;
const read = await readFileRows(await openAsBlob(path), AbortSignal.timeout(mostMs));
const done = read.ok
  ? { ok: true, format: read.format, count: read.rows.length, rows: JSON.stringify(read.rows) }
  : read;
parentPort?.postMessage(done, []);
