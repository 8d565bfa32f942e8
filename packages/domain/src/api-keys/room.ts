import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { API_KEY_POLICY } from './policy.ts';
import type { ApiKeyProblemCode } from './problems.ts';
import { apiKeyStatus, type KeyLife } from './status.ts';

export interface ActiveKeys {
  /** Of the merchant itself, or of the subaccount in question. */
  readonly own: number;
  /** Of the merchant and all its subaccounts. */
  readonly together: number;
}

/** Whether there may be one more active key beside these: a new one, or one that is revived. */
export function decideOneMoreKey({ own, together }: ActiveKeys): Result<true, ApiKeyProblemCode> {
  const { mostActive, mostActiveTogether } = API_KEY_POLICY;
  if (own >= mostActive) return err('DPAY_API_KEY_LIMIT', { maximum: mostActive });
  if (together >= mostActiveTogether) return err('DPAY_API_KEY_LIMIT', { maximum: mostActiveTogether });
  return ok(true);
}

/** Whether an expired key is given more time by this wish for its expiry (left out: no wish), so that there is one more active. */
export function revivesKey(life: KeyLife, expiresAt: Instant | null | undefined, now: Date): boolean {
  return expiresAt !== undefined && apiKeyStatus(life, now) === 'expired';
}
