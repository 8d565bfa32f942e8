import { API_KEY_STATUSES, type ApiKeyStatus } from '@dasbor/domain/api-keys';
import type { Meanings } from '../../../shared/status/meanings.ts';
import type { ApiKey } from '../api/types.ts';

export const apiKeyMeanings: Meanings<ApiKeyStatus> = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
};

/** Active and ended keys. An unknown status from a newer server counts as active, so that nobody overlooks it. */
export const splitByStatus = (keys: readonly ApiKey[]): { active: ApiKey[]; ended: ApiKey[] } => {
  const [, ...over] = API_KEY_STATUSES;
  const hasEnded = ({ status }: ApiKey) => over.some((one) => one === status);
  return { active: keys.filter((key) => !hasEnded(key)), ended: keys.filter(hasEnded) };
};

const SOON_MS = 14 * 86_400_000;

/** Whether an active key ends within two weeks. */
export const endsSoon = (
  { status, expires_at: at }: Pick<ApiKey, 'status' | 'expires_at'>,
  now: Date,
): boolean => status === 'active' && at !== null && Date.parse(at) - now.getTime() <= SOON_MS;
