// Finds a Chromium for stories and journeys, and downloads one if there is none. CHROMIUM_PATH takes precedence.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const KNOWN = [
  // The headless build: a new page takes half as long.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string>} the path of a working Chromium */
export const ensureBrowser = async () => {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium found, fetching one (once).');
  const tries = [
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
          ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ]
      : []),
    ['pnpm', ['exec', 'playwright', 'install', 'chromium']],
  ];
  for (const [command, args] of tries) {
    const { code, output } = await run(command, args, {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) console.log(`${command} ${args.join(' ')} failed:\n${output}`);
    const now = await findBrowser();
    if (now) return now;
  }
  throw new Error('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
};

const findBrowser = async () => {
  const { chromium } = await import('playwright');
  return [process.env.CHROMIUM_PATH, ...KNOWN, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
};
