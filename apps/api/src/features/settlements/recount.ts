import { jakartaDate } from '@dasbor/domain/kernel';
import { INDONESIAN_HOLIDAYS, movedDueDays } from '@dasbor/domain/payments';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockPool } from '../refunds/public.ts';
import { moveDueDay, waitingPayments } from './recount-repository.ts';

type Parts = { db: Db; clock: Clock; log: Logger };

/**
 * Counts the due days of unsettled payments again, because a new release may have another holiday table. Days that are right already stay,
 * so it may run any number of times and on several servers at once.
 */
export const recountDueDays = async (
  { db, log }: Pick<Parts, 'db' | 'log'>,
  holidays: Pick<ReadonlySet<string>, 'has'> = INDONESIAN_HOLIDAYS,
): Promise<void> => {
  const moved = movedDueDays(await db.system(waitingPayments), holidays);
  for (const { newDueDate, ...waiting } of moved) {
    const { merchantId, mode } = waiting;
    // A settlement or a refund of the same payments waits.
    const count = await db.tenant({ merchantId, mode }, async (tx) => {
      await lockPool(tx, waiting);
      return moveDueDay(tx, waiting, newDueDate);
    });
    log.info({ merchantId, mode, from: waiting.dueDate, to: newDueDate, count }, 'due days were moved');
  }
};

/** At the start of the process, and once a day for payments that a server of the release before has completed since. */
export const recountDaily = (parts: Parts): (() => Promise<void>) => {
  let countedOn = '';
  return async () => {
    const today = jakartaDate(parts.clock.now());
    if (countedOn === today) return;
    await recountDueDays(parts);
    countedOn = today;
  };
};
