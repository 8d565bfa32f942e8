import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// React's production build takes half the time of the development build. No test reads its element stack traces.
process.env['NODE_ENV'] = 'production';

/** Every story is a test: it renders, its play function makes assertions, and axe finds no violations. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'storybook',
    // One page for all files takes half the time. The decorator shares no state between stories.
    isolate: false,
    // Storybook's own setup files come after it.
    setupFiles: [fileURLToPath(new URL('no-interactions-panel.ts', import.meta.url))],
    sequence: { setupFiles: 'list' },
    testTimeout: 45_000,
    // As in the end-to-end tests: more retries in CI.
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
            // Few stories run long enough to benefit from the optimizing compiler. Without it, tests use a twelfth less processor
            // time.
            '--js-flags=--no-opt',
          ],
        },
        contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 860 } }],
    },
  },
});
