import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** Product spec §9: mobile is at most 576 px wide. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Navigates without reloading the dashboard; resolves when the page is complete. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  // The old page stays until the new one's file has loaded: its heading distinguishes the two.
  const isAnother = new URL(page.url()).hash !== `#${path}`;
  if (isAnother) await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await page.goto(`/#${path}`);
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible();
  await expect(page.locator('[data-state=loading]'), path).toHaveCount(0);
};

/** Nothing on the page is wider than the screen, and everything is accessible at this size. */
export const expectFits = async (page: Page): Promise<void> => {
  // Uses the emulated screen: a phone's `innerWidth` grows with oversized content.
  const screen = page.viewportSize()?.width ?? 0;
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `pixels of ${page.url()}`).toBeLessThanOrEqual(screen);
  await expectAccessible(page);
};
