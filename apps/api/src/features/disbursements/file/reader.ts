import { fileThreads, MOST_MS } from '../../../platform/files/threads.ts';
import type { ErrorFileOf } from '../../../platform/files/error-file.ts';
import type { FileDone, FileTask } from './worker.ts';

const threads = fileThreads(new URL('./worker.ts', import.meta.url));

const TOO_SLOW: FileDone = { ok: false, problem: { code: 'DPAY_FILE_TOO_SLOW', place: 'file' } };

export const readFile = (path: string): Promise<FileDone | 'busy'> =>
  threads.run<FileDone>({ path, mostMs: MOST_MS } satisfies FileTask, () => TOO_SLOW);

/** Writes the errors of the rows into a copy of the file. */
export const writeErrors = (file: ErrorFileOf): Promise<Uint8Array | 'busy'> =>
  threads.run<Uint8Array>(file satisfies FileTask, () => {
    throw new Error('A file that could be read could not be written.');
  });
