import { nameProblem, normalizePhone } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { FieldError, Handler } from '../../spec/handlers.ts';
import { readProfile } from './repository.ts';

export const getProfile: Handler<'getProfile'> = async ({ tx, session }) =>
  ok({ data: await readProfile(tx, session.userId) });

/** Only what was sent is changed. */
export const updateProfile: Handler<'updateProfile'> = async ({ tx, session, body, by }) => {
  const wrongName = body.name === undefined ? undefined : nameProblem(body.name);
  const mobile = body.mobile === undefined ? undefined : normalizePhone(body.mobile);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', ...wrongName }] : []),
    ...(mobile && !mobile.ok ? [{ field: 'mobile', ...mobile.problem }] : []),
  ];
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const before = await readProfile(tx, session.userId);
  await tx.run(sql`
    update user_account set name = coalesce(${body.name?.trim()}, name),
           phone = coalesce(${mobile?.ok ? mobile.value : undefined}, phone),
           language = coalesce(${body.language}, language)
     where user_id = ${session.userId}`);
  const after = await readProfile(tx, session.userId);
  await audit.record(tx, by, { action: 'profile.changed', target: session.userId, before, after });
  return ok({ data: after });
};

/** The door has used up the code that confirms exactly this body. */
export const setTwoStep: Handler<'setTwoStep'> = async ({ tx, session, body, by }) => {
  await tx.run(sql`update user_account set two_step = ${body.enabled} where user_id = ${session.userId}`);
  const action = body.enabled ? 'two_step.turned_on' : 'two_step.turned_off';
  await audit.record(tx, by, { action, target: session.userId });
  return ok({ data: await readProfile(tx, session.userId) });
};
