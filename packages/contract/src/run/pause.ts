import type { Reply } from '../exchange/exchange.ts';

/**
 * Why nothing moves now, and until when, if the response names the hours of a daily pause and it is within them in Jakarta. At any
 * other time, the same response is a failure; so is a pause of more than half a day, which would hide everything.
 */
export const pauseOf = ({ json }: Reply, who = 'it'): Pause | undefined => {
  const { error_code: code, params } = (json ?? {}) as Refusal;
  if (code !== 'DPAY_CUT_OFF_TIME' || !params) return undefined;
  const { from, to } = params;
  const length = minutesFrom(from, to);
  // Unparsable hours make both comparisons false.
  const isNow = length <= LONGEST_MINUTES && minutesFrom(from, nowInJakarta()) < length;
  return isNow ? { skipped: `${who} pauses from ${from} to ${to} WIB`, until: to } : undefined;
};

export type Pause = { skipped: string; until: string };

/** SNAP refuses a call during a pause by this case of any service, without the hours. */
export const isSnapPause = ({ json }: Reply): boolean =>
  /^403\d\d06$/.test(String(((json ?? {}) as { responseCode?: string }).responseCode));

type Refusal = { error_code?: string; params?: { from: string; to: string } };

const DAY_MINUTES = 24 * 60;
const LONGEST_MINUTES = DAY_MINUTES / 2;

/** Minutes from one time of day to another, across midnight if needed; 0 for equal times. */
const minutesFrom = (from: string, to: string): number =>
  (minuteOf(to) - minuteOf(from) + DAY_MINUTES) % DAY_MINUTES;

const minuteOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** As `HH:MM`. */
const nowInJakarta = (): string =>
  new Date().toLocaleTimeString('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });
