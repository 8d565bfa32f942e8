import { shiftDate } from '../shift-date.mjs';

/**
 * The start time of tests with a real server: a Wednesday morning in Jakarta, days away from a holiday and a month's end. In real time,
 * transfers would pause before midnight, and settlement would depend on the weekday. Rules for other times are tested in the domain and
 * the API with explicit times.
 */
const BEGINS = Date.parse('2026-11-25T10:00:00+07:00');
const AHEAD = 'TEST_AHEAD_MS';

/** The offset of test time from this machine's time, the same for the first process and all that it starts. */
export const aheadMs = () => {
  process.env[AHEAD] ??= String(BEGINS - Date.now());
  return Number(process.env[AHEAD]);
};

/** The Node arguments that run a process in test time. */
export const testTime = () => {
  const { NODE_OPTIONS = '' } = process.env;
  const enter = ` --import=${new URL('../enter-test-time.mjs', import.meta.url).href}`;
  return {
    [AHEAD]: String(aheadMs()),
    NODE_OPTIONS: NODE_OPTIONS.endsWith(enter) ? NODE_OPTIONS : `${NODE_OPTIONS}${enter}`,
  };
};

/** Switches this process and its future children to test time. */
export const enterTestTime = () => {
  shiftDate(aheadMs());
  Object.assign(process.env, testTime());
};
