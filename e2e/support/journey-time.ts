import type { Browser } from '@playwright/test';
import { shiftDate } from './shift-date.ts';

/**
 * A Wednesday morning in Jakarta, days away from a holiday and from a month's end. Whenever the journeys are run, for whoever takes
 * part in them it is then: payouts pause at night, and what is settled depends on the weekday. The rules of other hours have their
 * tests in the domain and the API, which are told the time.
 */
const BEGINS = Date.parse('2026-11-25T10:00:00+07:00');
const AHEAD = 'JOURNEYS_AHEAD_MS';

/** Before the servers and workers are started, which inherit it. */
export function beginJourneyTime(): void {
  process.env[AHEAD] = String(BEGINS - Date.now());
}

const aheadMs = (): number => Number(process.env[AHEAD]);

/** For a server of the journeys: the module is loaded before its own. */
export const serverInJourneyTime = () => ({
  NODE_OPTIONS: `--import ${new URL('enter-journey-time.ts', import.meta.url).href}`,
});

/** This process. */
export const enterJourneyTime = (): void => shiftDate(aheadMs());

/** Every page of this browser, in whatever window a journey opens it. */
export function browserInJourneyTime(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, aheadMs());
    return context;
  };
}
