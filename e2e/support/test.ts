import { type Browser, type BrowserContext, expect, test as base } from '@playwright/test';
import { shiftDate } from '../../scripts/lib/shift-date.mjs';
import { aheadMs, enterTestTime } from '../../scripts/lib/test-run/test-time.mjs';
import { releaseServerClock } from './server-clock.ts';
import { leaveNothing, sharedContext } from './shared-context.ts';

export { expect } from '@playwright/test';

interface Journey {
  /** Whether it has its context for itself. */
  isApart: boolean;
  /** What the browser's console may complain of in this journey, besides refusals of the API. */
  expectedComplaints: RegExp | undefined;
  /** Whatever a journey did to the server's time ends with it. */
  clockReleasedAfterwards: void;
}

interface Worker {
  /** This process and every page live in the time of the server. */
  testTime: void;
}

/** A journey fails when the browser's console reports an error that it did not expect. */
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

/** For what a context keeps: a clock of its own, files that were fetched before the network was away. */
export const testInOwnContext = test.extend({ isApart: true });

/** Every page, in whatever window a journey opens it. */
function takeToTestTime(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, aheadMs());
    return context;
  };
}

// The browser reports every 4xx; whether it was right is for the journey to say.
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/;

function listenToConsole(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return complaints;
}
