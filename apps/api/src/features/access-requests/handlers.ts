import { ASK_AGAIN_AFTER_MS, decideAsk, nextAskAt } from '@dasbor/domain/access-requests';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { explain } from './explain.ts';
import type { Found } from './explain.ts';
import { mailColleagues } from './mail.ts';
import { noteAsked } from './repository.ts';

type MissingAccess = SuccessBody<'getMissingAccess'>['data'];

export const getMissingAccess: Handler<'getMissingAccess'> = async (call) => {
  const found = await explain(call, call.query.need);
  return ok({ data: shown(found, call.now) });
};

export const requestAccess: Handler<'requestAccess'> = async (call) => {
  const { body, tx, now, session, by } = call;
  const { need } = body;
  const found = await explain(call, need);
  const asking = { missing: found.kind, colleagues: found.colleagues.length };
  const decided = decideAsk({ ...asking, askedAt: found.askedAt }, now);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const askedBefore = new Date(now.getTime() - ASK_AGAIN_AFTER_MS);
  if (!(await noteAsked(tx, { userId: session.userId, need, now, askedBefore }))) {
    const late = decideAsk({ ...asking, askedAt: now }, now);
    if (!late.ok) return problem(late.problem.code, late.problem.params);
  }
  await mailColleagues(call, found);
  await audit.record(tx, by, { action: 'access.requested', target: need });
  return ok({ data: shown({ ...found, askedAt: now }, now) });
};

const shown = ({ need, kind, mode, colleagues, askedAt }: Found, now: Date): MissingAccess => ({
  need,
  kind,
  mode,
  colleagues: colleagues.map(({ name }) => ({ name })),
  next_ask_at: nextAskAt(askedAt, now)?.toISOString() ?? null,
});
