import { jakartaDate } from '@dasbor/domain/kernel';
import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countPromos, findPromo, promosWhere } from './repository.ts';
import { toPromo, toUse } from './rows.ts';
import { countUses, selectUses } from './uses.ts';

export { backTestPromo } from './back-test.ts';
export { createPromo, deletePromo, updatePromo } from './edit.ts';
export { activatePromo, pausePromo, resumePromo } from './actions.ts';

/** Of all days, because a promo of last year may be looked up for the next one. */
export const listPromos: Handler<'listPromos'> = (call) => {
  const { status, type } = call.query.filters ?? {};
  const today = jakartaDate(call.now);
  return answerList(call, {
    of: sql`true`,
    // As in `promoStatusOf`.
    filtered: sql`
      ${status ? sql`and case when state <> 'inactive' and effective_to < ${today}::date then 'expired' else state end = any(${status}::text[])` : empty}
      ${type ? sql`and type = any(${type}::text[])` : empty}`,
    select: promosWhere,
    count: countPromos,
    present: async (rows) => rows.map((row) => toPromo(row, call.now)),
  });
};

export const getPromo: Handler<'getPromo'> = async ({ params, tx, now }) => {
  const row = await findPromo(tx, params.id);
  return row ? ok({ data: toPromo(row, now) }) : problem('DPAY_PROMO_NOT_FOUND');
};

export const listPromoUses: Handler<'listPromoUses'> = async (call) => {
  const { params, tx } = call;
  if (!(await findPromo(tx, params.id))) return problem('DPAY_PROMO_NOT_FOUND');
  return answerList(call, {
    of: sql`promo_id = ${params.id}`,
    filtered: empty,
    select: selectUses,
    count: countUses,
    present: async (rows) => rows.map(toUse),
  });
};
