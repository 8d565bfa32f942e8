import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// React as merchants run it: half the time of its development build, whose stack traces for each element no test reads.
process.env['NODE_ENV'] = 'production';

/** Every story is a test: it draws, its play function asserts, and axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'storybook',
    // One page for all files: half the time, and the decorator shares nothing between stories.
    isolate: false,
    // Storybook's own come after it.
    setupFiles: [fileURLToPath(new URL('no-interactions-panel.ts', import.meta.url))],
    sequence: { setupFiles: 'list' },
    testTimeout: 45_000,
    // As the journeys: more tries where nobody sits beside it.
    retry: process.env['CI'] ? 2 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            // Few stories run long enough to pay for the compiler of hot code: a twelfth of the processor time.
            '--js-flags=--no-opt',
          ],
        },
        contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 860 } }],
    },
  },
});
