import type { Reply } from '../exchange/exchange.ts';

/**
 * Why nothing moves at this hour, and until when, where the answer names the hours of a daily pause and it is such an hour in Jakarta.
 * At any other, the same answer is no excuse; nor is a pause of most of the day, behind which nothing would be seen.
 */
export const pauseOf = ({ json }: Reply, who = 'it'): { skipped: string; until: string } | undefined => {
  const { error_code: code, params } = (json ?? {}) as Refusal;
  if (code !== 'DPAY_CUT_OFF_TIME' || !params) return undefined;
  const { from, to } = params;
  const length = minutesFrom(from, to);
  // Of hours that cannot be read, neither is so.
  const isNow = length <= LONGEST_MINUTES && minutesFrom(from, nowInJakarta()) < length;
  return isNow ? { skipped: `${who} pauses from ${from} to ${to} WIB`, until: to } : undefined;
};

type Refusal = { error_code?: string; params?: { from: string; to: string } };

const DAY_MINUTES = 24 * 60;
const LONGEST_MINUTES = DAY_MINUTES / 2;

/** From one time of the day to another, over midnight where that comes first; from one to itself, none. */
const minutesFrom = (from: string, to: string): number =>
  (minuteOf(to) - minuteOf(from) + DAY_MINUTES) % DAY_MINUTES;

const minuteOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** As `HH:MM`. */
const nowInJakarta = (): string =>
  new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });
