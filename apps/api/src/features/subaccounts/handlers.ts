import { initialStatus, subaccountTransitions } from '@dasbor/domain/subaccounts';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { fieldErrors } from './fields.ts';
import {
  countSubaccounts,
  findSubaccount,
  insertSubaccount,
  lockSubaccount,
  makeLive,
  selectSubaccounts,
  updateDetails,
} from './repository.ts';
import { toSubaccount } from './rows.ts';
import type { Subaccount, SubaccountRow } from './rows.ts';

export { listSubaccountBalanceEntries } from './ledger.ts';

export const listSubaccounts: Handler<'listSubaccounts'> = (call) => {
  const { status, type } = call.query.filters ?? {};
  return answerList(call, {
    // The list is short enough to search without a date range.
    of: sql`true`,
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${type ? sql`and type = any(${type}::text[])` : empty}`,
    select: selectSubaccounts,
    count: countSubaccounts,
    present: async (rows) => rows.map((row) => toSubaccount(row, call.session.masksPersonalData)),
  });
};

export const getSubaccount: Handler<'getSubaccount'> = async ({ params, tx, session }) => {
  const row = await findSubaccount(tx, params.id);
  return row
    ? ok({ data: toSubaccount(row, session.masksPersonalData) })
    : problem('DPAY_SUBACCOUNT_NOT_FOUND');
};

export const createSubaccount: Handler<'createSubaccount'> = async (call) => {
  const { body, tx, now, mode, deps, session } = call;
  const id = deps.ids.next('subaccount', now);
  const errors = await fieldErrors(tx, id, body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await insertSubaccount(tx, {
    id,
    name: body.name.trim(),
    email: body.email.trim().toLowerCase(),
    account_id: body.account_id?.trim() || null,
    type: body.type,
    status: initialStatus(mode),
    created_by: session.name,
    created_at: now.toISOString(),
  });
  await audit.record(tx, call.by, { action: 'subaccount.created', target: id, after: body });
  return ok({ data: await told(call, id) }, { status: 201 });
};

export const updateSubaccount: Handler<'updateSubaccount'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await lockSubaccount(tx, params.id);
  if (!row) return problem('DPAY_SUBACCOUNT_NOT_FOUND');
  const errors = await fieldErrors(tx, row.id, body);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const change = {
    id: row.id,
    name: body.name?.trim() ?? row.name,
    email: body.email?.trim().toLowerCase() ?? row.email,
    account_id: body.account_id === undefined ? row.account_id : body.account_id.trim() || null,
    bank_transfers_enabled: body.bank_transfers_enabled ?? row.bank_transfers_enabled,
  };
  await updateDetails(tx, change, now);
  await audit.record(tx, call.by, {
    action: 'subaccount.changed',
    target: row.id,
    before: row,
    after: change,
  });
  return ok({ data: await told(call, row.id) });
};

export const activateSubaccount: Handler<'activateSubaccount'> = async (call) => {
  const { params, tx, now } = call;
  const row = await lockSubaccount(tx, params.id);
  if (!row) return problem('DPAY_SUBACCOUNT_NOT_FOUND');
  const moved = subaccountTransitions.move(row.status, 'live');
  if (!moved.ok) return problem(moved.problem.code, moved.problem.params);
  await makeLive(tx, row.id, now);
  await audit.record(tx, call.by, { action: 'subaccount.activated', target: row.id });
  return ok({ data: await told(call, row.id) });
};

/** The current state; also notifies open dashboards. */
const told = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, id: string): Promise<Subaccount> => {
  const row = (await findSubaccount(tx, id)) as SubaccountRow;
  await outbox.add(tx, { topic: 'subaccount.updated', aggregate: id, payload: { status: row.status } });
  return toSubaccount(row, session.masksPersonalData);
};
