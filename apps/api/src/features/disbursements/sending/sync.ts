import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';
import { enquireNow } from '../../../platform/payouts/enquire-now.ts';
import { afterwards, ok, problem } from '../../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../../spec/handlers.ts';
import { resendEvent } from '../../webhooks/public.ts';
import { tellWebhooks } from '../batch/announce.ts';
import { disbursementsEnded } from './ended.ts';
import { hasEnded } from '../batch/event-data.ts';
import { findDisbursement } from '../batch/repository.ts';
import { toDisbursement } from '../batch/rows.ts';
import type { DisbursementRow } from '../batch/rows.ts';

type Outcome = SuccessBody<'syncDisbursement'>['data']['outcome'];

/** Asks the banks about pending transfers. If none is pending, resends the webhooks. */
export const syncDisbursement: Handler<'syncDisbursement'> = async (call) => {
  const { params, tx, now, deps, session, mode } = call;
  const row = await findDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  if (row.status === 'processing') {
    const tenant = { merchantId: session.merchantId, mode };
    const items = await onTheirWay(tx, row.id);
    return afterwards(async () => {
      await enquireNow({ ...deps, owners: { disbursement: { ended: disbursementsEnded } } }, tenant, items);
      const after = (await deps.db.tenant(tenant, (later) =>
        findDisbursement(later, row.id),
      )) as DisbursementRow;
      return answer(after.status === 'processing' ? 'still_processing' : 'status_changed', after);
    });
  }
  if (row.items_need_validation > 0 && row.status !== 'cancelled') return answer('still_validating', row);
  const event = hasEnded(row) ? 'disbursement.completed' : 'disbursement.validation_completed';
  await tellWebhooks({ tx, now, ids: deps.ids }, event, row, resendEvent);
  return answer('webhook_resent', row);
};

const onTheirWay = async (tx: Tx, batchId: string): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from disbursement_item where disbursement_id = ${batchId} and status = 'processing'`,
  );
  return rows.map(({ id }) => id);
};

const answer = (outcome: Outcome, row: DisbursementRow) =>
  ok({ data: { outcome, disbursement: toDisbursement(row) } });
