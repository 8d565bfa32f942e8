import { type BrowserContext, expect, test as base } from '@playwright/test';
import { browserInJourneyTime, enterJourneyTime } from './journey-time.ts';
import { releaseServerClock } from './server-clock.ts';

export { expect } from '@playwright/test';

interface Journey {
  /** What the browser's console may complain of in this journey, besides refusals of the API. */
  expectedComplaints: RegExp | undefined;
  /** Whatever a journey did to the server's time ends with it. */
  clockReleasedAfterwards: void;
}

interface Worker {
  /** Whoever takes part in a journey, this process too, is at one time. */
  journeyTime: void;
}

/** A journey fails when the browser's console reports an error that it did not expect. */
export const test = base.extend<Journey, Worker>({
  journeyTime: [
    async ({ browser }, use) => {
      enterJourneyTime();
      browserInJourneyTime(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],

  expectedComplaints: [undefined, { option: true }],

  clockReleasedAfterwards: [
    async ({ baseURL: _ }, use) => {
      await use();
      await releaseServerClock();
    },
    { auto: true },
  ],

  context: async ({ context, expectedComplaints }, use) => {
    const complaints = listenToConsole(context);
    await use(context);
    const unexpected = complaints.filter((text) => !REFUSAL.test(text) && !expectedComplaints?.test(text));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

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
