import { decidePromoAction } from '@dasbor/domain/promos';
import type { PromoAction } from '@dasbor/domain/promos';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { findPromo, lockPromo, setState } from './repository.ts';
import { toPromo } from './rows.ts';
import type { PromoRow } from './rows.ts';

/** Of the terms that the person saw. */
export const activatePromo: Handler<'activatePromo'> = (call) => act(call, 'activate', call.body.version);

export const pausePromo: Handler<'pausePromo'> = (call) => act(call, 'pause');

export const resumePromo: Handler<'resumePromo'> = (call) => act(call, 'resume');

type Acting = Pick<Call<'pausePromo'>, 'params' | 'tx' | 'now' | 'by'>;

/** A concurrent second call waits and finds the new state. */
const act = async ({ params, tx, now, by }: Acting, action: PromoAction, version?: number) => {
  const row = await lockPromo(tx, params.id);
  if (!row) return problem('DPAY_PROMO_NOT_FOUND');
  const decided = decidePromoAction({ state: row.state, effectiveTo: row.effective_to }, action, now);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  if (version !== undefined && version !== row.version) return problem('DPAY_CONFLICT');
  const { id } = row;
  await setState(tx, { id, state: decided.value, now });
  await audit.record(tx, by, {
    action: `promo.${DONE[action]}`,
    target: id,
    before: row.state,
    after: decided.value,
  });
  await outbox.add(tx, { topic: 'promo.updated', aggregate: id, payload: { status: decided.value } });
  return ok({ data: toPromo((await findPromo(tx, id)) as PromoRow, now) });
};

const DONE: Readonly<Record<PromoAction, string>> = {
  activate: 'activated',
  pause: 'paused',
  resume: 'resumed',
};
