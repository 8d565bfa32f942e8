import {
  decideViewName,
  decideViewQuery,
  mayChangeView,
  maySeeList,
  SAVED_LIST_NAMES,
  SAVED_VIEWS_MAX,
  seesView,
} from '@dasbor/domain/saved-views';
import type { Tx } from '../../platform/db/tx.ts';
import { done, ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Handler, Refusal, Session } from '../../spec/handlers.ts';
import {
  changeView,
  countOwn,
  findNamed,
  findView,
  insertView,
  lockViewsOf,
  removeView,
  viewsFor,
} from './repository.ts';
import { toRule, toSavedView } from './rows.ts';
import type { SavedViewRow } from './rows.ts';

export const listSavedViews: Handler<'listSavedViews'> = async ({ tx, query, session }) => {
  const allowed = query.list && maySeeList(session, query.list);
  if (allowed && !allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const lists = query.list ? [query.list] : SAVED_LIST_NAMES.filter((list) => maySeeList(session, list).ok);
  return ok({
    data: (await viewsFor(tx, session.userId, lists)).map((row) => toSavedView(row, session)),
  });
};

export const createSavedView: Handler<'createSavedView'> = async ({ tx, body, session, deps, now }) => {
  const { list, query } = body;
  const allowed = maySeeList(session, list);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const name = decideViewName(body.name);
  if (!name.ok) return refuseFields('name', name.problem);
  const accepted = decideViewQuery(list, query);
  if (!accepted.ok) return refuseFields('query', accepted.problem);
  await lockViewsOf(tx, session.userId);
  const before = await findNamed(tx, { ownerId: session.userId, list, name: name.value });
  if (!before && (await countOwn(tx, session.userId, list)) >= SAVED_VIEWS_MAX)
    return problem('DPAY_SAVED_VIEW_LIMIT', { maximum: SAVED_VIEWS_MAX });
  const id = before?.id ?? deps.ids.next('saved_view', now);
  const row = { id, list, name: name.value, query, is_shared: body.is_shared ?? before?.is_shared ?? false };
  if (before) await changeView(tx, row);
  else await insertView(tx, { ...row, owner_id: session.userId, owner_name: session.name }, now);
  return ok({ data: toSavedView((await findView(tx, id)) as SavedViewRow, session) }, { status: 201 });
};

export const updateSavedView: Handler<'updateSavedView'> = async ({ tx, params, body, session }) => {
  const found = await changeable(tx, session, params.id);
  if ('kind' in found) return found;
  const isOwner = found.owner_id === session.userId;
  if (body.is_shared !== undefined && !isOwner) return problem('DPAY_SAVED_VIEW_OF_SOMEBODY');
  const name = decideViewName(body.name ?? found.name);
  if (!name.ok) return refuseFields('name', name.problem);
  await lockViewsOf(tx, found.owner_id);
  const same = await findNamed(tx, { ownerId: found.owner_id, list: found.list, name: name.value });
  if (same && same.id !== found.id) return refuseField('name', { code: 'DPAY_SAVED_VIEW_NAME_TAKEN' });
  const changed = { ...found, name: name.value, is_shared: body.is_shared ?? found.is_shared };
  await changeView(tx, changed);
  return ok({ data: toSavedView(changed, session) });
};

export const deleteSavedView: Handler<'deleteSavedView'> = async ({ tx, params, session }) => {
  const found = await changeable(tx, session, params.id);
  if ('kind' in found) return found;
  await removeView(tx, found.id);
  return done();
};

/** A view that this person sees and may change, or the refusal. */
const changeable = async (tx: Tx, session: Session, id: string): Promise<SavedViewRow | Refusal> => {
  const row = await findView(tx, id);
  if (!row || !seesView(session, toRule(row))) return problem('DPAY_SAVED_VIEW_NOT_FOUND');
  const allowed = maySeeList(session, row.list);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  return mayChangeView(session, toRule(row)) ? row : problem('DPAY_SAVED_VIEW_OF_SOMEBODY');
};

const refuseFields = (
  field: string,
  { code, params }: { code: string; params?: Record<string, string | number> },
): Refusal => problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field, code, params }] });
