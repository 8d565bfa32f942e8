import { refundDelivered, refundReleased } from '@dasbor/domain/ledger';
import { rupiah } from '@dasbor/domain/kernel';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { post } from '../../platform/ledger/post.ts';
import { makeWorkers } from '../../platform/work/workers.ts';
import type { Workers } from '../../platform/work/workers.ts';
import type { AcquirerRail, RefundAnswer } from '../../rails/acquirer/port.ts';
import { announceRefund } from './announce.ts';
import {
  addRefunded,
  askLater,
  claimDue,
  endRow,
  findRefund,
  lockPool,
  lockRefund,
  returnDeductions,
} from './repository.ts';
import { moneyOf, poolOf } from './rows.ts';
import type { RefundRow } from './rows.ts';

export type RefundParts = {
  db: Db;
  clock: Clock;
  ids: Ids;
  acquirer: AcquirerRail;
  log: Logger;
  /** Called after a commit that others wait for. */
  wake: () => void;
};

const PARALLEL = 2;
const BATCH = 20;
/** Longer than an acquirer may take. An older claim belongs to a process that is gone. */
const CLAIM_MS = 60_000;
const FIRST_ENQUIRY_MS = 5_000;
const LATEST_ENQUIRY_MS = 15 * 60_000;

/** Asks the acquirers about all refunds that are due. Several instances share the work. */
export const makeRefunds = ({ db, clock, ids, acquirer, log, wake }: RefundParts): Workers => {
  const step = async (): Promise<number> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await db.system((tx) => claimDue(tx, { now, until, most: BATCH }));
    for (const { merchant_id: merchantId, mode, ...refund } of claimed) {
      await db
        .tenant({ merchantId, mode }, (tx) =>
          carryOut({ tx, now: clock.now(), ids, acquirer }, { ...refund, mode }),
        )
        // Nothing is lost: the claim expires, and the acquirer is asked again under the same id.
        .catch((error: unknown) => log.error({ err: error, merchantId, mode }, 'a refund could not be kept'));
    }
    if (claimed.length > 0) wake();
    return claimed.length;
  };
  return makeWorkers({
    job: 'refunds',
    step,
    most: BATCH,
    parallel: PARALLEL,
    onError: (error) => log.error({ err: error }, 'refunds could not be claimed'),
  });
};

type Carrying = { tx: Tx; now: Date; ids: Ids; acquirer: AcquirerRail };

/** The acquirer is called before anything is locked. */
const carryOut = async (
  { tx, now, ids, acquirer }: Carrying,
  { id, mode, enquiries }: { id: string; mode: Mode; enquiries: number },
): Promise<void> => {
  const { payment_id, method, channel, amount } = (await findRefund(tx, id)) as RefundRow;
  const payment = { id: payment_id, mode, method, channel };
  const answer = await acquirer.refund(tx, { id, payment, amount: Number(amount) }, now);
  if (answer === 'unreachable' || answer.status === 'processing') {
    const waitMs = Math.min(FIRST_ENQUIRY_MS * 2 ** enquiries, LATEST_ENQUIRY_MS);
    return askLater(tx, id, new Date(now.getTime() + waitMs));
  }
  const row = (await lockRefund(tx, id)) as RefundRow;
  if (row.status !== 'approved' && row.status !== 'processing') return;
  await end({ tx, now, ids }, row, answer);
};

type Final = Exclude<RefundAnswer, { status: 'processing' }>;

const end = async ({ tx, now, ids }: Omit<Carrying, 'acquirer'>, row: RefundRow, answer: Final) => {
  const money = moneyOf(row);
  const isDone = answer.status === 'done';
  if (!isDone) await lockPool(tx, poolOf(row));
  await endRow(tx, {
    id: row.id,
    now,
    retrievalReferenceNumber: isDone ? answer.retrievalReferenceNumber : null,
    failure: isDone ? null : answer.failure,
  });
  const posting = isDone
    ? refundDelivered(money)
    : refundReleased({ ...money, settled: await giveBack(tx, row) });
  await announceRefund({ tx, now, ids }, (await findRefund(tx, row.id)) as RefundRow);
  post(tx, now, [posting]);
};

/** Returns the part that payments settled meanwhile had paid, which becomes available. */
const giveBack = async (tx: Tx, row: RefundRow) => {
  await addRefunded(tx, row.payment_id, -Number(row.amount));
  return rupiah(Number(row.amount) - (await returnDeductions(tx, row.id)));
};
