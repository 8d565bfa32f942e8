import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test';
import { shiftDate } from '../../scripts/lib/shift-date.mjs';
import { aheadMs, enterTestTime } from '../../scripts/lib/test-run/test-time.mjs';
import { releaseServerClock } from './server-clock.ts';
import { leaveNothing, sharedContext } from './shared-context.ts';

export { expect } from '@playwright/test';

type Journey = {
  /** Whether it has its own context. */
  isApart: boolean;
  /** Expected console errors of this journey, besides API refusals. */
  expectedComplaints: RegExp | undefined;
  /** Resets the server's clock after each journey. */
  clockReleasedAfterwards: void;
};

type Worker = {
  /** Runs this process and every page in the server's time. */
  testTime: void;
};

/** A journey fails if the browser console reports an unexpected error. */
export const test = base.extend<Journey, Worker>({
  testTime: [
    async ({ browser }, use) => {
      enterTestTime();
      takeToTestTime(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],

  isApart: [false, { option: true }],
  expectedComplaints: [undefined, { option: true }],

  clockReleasedAfterwards: [
    async ({ baseURL: _ }, use) => {
      await use();
      await releaseServerClock();
    },
    { auto: true },
  ],

  context: async (
    { browser, viewport, isMobile, hasTouch, locale, contextOptions, isApart, expectedComplaints },
    use,
  ) => {
    const kind = JSON.stringify([viewport, isMobile, hasTouch, locale, contextOptions]);
    const shared = isApart ? undefined : await sharedContext(browser, kind);
    const context = shared?.context ?? (await browser.newContext());
    const complaints = listenToConsole(context);
    await use(context);
    context.removeAllListeners('console').removeAllListeners('weberror');
    await (shared ? leaveNothing(shared) : context.close());
    const unexpected = complaints.filter((text) => !REFUSAL.test(text) && !expectedComplaints?.test(text));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

/** For state that a context keeps: its own clock, or files cached before going offline. */
export const testInOwnContext = test.extend({ isApart: true });

/** Applies to every page, in any window a journey opens. */
const takeToTestTime = (browser: Browser): void => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, aheadMs());
    return context;
  };
};

// The browser reports every 4xx; the journey decides whether it is right.
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;

const listenToConsole = (context: BrowserContext): readonly string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
};
