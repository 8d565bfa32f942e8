import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import { matchingStep, newTotpSecret, totpUri } from '../../platform/auth/totp.ts';
import { audit } from '../../platform/audit.ts';
import { clearTries, countTry, wrongCode } from '../../platform/otp/attempts.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { placeOf } from './accept-code.ts';
import { confirmPending, findPending, removeApp, storePending } from './authenticator-repository.ts';
import { noteChange } from './note-change.ts';
import { dropUselessCodes, firstRecoveryCodes } from './recovery-codes.ts';
import { readPerson, turnOn } from './repository.ts';

/** The secret waits for its first code; an app in use stays in use until then. */
export const createAuthenticator: Handler<'createAuthenticator'> = async ({ tx, deps, session, now }) => {
  const { person_id: personId, email } = await readPerson(tx, session.userId);
  const secret = newTotpSecret();
  await storePending(tx, { personId, sealed: deps.vault.seal(secret, placeOf(personId)), now });
  return ok({ data: { secret, uri: totpUri({ secret, email }) } });
};

/** Every answer is committed, so that a wrong code is counted. */
export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (call) => {
  const { tx, deps, session, body, now, by } = call;
  const person = await readPerson(tx, session.userId);
  const since = new Date(now.getTime() - TWO_STEP_POLICY.waitSeconds * 1000);
  const sealed = await findPending(tx, person.person_id, since);
  if (sealed === undefined) return problem('DPAY_AUTHENTICATOR_NOT_STARTED');
  const counted = await countTry(tx, { userId: session.userId, now });
  if (!counted.ok) return problem(counted.problem.code, counted.problem.params);

  const step = matchingStep(deps.vault.open(sealed, placeOf(person.person_id)), body.code, now);
  if (step === undefined) {
    await audit.record(tx, by, { action: 'authenticator.refused' });
    const wrong = wrongCode(counted.value);
    return problem(wrong.code, wrong.params, { commit: true });
  }
  await clearTries(tx, session.userId);
  await confirmPending(tx, { personId: person.person_id, step, now });
  await turnOn(tx, session.userId, session.sessionId);
  const codes = await firstRecoveryCodes(tx, deps.tokens, person);
  await noteChange(call, { action: 'authenticator.added' });
  return ok({ data: { recovery_codes: codes } });
};

export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  const { tx, session } = call;
  if (!(await removeApp(tx, session.userId))) return problem('DPAY_TWO_STEP_METHOD_MISSING');
  await dropUselessCodes(tx, session.userId);
  await noteChange(call, { action: 'authenticator.removed' });
  return done();
};
