import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Only violations: listing passes doubles the work.
  resultTypes: ['violations'],
  // Style sheets are needed only for rules about orientation, which the dashboard does not use.
  preload: false,
};

/** Checks the current page for WCAG 2.2 AA. A failure names each rule and its elements. */
export const expectAccessible = async (page: Page): Promise<void> => {
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
};

type Axe = {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
};

// Loaded once per page; the Playwright package loads it for each check and also searches for frames, which the pages do not have.
const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A colour in transition has an unintended contrast. */
const stillness = async (): Promise<void> => {
  // By then, transitions of the last action have started.
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  const passing = document.getAnimations().filter((animation) => {
    return animation.effect?.getComputedTiming().iterations !== Infinity;
  });
  await Promise.allSettled(passing.map((animation) => animation.finished));
};
