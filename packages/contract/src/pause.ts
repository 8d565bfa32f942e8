import type { Reply } from './exchange.ts';

/**
 * Why nothing moves at this hour, and until when, where the answer names the hours of a daily pause and it is such an hour in Jakarta.
 * At any other, the same answer is no excuse.
 */
export const pauseOf = ({ json }: Reply, who = 'it'): { skipped: string; until: string } | undefined => {
  const { error_code: code, params } = (json ?? {}) as Refusal;
  if (code !== 'DPAY_CUT_OFF_TIME' || !params) return undefined;
  const { from, to } = params;
  const isNow = nowInJakarta() >= from && nowInJakarta() < (to === '00:00' ? '24:00' : to);
  return isNow ? { skipped: `${who} pauses from ${from} to ${to} WIB`, until: to } : undefined;
};

type Refusal = { error_code?: string; params?: { from: string; to: string } };

/** As `HH:MM`. */
const nowInJakarta = (): string =>
  new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });
