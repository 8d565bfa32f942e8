import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { findById } from './repository.ts';
import {
  addRefreshToken,
  findRefreshToken,
  isUnusedRefreshToken,
  revokeSession,
  useRefreshToken,
} from './session-repository.ts';
import { accessToken } from './start-session.ts';

// An exchange whose answer was lost, or that two tabs asked for at once, is repeated within seconds and gets the same new
// token. It is no second line: there is one successor, so a thief's copy is still noticed (docs/decisions/0007).
const SAME_EXCHANGE_MS = 10_000;

/** The old token ends with the exchange. Presented again later it shows a copy, and the whole sign-in is revoked. */
export const refreshToken: PublicHandler<'refreshToken'> = async (call) => {
  const { deps, body, now, by } = call;
  const { tokens } = deps;
  return deps.db.signIn(async (tx) => {
    const held = await findRefreshToken(tx, tokens.hash(body.token));
    // A token of the other mode is unknown here, as each works on its own host.
    if (!held || held.mode !== call.mode || held.is_revoked || Date.parse(held.expires_at) <= now.getTime())
      return problem('DPAY_SESSION_EXPIRED');
    const person = await findById(tx, held.user_id);
    if (!person || person.status !== 'active') return problem('DPAY_SESSION_EXPIRED');

    const next = tokens.successor(body.token);
    const who = { ...by, merchantId: held.merchant_id, mode: held.mode, actorId: held.user_id };
    const pair = {
      person,
      sessionId: held.session_id,
      mode: held.mode,
      now,
      expiresAt: new Date(held.expires_at),
    };
    if (held.used_at === null) {
      await useRefreshToken(tx, tokens.hash(body.token), now);
      await addRefreshToken(tx, { ...pair, merchantId: held.merchant_id, hash: tokens.hash(next) });
    } else if (!(await isSameExchange(tx, held.used_at, tokens.hash(next), now))) {
      await revokeSession(tx, held.session_id, 'refresh token reused', now);
      await audit.record(tx, who, { action: 'session.reuse_detected', target: held.session_id });
      return problem('DPAY_REFRESH_TOKEN_REUSED');
    }
    return ok({ data: { token: await accessToken(deps, pair), refresh_token: next } });
  });
};

const isSameExchange = async (tx: Tx, usedAt: string, nextHash: string, now: Date): Promise<boolean> =>
  now.getTime() - Date.parse(usedAt) <= SAME_EXCHANGE_MS && (await isUnusedRefreshToken(tx, nextHash));
