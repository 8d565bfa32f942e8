import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LIVE_URL } from './support/addresses.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/**
 * Journeys in a real browser, against the real API. Each worker has its own server and a fresh database (`support/global-setup.ts`);
 * journeys of one file run one after the other.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // A browser and its server keep two cores busy.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  fullyParallel: false,
  // In CI, the report lists tests that pass on retry as flaky; locally, a first failure is investigated.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, for machines under load; nothing waits longer than needed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: LIVE_URL,
    locale: 'id-ID',
    // Deliberately far from Jakarta: a merchant sees WIB in any time zone.
    timezoneId: 'America/New_York',
    // Traces every step; in CI only on the retry, because tracing costs a tenth of the processor time.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // Without animations, a page needs a quarter less processor time; `layout-shift` and `phone` run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Rendering is in software anyway: in the browser's own process it costs a sixteenth less.
        '--in-process-gpu',
        // One process for all pages of a context, so that the next page reuses the compiled dashboard (`support/shared-context.ts`).
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // V8's optimisations do not pay off here. Saves a twelfth of the processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
