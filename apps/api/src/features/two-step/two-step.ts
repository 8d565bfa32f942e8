import { decideRecoveryCodes, methodsFor } from '@dasbor/domain/two-step';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { appAddedAt } from './authenticator-repository.ts';
import { noteChange } from './note-change.ts';
import { listPasskeys } from './passkey-repository.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { heldOf, isRequiredOf, readPerson } from './repository.ts';

export const getTwoStep: Handler<'getTwoStep'> = async ({ tx, session }) => {
  const person = await readPerson(tx, session.userId);
  return ok({
    data: {
      is_on: person.two_step,
      is_required: await isRequiredOf(tx, session.userId),
      methods: [...methodsFor(heldOf(person))],
      authenticator_added_at: await appAddedAt(tx, session.userId),
      passkeys: await listPasskeys(tx, session.userId),
      recovery_codes_left: person.recovery_codes,
    },
  });
};

export const createRecoveryCodes: Handler<'createRecoveryCodes'> = async (call) => {
  const { tx, deps, session } = call;
  const person = await readPerson(tx, session.userId);
  const decided = decideRecoveryCodes(heldOf(person));
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const codes = await replaceRecoveryCodes(tx, deps.tokens, person.person_id);
  await noteChange(call, { action: 'recovery_codes.replaced' });
  return ok({ data: { recovery_codes: codes } });
};
