import { audit } from '../../platform/audit.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicCall, PublicHandler } from '../../spec/handlers.ts';
import { refuse } from '../../spec/refused.ts';
import { findById } from './repository.ts';
import {
  addRefreshToken,
  findIssuedPair,
  findRefreshToken,
  isIdle,
  revokeSession,
  useRefreshToken,
} from './session-repository.ts';
import type { Asker, IssuedPair } from './session-repository.ts';
import { accessToken } from './start-session.ts';

// Two tabs, or two programs behind one address, that refresh concurrently get the same new token, even if the faster one is already using
// it. No second chain starts, because there is only one successor (docs/decisions/0007).
const AT_ONCE_MS = 10_000;
// The SDK waits 30 seconds for an answer and retries after 2. Its third attempt begins up to five minutes after the first.
const LOST_ANSWER_MS = 360_000;

/** The old token ends once the new pair has arrived. If it is used after that, a copy exists, and the whole session is revoked. */
export const refreshToken: PublicHandler<'refreshToken'> = async (call) => {
  const { deps, body, now, by } = call;
  const { tokens } = deps;
  // The connection is closed, so nobody can read the answer. If it were stored as the client, nobody could repeat the exchange.
  if (by.ip === '') return refuse('DPAY_SERVICE_UNAVAILABLE');
  return deps.db.signIn(async (tx) => {
    const held = await findRefreshToken(tx, tokens.hash(body.token));
    // A token of the other mode is unknown here: each works only on its own host.
    if (!held || held.mode !== call.mode || held.is_revoked || Date.parse(held.expires_at) <= now.getTime())
      return problem('DPAY_SESSION_EXPIRED');
    // A refresh is not activity, because programs and tabs refresh by themselves.
    if (isIdle(held, now)) return problem('DPAY_SESSION_EXPIRED');
    const person = await findById(tx, held.user_id);
    if (!person || person.status !== 'active') return problem('DPAY_SESSION_EXPIRED');

    const [successor, ...others] = tokens.successors(body.token);
    const asker = askerOf(call);
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
      const hash = tokens.hash(successor);
      await addRefreshToken(tx, { ...pair, merchantId: held.merchant_id, hash, asker });
      return ok({ data: { token: await accessToken(deps, pair, hash), refresh_token: successor } });
    }
    const issued = await findIssued(tx, tokens, [successor, ...others]);
    // Not `now`: a call that waited for the other exchange may have arrived before it.
    const ageMs = deps.clock.now().getTime() - Date.parse(held.used_at);
    if (!issued || !isOnItsWay(issued.pair, { asker, ageMs })) {
      await revokeSession(tx, held.session_id, 'refresh token reused', now);
      await audit.record(tx, who, { action: 'session.reuse_detected', target: held.session_id });
      return problem('DPAY_REFRESH_TOKEN_REUSED');
    }
    return ok({ data: { token: await accessToken(deps, pair, issued.hash), refresh_token: issued.token } });
  });
};

/** The pair that an exchange issued. A copy of the server that rotates earlier or later chooses another successor. */
const findIssued = async (
  tx: Tx,
  tokens: Tokens,
  successors: readonly string[],
): Promise<{ token: string; hash: string; pair: IssuedPair } | undefined> => {
  for (const token of successors) {
    const hash = tokens.hash(token);
    const pair = await findIssuedPair(tx, hash);
    if (pair) return { token, hash, pair };
  }
  return undefined;
};

/** Whether the exchange may be repeated with the same pair after this time. */
const isOnItsWay = (pair: IssuedPair, { asker, ageMs }: { asker: Asker; ageMs: number }): boolean => {
  // A value this far below 0 means that the clock was set back, and the real age is unknown. Clocks of two servers differ by less.
  if (pair.used_at !== null || pair.asked_from !== asker.from || ageMs < -AT_ONCE_MS) return false;
  const mayBeLost = pair.arrived_at === null && pair.asked_by === asker.by;
  return ageMs <= (mayBeLost ? LOST_ANSWER_MS : AT_ONCE_MS);
};

const askerOf = ({ deps, by, headers }: PublicCall): Asker => ({
  from: deps.tokens.fingerprint(by.ip),
  by: deps.tokens.fingerprint(by.ip, String(headers['user-agent'] ?? '')),
});
