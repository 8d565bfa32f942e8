import { randomUUID } from 'node:crypto';
import { PAYOUT_FAILURE_CODES } from '@dasbor/domain/payouts';
import type { PayoutFailure } from '@dasbor/domain/payouts';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Claimed } from '../../../platform/payouts/claim.ts';
import { recordAnswers } from '../../../platform/payouts/record.ts';
import type { TransferAnswer } from '../../../rails/bank/port.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler } from '../../../spec/handlers.ts';
import { disbursementsEnded } from './ended.ts';
import { findDisbursement, lockDisbursement } from '../batch/repository.ts';
import { toDisbursement } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';

/** Simulates a bank's answers for sandbox payouts, through the same path as real answers. */
export const simulateDisbursementItems: Handler<'simulateDisbursementItems'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const answerOf = wordOf(body);
  if (!answerOf)
    return problem('DPAY_INVALID_REQUEST', undefined, {
      errors: [{ field: 'failure_code', code: 'DPAY_FIELD_INVALID' }],
    });
  const claim = randomUUID();
  const claimed = await takeOpen(tx, row.id, { itemIds: body.item_ids, claim, now });
  if (claimed.length === 0) return problem('DPAY_DISBURSEMENT_NOTHING_TO_SIMULATE');

  await audit.record(tx, call.by, { action: 'disbursement.simulated', target: row.id, after: body });
  const answers = claimed.map((one) => ({ claimed: one, answer: answerOf(one.reference) }));
  await recordAnswers(tx, { answers, owners: { disbursement: { ended: disbursementsEnded } }, now, claim });
  return ok({ data: toDisbursement((await findDisbursement(tx, row.id)) as DisbursementRow) });
};

type Body = Call<'simulateDisbursementItems'>['body'];

const wordOf = ({
  outcome,
  failure_code: code,
}: Body): ((reference: string) => TransferAnswer) | undefined => {
  if (outcome === 'done') {
    if (code !== undefined) return undefined;
    return (reference) => ({ status: 'done', bankReference: `SIM-${reference.slice(-12)}` });
  }
  const failure = code ?? 'SIMULATED_FAILURE';
  return isFailure(failure) ? () => ({ status: 'failed', failure }) : undefined;
};

const isFailure = (code: string): code is PayoutFailure => PAYOUT_FAILURE_CODES.some((one) => one === code);

const takeOpen = (
  tx: Tx,
  batchId: string,
  { itemIds, claim, now }: { itemIds: readonly string[] | undefined; claim: string; now: Date },
): Promise<Claimed[]> =>
  tx.rows<Claimed>(sql`
    update bank_transfer t set status = 'sending', claim = ${claim}, sent_at = coalesce(t.sent_at, ${now})
     where t.status in ('waiting', 'sending', 'unknown')
       and t.owner_id = any(array(
             select id from disbursement_item
              where disbursement_id = ${batchId} and status = 'processing'
                    ${itemIds ? sql`and id = any(${itemIds}::text[])` : empty}))
    returning t.merchant_id, t.mode, t.reference, t.owner_kind, t.owner_id, t.bank_code, t.account_number,
              t.account_name, t.amount, 'waiting' as was, t.enquiries`);
