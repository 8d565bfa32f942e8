import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LIVE_URL } from './support/addresses.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/**
 * Journeys of real people in a real browser, against the real API. Each worker has a server and a fresh database of its own
 * (`support/global-setup.ts`); the journeys of one file follow one another on it.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // A browser and its server keep two cores busy.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  // Where nobody sits beside it, what needs another try is told as flaky by the report; here a first failure is looked at.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, for machines that do other work at the same time; nothing waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: LIVE_URL,
    locale: 'id-ID',
    // Far from Jakarta on purpose: whatever the machine's zone, a merchant reads WIB.
    timezoneId: 'America/New_York',
    // The page of each step can be looked into; where there is another try, of that one: each costs a tenth of its processor time.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // Where nothing fades or shimmers a page costs a quarter less processor time; `layout-shift` and `phone` walk with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // What paints is software in any case: in the browser's own process it costs a sixteenth less.
        '--in-process-gpu',
        // One process for all pages of a context, so that the next page finds the dashboard compiled (`support/shared-context.ts`).
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // What V8 would optimise runs too seldom to pay for it. A twelfth of the processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
