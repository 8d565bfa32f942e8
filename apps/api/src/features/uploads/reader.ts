import type { ErrorFileOf } from '../../platform/files/error-file.ts';
import { fileThreads, MOST_MS } from '../../platform/files/threads.ts';
import type { UploadKindName } from './sheets.ts';
import type { Checked, Looked, RowEdit, UploadTask } from './worker.ts';

const threads = fileThreads(new URL('./worker.ts', import.meta.url));

const TOO_SLOW = { ok: false, problem: { code: 'DPAY_FILE_TOO_SLOW', place: 'file' } } as const;

export const lookAt = (kind: UploadKindName, path: string): Promise<Looked | 'busy'> =>
  threads.run<Looked>({ kind, mostMs: MOST_MS, look: path } satisfies UploadTask, () => TOO_SLOW);

export type FileWithEdits = { bytes: Uint8Array<ArrayBuffer>; edits: readonly RowEdit[] };

export const checkRows = (kind: UploadKindName, { bytes, edits }: FileWithEdits): Promise<Checked | 'busy'> =>
  threads.run<Checked>({ kind, mostMs: MOST_MS, check: bytes, edits } satisfies UploadTask, () => TOO_SLOW);

export const writeBeside = (kind: UploadKindName, file: ErrorFileOf): Promise<Uint8Array | 'busy'> =>
  threads.run<Uint8Array>({ kind, mostMs: MOST_MS, write: file } satisfies UploadTask, () => {
    throw new Error('A file that could be read could not be written.');
  });
