import { settlementSettled } from '@dasbor/domain/ledger';
import { settledUpTo, settlesByItself } from '@dasbor/domain/payments';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { lockPool } from '../refunds/public.ts';
import { publishEvent } from '../webhooks/public.ts';
import { clocksOf, dueGroups, findSettlement, settlePayments } from './repository.ts';
import type { DueGroup } from './repository.ts';
import { toSettlement } from './rows.ts';
import type { SettlementRow } from './rows.ts';

type Parts = { db: Db; clock: Clock; ids: Ids; log: Logger; wake: () => void };

/**
 * Pays out every payment that is due, in one settlement per balance, method and due day. Each settlement is one transaction, so it happens
 * completely or not at all; several servers may run this at once.
 */
export const settleDue = async ({ db, clock, ids, log, wake }: Parts): Promise<void> => {
  const now = clock.now();
  const groups = await db.system(async (tx) => {
    const clocks = await clocksOf(tx);
    const due = clocks.map((clockAheadMs) =>
      dueGroups(tx, { clockAheadMs, day: settledUpTo(calendarNow(now, { clockAheadMs })) }),
    );
    return (await Promise.all(due)).flat().filter(({ net }) => settlesByItself(Number(net)));
  });
  for (const { merchant_id: merchantId, mode, net: _, ...group } of groups) {
    await db
      .tenant({ merchantId, mode }, (tx) => settleGroup({ tx, now, ids }, group))
      // One merchant's error does not affect others; this one is retried in the next run.
      .catch((error: unknown) =>
        log.error({ err: error, merchantId, mode }, 'payments could not be settled'),
      );
  }
  if (groups.length > 0) wake();
};

type Settling = { tx: Tx; now: Date; ids: Ids };

/** A second server waits for the lock and then finds nothing left to settle; a concurrent refund of these payments waits too. */
const settleGroup = async (
  { tx, now, ids }: Settling,
  { holder, method, due_date: dueDate }: DueGroup,
): Promise<void> => {
  await lockPool(tx, { method, holder });
  const id = ids.next('settlement', now);
  const net = await settlePayments(tx, { id, holder, method, due_date: dueDate, now });
  if (net === undefined) return;

  const row = (await findSettlement(tx, id)) as SettlementRow;
  await outbox.add(tx, { topic: 'settlement.updated', aggregate: id, payload: { status: 'settled' } });
  await publishEvent(
    { tx, now, ids },
    {
      event: 'settlement.settled',
      subjectId: id,
      subaccountId: row.subaccount_id,
      paymentMethod: method,
      data: toSettlement(row),
    },
  );
  if (net > 0) post(tx, now, [settlementSettled({ id, net, holder })]);
};
