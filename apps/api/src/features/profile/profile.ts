import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import { changeProfile, changeTwoStep, readProfile } from './repository.ts';

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
export const setTwoStep: Handler<'setTwoStep'> = async ({ tx, session, body, by }) => {
  await changeTwoStep(tx, session.userId, body.enabled);
  const action = body.enabled ? 'two_step.turned_on' : 'two_step.turned_off';
  await audit.record(tx, by, { action, target: session.userId });
  return ok({ data: await readProfile(tx, session.userId) });
};
