import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What holds is not listed one by one: half the work of a look.
  resultTypes: ['violations'],
  // Style sheets are read again only for rules about a turned screen, which the dashboard's do not mention.
  preload: false,
};

/** The page as it stands now, by WCAG 2.2 AA. A failure names each rule and where it is broken. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(stillness);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(document, options),
    OPTIONS,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
  expect.soft(findings, `WCAG 2.2 AA at ${page.url()}`).toEqual([]);
}

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}

// Once in a page, and not at each look as its own Playwright package does, which also looks into frames that there are none of.
const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A colour on its way to another has a contrast that nobody chose. */
async function stillness(): Promise<void> {
  // By then what was just pressed has begun to move.
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  const passing = document.getAnimations().filter((animation) => {
    return animation.effect?.getComputedTiming().iterations !== Infinity;
  });
  await Promise.allSettled(passing.map((animation) => animation.finished));
}
