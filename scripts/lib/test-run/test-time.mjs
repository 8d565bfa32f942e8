import { shiftDate } from '../shift-date.mjs';

/**
 * The time at which tests begin that meet a real server, whenever they are run: a Wednesday morning in Jakarta, days away from a holiday
 * and from a month's end. By real time money would pause for them before midnight, and whether a payment is settled would go by the
 * weekday. The rules of other hours have their tests in the domain and the API, which are told the time.
 */
const BEGINS = Date.parse('2026-11-25T10:00:00+07:00');
const AHEAD = 'TEST_AHEAD_MS';

/** How far test time is ahead of this machine's, the same for the first process that asks and for all that it starts. */
export function aheadMs() {
  process.env[AHEAD] ??= String(BEGINS - Date.now());
  return Number(process.env[AHEAD]);
}

/** What a Node process is started with to live in test time. */
export function testTime() {
  const { NODE_OPTIONS = '' } = process.env;
  const enter = ` --import=${new URL('../enter-test-time.mjs', import.meta.url).href}`;
  return {
    [AHEAD]: String(aheadMs()),
    NODE_OPTIONS: NODE_OPTIONS.endsWith(enter) ? NODE_OPTIONS : `${NODE_OPTIONS}${enter}`,
  };
}

/** Takes this process there, and what it will start. */
export function enterTestTime() {
  shiftDate(aheadMs());
  Object.assign(process.env, testTime());
}
