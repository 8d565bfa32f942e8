import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { API_KEY_POLICY } from './policy.ts';
import type { ApiKeyProblemCode } from './problems.ts';
import { apiKeyStatus, type KeyLife } from './status.ts';

export type ActiveKeys = {
  /** Of the merchant itself, or of the one subaccount. */
  readonly own: number;
  /** Of the merchant and all its subaccounts. */
  readonly together: number;
};

/** Whether one more key may become active: a new one, or an expired one that is extended. */
export const decideOneMoreKey = ({ own, together }: ActiveKeys): Result<true, ApiKeyProblemCode> => {
  const { mostActive, mostActiveTogether } = API_KEY_POLICY;
  if (own >= mostActive) return err('DPAY_API_KEY_LIMIT', { maximum: mostActive });
  if (together >= mostActiveTogether) return err('DPAY_API_KEY_LIMIT', { maximum: mostActiveTogether });
  return ok(true);
};

/** Whether a new expiry reactivates an expired key, which then counts as one more active key. Undefined leaves the expiry as it is. */
export const revivesKey = (life: KeyLife, expiresAt: Instant | null | undefined, now: Date): boolean =>
  expiresAt !== undefined && apiKeyStatus(life, now) === 'expired';
