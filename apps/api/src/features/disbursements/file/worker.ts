import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { FileNote } from '@dasbor/domain/sheets';
import { DISBURSEMENT_POLICY, fileNotes, PAYOUT_FORM } from '@dasbor/domain/disbursements';
import { makeErrorFile } from '../../../platform/files/error-file.ts';
import type { ErrorFileOf } from '../../../platform/files/error-file.ts';
import type { FileProblem } from '../../../platform/files/problems.ts';
import { readFileRows } from '../../../platform/files/read-rows.ts';
import type { FileTold } from '../../../platform/files/threads.ts';

const SHEET = { form: PAYOUT_FORM, notes: fileNotes, fileBytes: DISBURSEMENT_POLICY.maxFileBytes };

/** A thread's task: parse a file within a time limit, or write errors into a file. */
export type FileTask = { path: string; mostMs: number } | ErrorFileOf;
/** The parsed rows as JSON, serialised in the thread to spare the main thread. */
export type FileDone =
  | { ok: true; format: 'xlsx' | 'csv'; count: number; rows: string; notes: readonly FileNote[] }
  | { ok: false; problem: FileProblem };

const read = async (path: string, mostMs: number): Promise<FileDone> => {
  const found = await readFileRows(SHEET, await openAsBlob(path), AbortSignal.timeout(mostMs));
  if (!found.ok) return found;
  const { format, rows, notes } = found;
  return { ok: true, format, count: rows.length, rows: JSON.stringify(rows), notes };
};

parentPort?.on('message', async (task: FileTask) => {
  const done = 'path' in task ? await read(task.path, task.mostMs) : await makeErrorFile(PAYOUT_FORM, task);
  const told: FileTold<typeof done> = { done, heap: process.memoryUsage().heapTotal };
  parentPort?.postMessage(told, done instanceof Uint8Array ? [done.buffer] : []);
});
