import { delivered, released } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { StatusAnswer } from '../../rails/bank/port.ts';
import type { Tx } from '../db/tx.ts';
import { post } from '../ledger/post.ts';
import { nextEnquiryMs, WHEN_SENT_AGAIN } from './enquiries.ts';
import type { Claimed } from './claim.ts';
import { moneyOutOf, transfersOf } from './transfers.ts';
import type { OwnerKind, TransferRow } from './transfers.ts';

export type Answered = { claimed: Claimed; answer: StatusAnswer };

/** Called for the owner of transfers when some of them end: updates its status and notifies listeners. */
export type OnEnded = (
  tx: Tx,
  now: Date,
  ended: ReadonlyMap<string, readonly TransferRow[]>,
) => Promise<void>;
/** Called for owners whose transfer a bank received and has not ended. */
export type OnSent = (tx: Tx, now: Date, ownerIds: readonly string[]) => Promise<void>;
export type PayoutOwner = { ended: OnEnded; sent?: OnSent };
export type PayoutOwners = Readonly<Partial<Record<OwnerKind, PayoutOwner>>>;

/**
 * Stores a bank's answers for the transfers of one merchant and mode in one transaction: their status, their owners' status and the
 * postings. An ended transfer does not change, so repeated or late answers have no effect.
 */
export const recordAnswers = async (
  tx: Tx,
  {
    answers,
    owners,
    now,
    claim,
  }: { answers: readonly Answered[]; owners: PayoutOwners; now: Date; claim: string },
): Promise<void> => {
  await holdAllPartsOf(tx, answers);
  const ended = await end(tx, answers, now);
  await ask(tx, answers, { now, claim });
  const byOwner = await transfersOf(tx, [...new Set(ended.map(({ owner_id }) => owner_id))].toSorted());
  for (const [kind, owner] of Object.entries(owners)) {
    const its = [...byOwner].filter(([, [first]]) => first?.owner_kind === kind);
    if (its.length > 0) await owner.ended(tx, now, new Map(its));
    const sent = answers.filter((one) => one.claimed.owner_kind === kind && isFirstNews(one));
    if (sent.length > 0)
      await owner.sent?.(tx, now, [...new Set(sent.map(({ claimed }) => claimed.owner_id))]);
  }
  post(
    tx,
    now,
    ended.map((row) => (row.status === 'done' ? delivered(moneyOutOf(row)) : released(moneyOutOf(row)))),
  );
};

const isFirstNews = ({ claimed, answer }: Answered): boolean =>
  claimed.was === 'waiting' && (answer.status === 'processing' || answer.status === 'unknown');

/**
 * Two parts of one payout may end concurrently. The later transaction waits here and then sees both. Without the lock, each would see the
 * other as open, and the payout would never end. All callers lock in the same order.
 */
const holdAllPartsOf = async (tx: Tx, answers: readonly Answered[]): Promise<void> => {
  const owners = [...new Set(answers.map(({ claimed }) => claimed.owner_id))];
  await tx.run(sql`
    select reference from bank_transfer where owner_id = any(${owners}::text[]) order by reference for update`);
};

const end = (tx: Tx, answers: readonly Answered[], now: Date): Promise<TransferRow[]> => {
  const rows = answers.flatMap(({ claimed: { reference }, answer }) => {
    const { status } = answer;
    if (status !== 'done' && status !== 'failed') return [];
    return [
      {
        reference,
        status,
        bank_reference: status === 'done' ? answer.bankReference : null,
        failure_code: status === 'failed' ? answer.failure : null,
      },
    ];
  });
  if (rows.length === 0) return Promise.resolve([]);
  return tx.rows<TransferRow>(sql`
    with said as (select * from json_populate_recordset(null::bank_transfer, ${JSON.stringify(rows)}::json)),
         mine as (select t.reference from bank_transfer t join said using (reference)
                   where t.status in ('sending', 'unknown'))
    update bank_transfer t
       set status = said.status, bank_reference = said.bank_reference, failure_code = said.failure_code,
           ended_at = ${now}, claim = null
      from said join mine using (reference) where t.reference = said.reference
    returning t.reference, t.owner_kind, t.owner_id, t.attempt, t.holder, t.amount, t.fee, t.ppn, t.status,
              t.failure_code, t.bank_reference, t.ended_at`);
};

/** An unfinished transfer is enquired about later. A transfer that the bank never received waits to be sent with the same reference. */
const ask = async (
  tx: Tx,
  answers: readonly Answered[],
  { now, claim }: { now: Date; claim: string },
): Promise<void> => {
  const rows = answers.flatMap(({ claimed: { reference, enquiries }, answer: { status } }) => {
    if (status === 'done' || status === 'failed') return [];
    const absent = status === 'absent';
    const due = new Date(now.getTime() + (absent ? 0 : nextEnquiryMs(enquiries)));
    return [
      {
        reference,
        status: absent ? 'waiting' : 'unknown',
        due_at: due.toISOString(),
        enquiries: absent ? Math.min(enquiries + 1, WHEN_SENT_AGAIN) : enquiries + 1,
      },
    ];
  });
  if (rows.length === 0) return;
  await tx.run(sql`
    update bank_transfer t
       set status = said.status, due_at = said.due_at, enquiries = said.enquiries, claim = null
      from json_populate_recordset(null::bank_transfer, ${JSON.stringify(rows)}::json) said
     where t.reference = said.reference and t.claim = ${claim} and t.status in ('sending', 'unknown')`);
};
