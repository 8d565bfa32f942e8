import { delMany, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import { leftWork } from '../../../../shared/lib/left-work.ts';
import { inTime } from '../../../../shared/lib/patience.ts';
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
  const workKey = (what: string) => `${owner}${WORK}${what}`;
  const fileKey = (what: string) => `${owner}${FILE}${what}`;
  // Whose file is known to lie there.
  const filed = new Set<string>();
  const work = (what: string) => quietly(() => get<KeptWork>(workKey(what), leftWork()));
  const file = async (what: string): Promise<File | undefined> => {
    const file = await get<File>(fileKey(what), leftWork());
    if (file) filed.add(what);
    return file;
  };
  const drop = (what: string) => {
    filed.delete(what);
    return quietly(() => delMany([workKey(what), fileKey(what)], leftWork()));
  };

  /** Where another tab has dropped both, and what was done was written once more. */
  const fileAgain = (file: File, what: string) =>
    leftWork()('readwrite', (store) => {
      const itself = store.getKey(fileKey(what));
      const beside = store.getKey(workKey(what));
      beside.onsuccess = () => {
        if (beside.result !== undefined && itself.result === undefined) store.put(file, fileKey(what));
      };
      return promisifyRequest(store.transaction);
    });

  return {
    /** What was at last, of all that was left. */
    find: (now: Date): Promise<KeptWork | undefined> =>
      quietly(async () => {
        const known = await keys<string>(leftWork());
        const names = known.filter((key) => key.includes(WORK));
        const works = await getMany<KeptWork>(names, leftWork());
        const all = names.map((name, at) => ({ name, work: works[at] }));
        const isOld = (work?: KeptWork) => !work || now.getTime() - work.savedAt > LONGEST_MS;
        // Anybody's: they may never come back to this machine.
        const old = all
          .filter(({ work }) => isOld(work))
          .flatMap(({ name }) => [name, name.replace(WORK, FILE)]);
        const ofOnePlace = known.filter((key) => OF_ONE_PLACE.test(key));
        await delMany([...old, ...ofOnePlace], leftWork());
        return all
          .flatMap(({ name, work }) => (work && !isOld(work) && name.startsWith(workKey('')) ? [work] : []))
          .toSorted((a, b) => b.savedAt - a.savedAt)[0];
      }),
    work,
    /** Both, each undefined where it does not lie there; or undefined where the browser does not say. */
    both: (what: string): Promise<{ file: File | undefined; work: KeptWork | undefined } | undefined> =>
      quietly(async () => {
        const [itself, beside] = await Promise.all([file(what), get<KeptWork>(workKey(what), leftWork())]);
        return { file: itself, work: beside };
      }),
    /**
     * The file once, beside what was done to it; also again, where another tab has saved it, or thrown it away.
     * Answers whether the browser has kept it.
     */
    keep: async (file: File, work: KeptWork, mayReplace?: (there: KeptWork) => boolean): Promise<boolean> => {
      const { what } = work;
      const isFiled = filed.has(what);
      const isKept = await quietly(async () => {
        await leftWork()('readwrite', (store) => {
          const put = (isFileThere: boolean) => {
            store.put(work, workKey(what));
            if (!isFileThere) store.put(file, fileKey(what));
            // A tab that is closed or loaded anew does not live until it hears of either.
            store.transaction.commit();
          };
          // Nor until it has read.
          if (!mayReplace) put(isFiled);
          else {
            const there: IDBRequest<KeptWork | undefined> = store.get(workKey(what));
            there.onsuccess = () => {
              if (!there.result || mayReplace(there.result)) put(isFiled && there.result !== undefined);
            };
          }
          return promisifyRequest(store.transaction);
        });
        filed.add(what);
        if (isFiled) await fileAgain(file, what);
        return true;
      });
      return isKept ?? false;
    },
    drop,
    /** Only what is the same: another tab may have done more to this file. */
    dropSame: async (what: string, isSame: (work: KeptWork) => boolean) => {
      const left = await work(what);
      if (left && isSame(left)) await drop(what);
    },
  };
}

const WORK = ' work ';
const FILE = ' file ';
/** As it was kept when all files of a person had one place. */
const OF_ONE_PLACE = / (?:work|file)$/;

/** A browser that refuses, and one that does not answer, count as one that keeps nothing. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await inTime(work());
  } catch {
    return undefined;
  }
}
