import type { Deps } from '../../../deps.ts';
import type { Logger } from 'pino';
import { moveOn, noteFailure, readOn } from './repository.ts';
import { SOURCES } from './sources/index.ts';
import { tellPeople } from './tell.ts';

export type Following = Pick<Deps, 'db' | 'clock' | 'ids' | 'wake'> & { log: Logger };

export const MOST_ROWS = 200;
/** A row that fails that often is left out, so that nobody else waits for it. */
const MOST_FAILURES = 5;

/**
 * Reads on in the outbox and tells people. Each row is one transaction, and the place is stored after it, so a crash repeats rows, which
 * changes nothing. Two servers may read the same rows. Returns how many were read.
 */
export const followOutbox = async ({ db, clock, ids, wake, log }: Following): Promise<number> => {
  const { rows, failures } = await db.system((tx) => readOn(tx, MOST_ROWS));
  let told = false;
  for (const [index, row] of rows.entries()) {
    if (!SOURCES.has(row.topic)) continue;
    const { merchant_id: merchantId, mode } = row;
    try {
      const isNew = await db.tenant({ merchantId, mode }, (tx) =>
        tellPeople(tx, row, { ids, now: clock.now() }),
      );
      told ||= isNew;
    } catch (error) {
      const isGivenUp = index === 0 && failures + 1 >= MOST_FAILURES;
      log.error({ err: error, merchantId, mode, topic: row.topic, isGivenUp }, 'people could not be told');
      if (isGivenUp) continue;
      const before = rows[index - 1];
      await db.system(async (tx) => {
        if (before) await moveOn(tx, before.seq);
        await noteFailure(tx, row.seq);
      });
      // Tried again at the next look, not at once.
      return 0;
    }
  }
  const last = rows.at(-1);
  if (last) await db.system((tx) => moveOn(tx, last.seq));
  if (told) wake();
  return rows.length;
};
