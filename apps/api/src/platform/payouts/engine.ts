import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { BankRail, StatusAnswer } from '../../rails/bank/port.ts';
import { TRANSFER_TIMEOUT_MS } from '../../rails/bank/port.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { makeWorkers } from '../work/workers.ts';
import type { Workers } from '../work/workers.ts';
import { claimDue, transferOf } from './claim.ts';
import type { Claimed } from './claim.ts';
import { heldAt } from './held.ts';
import { recordAnswers } from './record.ts';
import type { Answered, PayoutOwners } from './record.ts';

/** Sends and enquires about all transfers that are due. */
export type PayoutEngine = Workers;

export type PayoutParts = {
  db: Db;
  clock: Clock;
  bank: BankRail;
  owners: PayoutOwners;
  log: Logger;
  /** Called after a commit that others wait for. */
  wake: () => void;
};

const PARALLEL = 4;
const BATCH = 100;
/** Longer than a bank may take. An older claim belongs to a process that is gone. */
const CLAIM_MS = 3 * TRANSFER_TIMEOUT_MS;

/** Sends transfers to the banks and stores the results. Several instances share the work. */
export const makePayouts = ({
  db,
  clock,
  bank,
  owners,
  log,
  wake: tellOthers,
}: PayoutParts): PayoutEngine => {
  const claim = randomUUID();

  const step = async (): Promise<number> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await db.system(async (tx) =>
      claimDue(tx, { now, until, claim, most: BATCH, held: await heldAt(tx, now) }),
    );
    if (claimed.length === 0) return 0;
    const answers = await Promise.all(
      claimed.map(async (one): Promise<Answered> => ({ claimed: one, answer: await ask(bank, one) })),
    );
    const tenants = Map.groupBy(answers, ({ claimed: one }) => `${one.merchant_id} ${one.mode}`);
    for (const its of tenants.values()) await record(its);
    tellOthers();
    return claimed.length;
  };

  const record = async (answers: readonly Answered[]): Promise<void> => {
    const [{ claimed }] = answers as [Answered, ...Answered[]];
    const tenant = { merchantId: claimed.merchant_id, mode: claimed.mode };
    await db
      .tenant(tenant, (tx) => recordAnswers(tx, { answers, owners, now: clock.now(), claim }))
      // Nothing is lost: the claim expires, and the transfer is enquired about.
      .catch((error: unknown) => log.error({ err: error, ...tenant }, 'answers of a bank could not be kept'));
  };

  return makeWorkers({
    job: 'payouts',
    step,
    most: BATCH,
    parallel: PARALLEL,
    onError: (error) => log.error({ err: error }, 'transfers could not be claimed'),
  });
};

const ask = (bank: BankRail, claimed: Claimed): Promise<StatusAnswer> => {
  const transfer = transferOf(claimed);
  return claimed.was === 'waiting' ? bank.transfer(transfer) : bank.status(transfer);
};
