import { randomUUID } from 'node:crypto';
import type { AccountAnswer } from '@dasbor/domain/payouts';
import type { Logger } from 'pino';
import type { BankRail } from '../../../rails/bank/port.ts';
import { TRANSFER_TIMEOUT_MS } from '../../../rails/bank/port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Ids } from '../../../platform/ids.ts';
import { makeWorkers } from '../../../platform/work/workers.ts';
import type { Workers } from '../../../platform/work/workers.ts';
import { claimItems } from './claim.ts';
import type { ClaimedItem } from './claim.ts';
import { recordAccounts } from './record.ts';
import type { AnsweredItem } from './record.ts';

export type ValidationParts = {
  db: Db;
  clock: Clock;
  ids: Ids;
  bank: BankRail;
  log: Logger;
  /** Called after a commit that others wait for. */
  wake: () => void;
};

const PARALLEL = 4;
/** Parallel questions per worker. */
const BATCH = 100;
/** Longer than a bank may take. */
const CLAIM_MS = 3 * TRANSFER_TIMEOUT_MS;

/** Asks the banks about the accounts of drafts and stores the answers. Several instances share the work. */
export const makeValidations = ({ db, clock, ids, bank, log, wake }: ValidationParts): Workers => {
  const step = async (): Promise<number> => {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    // Unique per step: an edited row may belong to another step by now.
    const claim = randomUUID();
    const claimed = await db.system((tx) => claimItems(tx, { now, until, claim, most: BATCH }));
    if (claimed.length === 0) return 0;
    const answers = await Promise.all(
      claimed.map(async (one): Promise<AnsweredItem> => ({ claimed: one, answer: await ask(bank, one) })),
    );
    const tenants = Map.groupBy(answers, ({ claimed: one }) => `${one.merchant_id} ${one.mode}`);
    for (const its of tenants.values()) await record(its, claim);
    wake();
    return claimed.length;
  };

  const record = async (answers: readonly AnsweredItem[], claim: string): Promise<void> => {
    const [{ claimed }] = answers as [AnsweredItem, ...AnsweredItem[]];
    const tenant = { merchantId: claimed.merchant_id, mode: claimed.mode };
    await db
      .tenant(tenant, (tx) => recordAccounts({ tx, now: clock.now(), ids }, { answers, claim }))
      // Nothing is lost: the claim expires, and the bank is asked again.
      .catch((error: unknown) =>
        log.error({ err: error, ...tenant }, 'answers about accounts could not be kept'),
      );
  };

  return makeWorkers({
    job: 'validations',
    step,
    most: BATCH,
    parallel: PARALLEL,
    onError: (error) => log.error({ err: error }, 'items could not be claimed'),
  });
};

const ask = (bank: BankRail, one: ClaimedItem): Promise<AccountAnswer> =>
  bank.inquire({
    mode: one.mode,
    bankCode: one.bank_code,
    accountNumber: one.account_number,
    accountName: one.account_owner_name,
  });
