import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { decideTurnOff } from '@dasbor/domain/two-step';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import { isRequiredOf, noteChange, turnOff, turnOn } from '../two-step/public.ts';
import { changeProfile, readProfile } from './repository.ts';

export const getProfile: Handler<'getProfile'> = async ({ tx, session }) =>
  ok({ data: await readProfile(tx, session.userId) });

/** Changes only the given fields. */
export const updateProfile: Handler<'updateProfile'> = async ({ tx, session, body, by }) => {
  const wrongName = body.name === undefined ? undefined : nameProblem(body.name);
  const mobile = body.mobile === undefined ? undefined : normalizePhone(body.mobile);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', ...wrongName }] : []),
    ...(mobile && !mobile.ok ? [{ field: 'mobile', ...mobile.problem }] : []),
  ];
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const before = await readProfile(tx, session.userId);
  await changeProfile(tx, session.userId, {
    name: body.name?.trim(),
    phone: mobile?.ok ? mobile.value : undefined,
    language: body.language,
  });
  const after = await readProfile(tx, session.userId);
  await audit.record(tx, by, { action: 'profile.changed', target: session.userId, before, after });
  return ok({ data: after });
};

/** The door has already consumed the code for exactly this body. */
export const setTwoStep: Handler<'setTwoStep'> = async (call) => {
  const { tx, session, body } = call;
  const { userId } = session;
  if (body.enabled) await turnOn(tx, userId, session.sessionId);
  else {
    const decided = decideTurnOff({ isRequired: await isRequiredOf(tx, userId) });
    if (!decided.ok) return problem(decided.problem.code);
    await turnOff(tx, userId);
  }
  await noteChange(call, body.enabled ? { action: 'two_step.turned_on' } : { action: 'two_step.turned_off' });
  return ok({ data: await readProfile(tx, userId) });
};
