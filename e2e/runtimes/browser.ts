import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { PAGE_PORT, PAGE_URL } from './addresses.ts';
import type { Input } from './input.ts';

declare global {
  // Set by the bundle, see consumer/bundled.mjs.
  var runSteps: (input: Input) => Promise<unknown>;
}

/** Runs the bundle in a page whose origin the API allows. */
export const runInBrowser = async (folder: string, input: Input): Promise<void> => {
  const bundle = await readFile(join(folder, 'bundled.js'));
  const server = createServer((request, response) => {
    const isBundle = request.url === '/bundled.js';
    response.setHeader('content-type', isBundle ? 'text/javascript' : 'text/html');
    response.end(isBundle ? bundle : '<!doctype html><script type="module" src="/bundled.js"></script>');
  }).listen(PAGE_PORT);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(PAGE_URL);
    await page.waitForFunction(() => 'runSteps' in globalThis);
    await page.evaluate((given) => globalThis.runSteps(given), input);
  } finally {
    await browser.close();
    server.close();
  }
};
