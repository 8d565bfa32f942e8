import { delMany, get, set, setMany } from 'idb-keyval';
import { leftWork } from '../../../../shared/lib/left-work.ts';
import type { RowEdit } from '../model/row-edits.ts';

/** What a person was at: enough to go on after a reload, on another day, after signing in again. */
export interface KeptWork {
  readonly fileName: string;
  readonly name: string;
  readonly description: string;
  /** Missing in what was kept before there was a choice. */
  readonly source?: string;
  readonly edits: readonly RowEdit[];
  readonly savedAt: number;
  /** Tells which file it is of, and the idempotency key of the batch that it becomes. Missing in what was kept before they were. */
  readonly what?: string;
  readonly key?: string;
}

/** Salaries are not left on a machine for ever. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * Each person's own, by merchant and mode: nobody is shown what another left. The file itself, and beside it the edits, which are
 * written after each step. Where a browser keeps nothing (a private window), everything works but going on later.
 */
export function keptWork(owner: string) {
  const workKey = `${owner} work`;
  const fileKey = `${owner} file`;
  const batchKey = `${owner} batch`;
  const drop = () => quietly(() => delMany([workKey, fileKey], leftWork()));
  return {
    find: (now: Date): Promise<KeptWork | undefined> =>
      quietly(async () => {
        const work = await get<KeptWork>(workKey, leftWork());
        if (work && now.getTime() - work.savedAt <= LONGEST_MS) return work;
        if (work) await delMany([workKey, fileKey], leftWork());
        return undefined;
      }),
    file: (): Promise<File | undefined> => quietly(() => get<File>(fileKey, leftWork())),
    begin: (file: File, work: KeptWork) =>
      quietly(() =>
        setMany(
          [
            [fileKey, file],
            [workKey, work],
          ],
          leftWork(),
        ),
      ),
    keep: (work: KeptWork) => quietly(() => set(workKey, work, leftWork())),
    drop,
    /** Of this file alone: another one may have been begun while it was being saved. */
    becameBatch: async (what: string, id: string): Promise<void> => {
      const work = await quietly(() => get<KeptWork>(workKey, leftWork()));
      if (work?.what === undefined || work.what === what) await drop();
      await quietly(() => set(batchKey, { what, id } satisfies LastBatch, leftWork()));
    },
    /** The batch that this file was saved as, for who waited for it. */
    batchOf: async (what: string): Promise<string | undefined> => {
      const last = await quietly(() => get<LastBatch>(batchKey, leftWork()));
      return last?.what === what ? last.id : undefined;
    },
  };
}

interface LastBatch {
  what: string;
  id: string;
}

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
