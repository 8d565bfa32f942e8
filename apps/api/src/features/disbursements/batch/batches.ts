import { batchTransitions, decideEdit } from '@dasbor/domain/disbursements';
import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../../platform/audit.ts';
import { answerList } from '../../../spec/answer/answer-list.ts';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { readNamed } from '../../subaccounts/public.ts';
import { holdReturns, returnsOfBatch } from '../returns/hold.ts';
import { tellScreens } from './announce.ts';
import {
  bumpVersion,
  changeHolder,
  countDisbursements,
  findDisbursement,
  lockDisbursement,
  moveDisbursement,
  renameDisbursement,
  selectDisbursements,
} from './repository.ts';
import { toDisbursement } from './rows.ts';
import type { DisbursementRow } from './rows.ts';
import { wordsErrors } from './words.ts';

export const listDisbursements: Handler<'listDisbursements'> = (call) => {
  const { status, subaccount_id: subaccountId } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${subaccountId ? sql`and subaccount_id = ${subaccountId}` : empty}`,
    select: selectDisbursements,
    count: countDisbursements,
    present: async (rows) => rows.map(toDisbursement),
  });
};

export const getDisbursement: Handler<'getDisbursement'> = async ({ params, tx }) => {
  const row = await findDisbursement(tx, params.id);
  return row ? ok({ data: toDisbursement(row) }) : problem('DPAY_DISBURSEMENT_NOT_FOUND');
};

export const updateDisbursement: Handler<'updateDisbursement'> = async (call) => {
  const { params, body, tx, now, session } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const decided = decideEdit(row);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  // Unchanged fields are not validated: they may be older than the rule.
  const errors = wordsErrors(body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const name = body.name === undefined ? row.name : body.name.trim();
  const description = body.description === undefined ? row.description : body.description?.trim() || null;
  if (body.subaccount_id !== undefined) {
    const holder = await readNamed(
      { ...call, body: body.subaccount_id === null ? {} : { subaccount_id: body.subaccount_id } },
      decideMoneyToBanks,
    );
    if (typeof holder !== 'string') return holder;
    if (holder !== row.holder) {
      const held = await holdReturns(tx, { holder }, await returnsOfBatch(tx, row.id));
      if (!held.ok) return problem(held.problem.code, held.problem.params);
      await changeHolder(tx, row.id, holder);
      await bumpVersion(tx, row.id, { id: session.userId, name: session.name }, now);
    }
  }

  await renameDisbursement(tx, { ...row, name, description }, now);
  await audit.record(tx, call.by, {
    action: 'disbursement.updated',
    target: row.id,
    before: row,
    after: body,
  });
  const renamed = (await findDisbursement(tx, row.id)) as DisbursementRow;
  await tellScreens(tx, renamed);
  return ok({ data: toDisbursement(renamed) });
};

export const cancelDisbursement: Handler<'cancelDisbursement'> = async (call) => {
  const { params, tx, now } = call;
  const row = await lockDisbursement(tx, params.id);
  if (!row) return problem('DPAY_DISBURSEMENT_NOT_FOUND');
  const moved = batchTransitions.move(row.status, 'cancelled');
  if (!moved.ok) return problem(moved.problem.code, moved.problem.params);

  // A cancelled batch returns no payment, and its open validations stop.
  await tx.run(sql`
    update disbursement_item set due_at = null, claim = null, returns_payment_id = null
     where disbursement_id = ${row.id} and (status = 'need_validation' or returns_payment_id is not null)`);
  const cancelled = await moveDisbursement(tx, row.id, { status: moved.value, now });
  await audit.record(tx, call.by, { action: 'disbursement.cancelled', target: row.id });
  await tellScreens(tx, cancelled);
  return ok({ data: toDisbursement(cancelled) });
};
