import { decidePromoEdit } from '@dasbor/domain/promos';
import type { PromoTerms } from '@dasbor/domain/promos';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { termsErrors, termsFrom } from './fields.ts';
import { findPromo, insertPromo, isNameTaken, lockPromo, removePromo, saveTerms } from './repository.ts';
import { termsOf, toPromo } from './rows.ts';
import type { PromoRow } from './rows.ts';

/** Nobody gets it until it is activated. */
export const createPromo: Handler<'createPromo'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const terms = termsFrom(body);
  const id = deps.ids.next('promo', now);
  const refusal = await refuseTerms(call, terms, id);
  if (refusal) return refusal;
  await insertPromo(tx, { id, terms, maker: { id: session.userId, name: session.name }, now });
  await tell(call, { action: 'created', id, after: terms });
  return ok({ data: toPromo((await findPromo(tx, id)) as PromoRow, now) }, { status: 201 });
};

export const updatePromo: Handler<'updatePromo'> = async (call) => {
  const { params, body, tx, now } = call;
  const row = await lockPromo(tx, params.id);
  if (!row) return problem('DPAY_PROMO_NOT_FOUND');
  const editable = decidePromoEdit(row.state);
  if (!editable.ok) return problem(editable.problem.code);
  if (body.version !== row.version) return problem('DPAY_CONFLICT');
  const before = termsOf(row);
  const terms = termsFrom(body, before);
  const refusal = await refuseTerms(call, terms, row.id);
  if (refusal) return refusal;
  await saveTerms(tx, { id: row.id, terms, now });
  await tell(call, { action: 'changed', id: row.id, before, after: terms });
  return ok({ data: toPromo((await findPromo(tx, row.id)) as PromoRow, now) });
};

/** In every status. Payments that have it keep their discount. */
export const deletePromo: Handler<'deletePromo'> = async (call) => {
  const { id } = call.params;
  if (!(await removePromo(call.tx, id, call.now))) return problem('DPAY_PROMO_NOT_FOUND');
  await tell(call, { action: 'deleted', id });
  return done();
};

const refuseTerms = async (
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  terms: PromoTerms,
  id: string,
): Promise<Refusal | undefined> => {
  const errors = termsErrors(terms, now);
  if (await isNameTaken(tx, terms.name, id))
    errors.push({ field: 'name', code: 'DPAY_PROMO_NAME_TAKEN', params: { name: terms.name } });
  return errors.length > 0 ? problem('DPAY_INVALID_REQUEST', undefined, { errors }) : undefined;
};

type Change = { action: 'created' | 'changed' | 'deleted'; id: string; before?: unknown; after?: unknown };

const tell = async (
  { tx, by }: Pick<Call, 'tx' | 'by'>,
  { action, id, ...values }: Change,
): Promise<void> => {
  await audit.record(tx, by, { action: `promo.${action}`, target: id, ...values });
  await outbox.add(tx, { topic: 'promo.updated', aggregate: id, payload: { status: action } });
};
