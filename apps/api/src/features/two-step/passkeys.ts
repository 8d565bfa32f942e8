import { decideAnotherPasskey, passkeyNameProblem, TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler } from '../../spec/handlers.ts';
import { noteChange } from './note-change.ts';
import {
  addChallenge,
  addPasskey,
  credentialsOf,
  deletePasskey,
  useChallenge,
} from './passkey-repository.ts';
import { dropUselessCodes, firstRecoveryCodes } from './recovery-codes.ts';
import { heldOf, readPerson, turnOn } from './repository.ts';
import { challengeIn, siteOf, webauthn } from './site.ts';

// Ed25519, ECDSA with P-256, RSA: every device has one of them.
const ALGORITHMS = [-8, -7, -257];

/** A passkey that can be found without a name and asks for face, finger or PIN, because it also signs in alone. */
export const createPasskeyOptions: Handler<'createPasskeyOptions'> = async ({
  tx,
  deps,
  session,
  body,
  now,
}) => {
  const wrong = passkeyNameProblem(body.name);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'name', ...wrong }] });
  const person = await readPerson(tx, session.userId);
  const decided = decideAnotherPasskey(heldOf(person));
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Dasbor',
    rpID: siteOf(deps).expectedRPID,
    userID: new Uint8Array(Buffer.from(person.person_id)),
    userName: person.email,
    userDisplayName: session.name,
    timeout: TWO_STEP_POLICY.passkeyChallengeSeconds * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await credentialsOf(tx, session.userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(tx, {
    hash: deps.tokens.hash(options.challenge),
    kind: 'registration',
    personId: person.person_id,
    name: body.name.trim(),
    expiresAt: new Date(now.getTime() + TWO_STEP_POLICY.passkeyChallengeSeconds * 1000),
  });
  return ok({ data: { ...options } });
};

export const createPasskey: Handler<'createPasskey'> = async (call) => {
  const { tx, deps, session, body, now } = call;
  const person = await readPerson(tx, session.userId);
  const challenge = await useChallenge(tx, {
    hash: deps.tokens.hash(challengeIn(body.credential.response.clientDataJSON)),
    kind: 'registration',
    personId: person.person_id,
    now,
  });
  if (!challenge) return problem('DPAY_PASSKEY_EXPIRED');
  const decided = decideAnotherPasskey(heldOf(person));
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  const credential = await registered(call);
  // The challenge stays used.
  if (!credential) return problem('DPAY_PASSKEY_INVALID', undefined, { commit: true });

  const id = deps.ids.next('passkey', now);
  const name = challenge.name ?? '';
  const isNew = await addPasskey(tx, {
    id,
    personId: person.person_id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports: credential.transports ?? [],
    name,
    now,
  });
  if (!isNew) return problem('DPAY_PASSKEY_EXISTS');
  await turnOn(tx, session.userId, session.sessionId);
  const codes = await firstRecoveryCodes(tx, deps.tokens, person);
  await noteChange(call, { action: 'passkey.added', target: id });
  const passkey = { id, name, created_at: now.toISOString(), last_used_at: null };
  return ok({ data: { passkey, recovery_codes: codes } }, { status: 201 });
};

export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const { tx, session, params } = call;
  if (!(await deletePasskey(tx, session.userId, params.id))) return problem('DPAY_PASSKEY_NOT_FOUND');
  await dropUselessCodes(tx, session.userId);
  await noteChange(call, { action: 'passkey.removed', target: params.id });
  return done();
};

/** The new credential, if it was made on this site with face, finger or PIN. */
const registered = async ({ deps, body }: Call<'createPasskey'>) => {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: body.credential as RegistrationResponseJSON,
      expectedChallenge: challengeIn(body.credential.response.clientDataJSON),
      ...siteOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
};
