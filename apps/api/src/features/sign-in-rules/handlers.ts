import { audit } from '../../platform/audit.ts';
import { ok } from '../../spec/handlers.ts';
import type { Call, Handler, SuccessBody } from '../../spec/handlers.ts';
import { countWithoutTwoStep, findRules, storeRules } from './repository.ts';

export const getSignInRules: Handler<'getSignInRules'> = async (call) => ok({ data: await read(call) });

/** The door has already consumed the code for exactly this body. */
export const setSignInRules: Handler<'setSignInRules'> = async (call) => {
  const { tx, session, body, now, by } = call;
  const before = await findRules(tx, session.merchantId);
  await storeRules(tx, { rules: body, by: session.name, now });
  if (before.requires_two_step !== body.requires_two_step)
    await audit.record(
      tx,
      by,
      body.requires_two_step
        ? { action: 'sign_in_rules.two_step_required' }
        : { action: 'sign_in_rules.two_step_optional' },
    );
  if (before.remembers_devices !== body.remembers_devices)
    await audit.record(
      tx,
      by,
      body.remembers_devices
        ? { action: 'sign_in_rules.devices_allowed' }
        : { action: 'sign_in_rules.devices_forbidden' },
    );
  return ok({ data: await read(call) });
};

const read = async ({ tx, session }: Pick<Call, 'tx' | 'session'>): Promise<Rules> => ({
  ...(await findRules(tx, session.merchantId)),
  people_without_two_step: await countWithoutTwoStep(tx, session.merchantId),
});

type Rules = SuccessBody<'getSignInRules'>['data'];
