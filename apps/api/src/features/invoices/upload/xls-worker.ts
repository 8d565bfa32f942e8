import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { openSpreadsheet, SpreadsheetProblem } from '@dasbor/spreadsheet';
import { FILE_CODES } from '../../../platform/files/problems.ts';
import type { FileProblem } from '../../../platform/files/problems.ts';
import type { FileTold } from '../../../platform/files/threads.ts';
import { xlsxOfXls } from './xls.ts';
import type { Converted } from './xls.ts';

/** Undefined for an old xls, which our own reader names and does not read. */
const otherKind = async (path: string): Promise<FileProblem['code'] | undefined> => {
  try {
    await openSpreadsheet(await openAsBlob(path));
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error;
    return error.code === 'legacy-xls' ? undefined : FILE_CODES[error.code];
  }
  return FILE_CODES['not-a-spreadsheet'];
};

const convert = async (path: string): Promise<Converted> => {
  const code = await otherKind(path);
  return code ? { ok: false, problem: { code, place: 'file' } } : xlsxOfXls(await readFile(path));
};

// The package tells the console of every record that it does not know, which a hostile file has by the thousand.
console.error = () => undefined;

parentPort?.on('message', async (path: string) => {
  const done = await convert(path);
  const told: FileTold<Converted> = { done, heap: process.memoryUsage().heapTotal };
  parentPort?.postMessage(told, done.ok ? [done.bytes.buffer] : []);
});
