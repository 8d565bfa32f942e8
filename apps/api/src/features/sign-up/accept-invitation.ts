import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import {
  findMailedToken,
  newPasswordErrors,
  setPassword,
  useMailedToken,
  verifyAddress,
} from '../auth/public.ts';
import { activate, findInvited } from './repository.ts';
import type { InvitationRow } from './repository.ts';

type Invited = InvitationRow & { inviter_name: string | null };

const findInvitation = async (tx: Tx, hash: string, now: Date): Promise<Invited | undefined> => {
  const token = await findMailedToken(tx, { hash, purpose: 'create_password', now });
  const invited = token && (await findInvited(tx, token.user_id));
  return invited && { ...invited, inviter_name: token.inviter_name };
};

export const readInvitation: PublicHandler<'readInvitation'> = async ({ deps, body, now }) => {
  const found = await deps.db.signIn((tx) => findInvitation(tx, deps.tokens.hash(body.token), now));
  if (!found) return problem('DPAY_TOKEN_INVALID');
  const { merchant_name, inviter_name, email, role_name, needs_password } = found;
  return ok({ data: { merchant_name, inviter_name, email, role_name, needs_password } });
};

/** The mailed link proves access to the address, so accepting verifies it. A person with a password keeps it. */
export const createPassword: PublicHandler<'createPassword'> = async ({ deps, body, now, by }) => {
  const hash = deps.tokens.hash(body.token);
  const found = await deps.db.signIn((tx) => findInvitation(tx, hash, now));
  if (!found) return problem('DPAY_TOKEN_INVALID');

  const { password = '', password_confirmation = '' } = body;
  if (found.needs_password) {
    const errors = newPasswordErrors(
      { password, password_confirmation },
      await deps.leakedPasswords(password),
    );
    if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  const passwordHash = found.needs_password ? await deps.passwords.hash(password) : undefined;
  return deps.db.signIn(async (tx) => {
    const userId = await useMailedToken(tx, { hash, purpose: 'create_password', now });
    // Accepted or withdrawn meanwhile, or the person chose a password for another account.
    const invited = userId && (await findInvited(tx, userId));
    if (!invited) return problem('DPAY_TOKEN_INVALID');
    if (passwordHash !== undefined && invited.needs_password)
      await setPassword(tx, { userId, passwordHash, now });
    await verifyAddress(tx, userId, now);
    await activate(tx, { userId, merchantId: invited.merchant_id });
    const who = { ...by, merchantId: invited.merchant_id, actorId: userId };
    await audit.record(tx, who, { action: 'user.joined', target: userId });
    return ok({ data: { accepted: true } });
  });
};
