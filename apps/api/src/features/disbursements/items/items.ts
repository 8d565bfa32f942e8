import { jakartaDayBounds } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { transfersOf } from '../../../platform/payouts/transfers.ts';
import { answerList } from '../../../spec/answer/answer-list.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler, Session } from '../../../spec/handlers.ts';
import {
  asOfNow,
  asSeenBy,
  isDecided,
  isInOtherBatches,
  inOtherBatches,
  wasInOtherBatches,
} from '../batch/other-batches.ts';
import { hasReturnIssue, withReturnIssues } from '../returns/issues.ts';
import { readEvidence } from '../evidence/groups.ts';
import { BY_ROW, countItems, findItem, selectItems } from './repository.ts';
import { toItem } from './rows.ts';
import type { DisbursementItem, ItemRow } from './rows.ts';
import { findDisbursement } from '../batch/repository.ts';

export const listDisbursementItems: Handler<'listDisbursementItems'> = async (call) => {
  const batch = await findDisbursement(call.tx, call.params.id);
  if (!batch) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const { evidence } = call.query.filters ?? {};
  const found = evidence && (await readEvidence(call.tx, batch, call.now)).groups[evidence];
  return answerList(call, {
    of: sql`disbursement_id = ${batch.id} ${found ? sql`and id = any(${found.map(({ id }) => id)}::text[])` : empty}`,
    order: BY_ROW,
    hidden: ACCOUNT,
    filtered: filteredBy(
      call.query.filters,
      sql`(${isDecided(batch) ? wasInOtherBatches(call.session) : inOtherBatches(call.now, batch.id)})
          or ${hasReturnIssue(batch.id)}`,
    ),
    select: selectItems,
    count: countItems,
    present: (rows) => present(call, rows),
  });
};

export const searchDisbursementItems: Handler<'searchDisbursementItems'> = (call) =>
  answerList(call, {
    // All items that return a payment, from any date.
    ...(call.query.filters?.returns_payment_id && { of: sql`returns_payment_id is not null` }),
    hidden: ACCOUNT,
    filtered: filteredBy(
      call.query.filters,
      sql`(${isInOtherBatches(call.now, call.session)}) or ${hasReturnIssue()}`,
    ),
    select: selectItems,
    count: countItems,
    present: (rows) => present(call, rows),
  });

export const getDisbursementItem: Handler<'getDisbursementItem'> = async (call) => {
  const row = await findItem(call.tx, call.params.item_id);
  if (!row) return problem('DPAY_DISBURSEMENT_ITEM_NOT_FOUND');
  const [data] = await present(call, [row]);
  return ok({ data: data as DisbursementItem });
};

const ACCOUNT = sql`account_number`;

const present = async (
  { tx, now, session }: { tx: Tx; now: Date; session: Session },
  written: readonly ItemRow[],
): Promise<DisbursementItem[]> => {
  const ids = written.map(({ id }) => id);
  const rows = await asOfNow(tx, await withReturnIssues(tx, written), {
    now,
    among: sql`i.id = any(${ids}::text[])`,
  });
  const sent = rows.filter(({ attempt }) => attempt > 0).map(({ id }) => id);
  const transfers = await transfersOf(tx, sent);
  return rows.map((row) =>
    toItem(asSeenBy(session, row), transfers.get(row.id) ?? [], session.masksPersonalData),
  );
};

type Filters = Call<'searchDisbursementItems'>['query']['filters'];

const filteredBy = (filters: Filters, warnedToo: Sql): Sql => {
  const { status, retriggerable, has_issue, completed_from, returns_payment_id: paymentId } = filters ?? {};
  return sql`
    ${status ? sql`and status = any(${status}::text[])` : empty}
    ${retriggerable === undefined ? empty : sql`and retriggerable = ${retriggerable}`}
    ${completed_from === undefined ? empty : sql`and completed_at >= ${jakartaDayBounds(completed_from).from}::timestamptz`}
    ${paymentId === undefined ? empty : sql`and returns_payment_id = ${paymentId}`}
    ${has_issue === undefined ? empty : sql`and (${HAS_ISSUE} or (${warnedToo})) = ${has_issue}`}`;
};

const HAS_ISSUE = sql`issues <> '[]' or duplicate_row is not null`;
