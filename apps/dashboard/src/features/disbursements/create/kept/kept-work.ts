import { delMany, get, getMany, keys, set, setMany } from 'idb-keyval';
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
  /** Which file it is of, by its mark. */
  readonly what: string;
}

/** Salaries are not left on a machine for ever. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * Each person's own, by merchant and mode: nobody is shown what another left. Of each file, beside it, the edits, which are written after
 * each step: two tabs may be at two files, and neither gets what was done to the other. Where a browser keeps nothing (a private window),
 * everything works but going on later.
 */
export function keptWork(owner: string) {
  const works = `${owner} work `;
  const workKey = (what: string) => works + what;
  const fileKey = (what: string) => `${owner} file ${what}`;
  const drop = (...files: readonly string[]) =>
    quietly(() =>
      delMany(
        files.flatMap((what) => [workKey(what), fileKey(what)]),
        leftWork(),
      ),
    );
  const begin = (file: File, work: KeptWork) =>
    quietly(() =>
      setMany(
        [
          [fileKey(work.what), file],
          [workKey(work.what), work],
        ],
        leftWork(),
      ),
    );
  return {
    /** What was at last, of all that was left. */
    find: (now: Date): Promise<KeptWork | undefined> =>
      quietly(async () => {
        // As it was kept when all files had one place.
        await delMany([`${owner} work`, `${owner} file`], leftWork());
        const known = (await keys<string>(leftWork())).filter((key) => key.startsWith(works));
        const all = (await getMany<KeptWork | undefined>(known, leftWork())).filter(
          (work) => work !== undefined,
        );
        const isOld = ({ savedAt }: KeptWork) => now.getTime() - savedAt > LONGEST_MS;
        await drop(...all.filter(isOld).map(({ what }) => what));
        return all.filter((work) => !isOld(work)).toSorted((a, b) => b.savedAt - a.savedAt)[0];
      }),
    file: (what: string): Promise<File | undefined> => quietly(() => get<File>(fileKey(what), leftWork())),
    begin,
    /** With the file, where that is gone: another tab has saved it, or thrown it away. */
    keep: (file: File, work: KeptWork) =>
      quietly(async () => {
        const isThere = (await get<File>(fileKey(work.what), leftWork())) !== undefined;
        await (isThere ? set(workKey(work.what), work, leftWork()) : begin(file, work));
      }),
    drop: (what: string) => drop(what),
  };
}

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
