import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { makeErrorFile } from '../../platform/files/error-file.ts';
import type { ErrorFileOf } from '../../platform/files/error-file.ts';
import type { FileProblem } from '../../platform/files/problems.ts';
import { readFileRows } from '../../platform/files/read-rows.ts';
import type { FileTold } from '../../platform/files/threads.ts';
import { SHEETS } from './sheets.ts';
import type { UploadKindName } from './sheets.ts';

export type RowEdit = { row: number; removed?: true; cells?: Readonly<Record<string, string>> };

/** Look whether a file can be read, check its rows with the edits, or write a text beside each row. */
export type UploadTask = { kind: UploadKindName; mostMs: number } & (
  | { look: string }
  | { check: Uint8Array<ArrayBuffer>; edits: readonly RowEdit[] }
  | { write: ErrorFileOf }
);
export type Looked =
  | { ok: true; format: 'xlsx' | 'csv'; count: number }
  | { ok: false; problem: FileProblem };
export type Checked =
  | {
      ok: true;
      /** As JSON, serialised in the thread to spare the main thread. */
      records: string;
      count: number;
      /** How many rows have a problem, and the first of them. */
      wrongRows: number;
      firstWrong: number;
    }
  | { ok: false; problem: FileProblem };

const look = async (task: UploadTask & { look: string }): Promise<Looked> => {
  const found = await readFileRows(
    SHEETS[task.kind],
    await openAsBlob(task.look),
    AbortSignal.timeout(task.mostMs),
  );
  return found.ok ? { ok: true, format: found.format, count: found.rows.length } : found;
};

const check = async ({
  kind,
  check: bytes,
  edits,
  mostMs,
}: Extract<UploadTask, { check: unknown }>): Promise<Checked> => {
  const sheet = SHEETS[kind];
  const found = await readFileRows(sheet, new Blob([bytes]), AbortSignal.timeout(mostMs));
  if (!found.ok) return found;
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  const rows = found.rows.flatMap(({ number, cells }) => {
    const edit = byRow.get(number);
    return edit?.removed ? [] : [{ number, cells: sheet.typed(cells, edit?.cells ?? {}) }];
  });
  const { records, problems } = sheet.check(rows);
  const wrong = new Set(problems.map(({ row }) => row));
  return {
    ok: true,
    records: JSON.stringify(records),
    count: records.length,
    wrongRows: wrong.size,
    firstWrong: Math.min(...wrong),
  };
};

const answer = (task: UploadTask): Promise<Looked | Checked | Uint8Array<ArrayBuffer>> => {
  if ('look' in task) return look(task);
  return 'check' in task ? check(task) : makeErrorFile(SHEETS[task.kind].form, task.write);
};

parentPort?.on('message', async (task: UploadTask) => {
  const done = await answer(task);
  const told: FileTold<typeof done> = { done, heap: process.memoryUsage().heapTotal };
  parentPort?.postMessage(told, done instanceof Uint8Array ? [done.buffer] : []);
});
