import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { BankRail } from '../../rails/bank/port.ts';
import { TRANSFER_TIMEOUT_MS } from '../../rails/bank/port.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Mode } from '../merchant/mode.ts';
import { transferOf } from './claim.ts';
import type { Claimed } from './claim.ts';
import { recordAnswers } from './record.ts';
import type { PayoutOwners } from './record.ts';

type Parts = { db: Db; clock: Clock; bank: BankRail; owners: PayoutOwners };

// The most that a user waits for; the rest follows in the background.
const MOST = 200;

/** Enquires at once about the unfinished transfers of these owners, unless an enquiry is in progress. */
export const enquireNow = async (
  { db, clock, bank, owners }: Parts,
  tenant: { merchantId: string; mode: Mode },
  ownerIds: readonly string[],
): Promise<void> => {
  const now = clock.now();
  const claim = randomUUID();
  const until = new Date(now.getTime() + 3 * TRANSFER_TIMEOUT_MS);
  const claimed = await db.tenant(tenant, (tx) =>
    tx.rows<Claimed>(sql`
      with asked as (
        select reference from bank_transfer
         where owner_id = any(${ownerIds}::text[]) and status in ('sending', 'unknown')
           and (claim is null or due_at <= ${now})
         order by reference limit ${MOST} for update skip locked
      )
      update bank_transfer t set status = 'unknown', due_at = ${until}, claim = ${claim}
        from asked where t.reference = asked.reference
      returning t.merchant_id, t.mode, t.reference, t.owner_kind, t.owner_id, t.bank_code, t.account_number,
                t.account_name, t.amount, 'unknown' as was, t.enquiries`),
  );
  if (claimed.length === 0) return;
  const answers = await Promise.all(
    claimed.map(async (one) => ({
      claimed: one,
      answer: await bank.status(transferOf(one)),
    })),
  );
  await db.tenant(tenant, (tx) => recordAnswers(tx, { answers, owners, now: clock.now(), claim }));
};
