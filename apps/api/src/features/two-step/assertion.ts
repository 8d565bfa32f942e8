import { TWO_STEP_POLICY } from '@dasbor/domain/two-step';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import {
  addChallenge,
  credentialsOf,
  findPasskey,
  notePasskeyUse,
  useChallenge,
} from './passkey-repository.ts';
import type { KnownPasskey } from './passkey-repository.ts';
import { readPerson } from './repository.ts';
import { challengeIn, siteOf, webauthn } from './site.ts';

/** The result of `navigator.credentials.get()`. */
export type Assertion = Call<'verifyOtpWithPasskey'>['body']['credential'];

type Asked = { deps: Pick<Deps, 'tokens' | 'dashboardUrl'>; now: Date };

/** Options for the passkeys of this account's person, or for any passkey of this site. */
export const passkeyRequestOptions = async (
  tx: Tx,
  { deps, userId, now }: Asked & { userId: string | null },
) => {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).expectedRPID,
    userVerification: 'required',
    timeout: TWO_STEP_POLICY.passkeyChallengeSeconds * 1000,
    allowCredentials: userId === null ? [] : await credentialsOf(tx, userId),
  });
  await addChallenge(tx, {
    hash: deps.tokens.hash(options.challenge),
    kind: 'assertion',
    personId: userId === null ? null : (await readPerson(tx, userId)).person_id,
    expiresAt: new Date(now.getTime() + TWO_STEP_POLICY.passkeyChallengeSeconds * 1000),
  });
  return { ...options };
};

/** Uses up the challenge that the response signed, if it was made for this account's person. */
export const takeChallenge = async (
  tx: Tx,
  { deps, credential, userId, now }: Asked & { credential: Assertion; userId: string | null },
): Promise<boolean> => {
  const used = await useChallenge(tx, {
    hash: deps.tokens.hash(challengeIn(credential.response.clientDataJSON)),
    kind: 'assertion',
    personId: userId === null ? null : (await readPerson(tx, userId)).person_id,
    now,
  });
  return used !== undefined;
};

/**
 * The person whose passkey signed the response, on this site and with their face, finger or PIN; only the person of the account, if one is
 * given. `takeChallenge` has checked the challenge. Undefined for an unknown passkey, a wrong signature, or a counter that shows a copy.
 */
export const acceptPasskey = async (
  tx: Tx,
  { deps, credential, userId, now }: Asked & { credential: Assertion; userId: string | null },
): Promise<string | undefined> => {
  const known = await findPasskey(tx, credential.id);
  if (!known || (userId !== null && (await readPerson(tx, userId)).person_id !== known.person_id))
    return undefined;
  const { userHandle } = credential.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== known.person_id) return undefined;
  const signCount = await verifiedCount(deps, credential, known);
  if (signCount === undefined) return undefined;
  await notePasskeyUse(tx, { passkeyId: known.passkey_id, signCount, now });
  return known.person_id;
};

/** The new counter of the passkey; undefined if the response is not its own. */
const verifiedCount = async (
  deps: Pick<Deps, 'dashboardUrl'>,
  credential: Assertion,
  known: KnownPasskey,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challengeIn(credential.response.clientDataJSON),
      ...siteOf(deps),
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.sign_count,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for everything that a forged or foreign response can have wrong.
    return undefined;
  }
};
