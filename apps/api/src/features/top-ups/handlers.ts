import { rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import { policy } from '@dasbor/domain/policy';
import { decideMoneyIn } from '@dasbor/domain/subaccounts';
import { decideTopUp, topUpTransitions } from '@dasbor/domain/top-ups';
import sql, { empty } from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { readNamed } from '../subaccounts/public.ts';
import { topUpAtAcquirer } from './at-acquirer.ts';
import { instructionsFor } from './instructions.ts';
import { openTopUp } from './open.ts';
import { payTopUp } from './pay.ts';
import { countTopUps, endTopUp, findTopUp, selectTopUps } from './repository.ts';
import { toTopUp } from './rows.ts';
import type { TopUpRow } from './rows.ts';

export const createTopUp: Handler<'createTopUp'> = async (call) => {
  const { body, tx, now, mode, deps, session } = call;
  const allowed = policy('top_up', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);
  const holder = await readNamed(call, decideMoneyIn);
  if (typeof holder !== 'string') return holder;
  const amount = rupiah(body.amount);
  const { available = 0 } = await balancesOf(tx, holder);
  const decided = decideTopUp(amount, { mode, available: rupiah(available) });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const { merchantId } = session;
  const opened = await openTopUp(
    { tx, now, ids: deps.ids, acquirer: deps.acquirer },
    { merchantId, mode, holder, amount, bank: body.bank, createdBy: session.name },
  );
  if (opened === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  await audit.record(tx, call.by, { action: 'top_up.created', target: opened.id, after: body });
  return ok({ data: toTopUp(opened) }, { status: 201 });
};

export const listTopUps: Handler<'listTopUps'> = (call) => {
  const { status, bank, subaccount_id: holder = THE_MERCHANT } = call.query.filters ?? {};
  return answerList(call, {
    filtered: sql`
      and holder = ${holder}
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${bank ? sql`and bank = any(${bank}::text[])` : empty}`,
    select: (tx, conditions, window) => selectTopUps(tx, call.now, { conditions, window }),
    count: (tx, conditions) => countTopUps(tx, call.now, conditions),
    present: async (rows) => rows.map(toTopUp),
  });
};

export const getTopUp: Handler<'getTopUp'> = async ({ params, tx, now }) => {
  const row = await findTopUp(tx, now, params.id);
  return row ? ok({ data: toTopUp(row) }) : problem('DPAY_TOP_UP_NOT_FOUND');
};

export const getTopUpInstructions: Handler<'getTopUpInstructions'> = async ({ params, tx, now }) => {
  const row = await findTopUp(tx, now, params.id);
  return row ? ok({ data: instructionsFor(row) }) : problem('DPAY_TOP_UP_NOT_FOUND');
};

/** A concurrent second call finds it ended, so the money is posted once. */
export const simulateTopUp: Handler<'simulateTopUp'> = async (call) => {
  const { params, body, tx, now, mode, deps } = call;
  const row = await findTopUp(tx, now, params.id);
  if (!row) return problem('DPAY_TOP_UP_NOT_FOUND');
  const moved = topUpTransitions.move(row.status, body.status);
  if (!moved.ok) return problem(moved.problem.code, moved.problem.params);
  if (body.status === 'completed') {
    const paid = await payTopUp(tx, row, { mode, now });
    if (!paid.ok) return problem(paid.problem.code, paid.problem.params);
  }
  const amount = rupiah(Number(row.amount));
  await deps.acquirer.simulate(
    tx,
    topUpAtAcquirer(row, mode),
    { status: body.status, paidAmount: amount },
    now,
  );
  if (!(await endTopUp(tx, { id: row.id, status: body.status, now }))) {
    return problem('DPAY_TRANSITION_NOT_ALLOWED', { from: row.status, to: body.status });
  }
  await outbox.add(tx, { topic: 'top_up.updated', aggregate: row.id, payload: { status: body.status } });
  await audit.record(tx, call.by, { action: 'top_up.simulated', target: row.id, after: body.status });
  return ok({ data: toTopUp((await findTopUp(tx, now, row.id)) as TopUpRow) });
};
