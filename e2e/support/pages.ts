import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** Product spec §9: mobile is at most 576 px wide. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** To another page without loading the dashboard anew; done when all of it stands. */
export async function goTo(page: Page, path: string): Promise<void> {
  // The page before stands until the next one's file is there: its heading is told from the new one.
  const isAnother = new URL(page.url()).hash !== `#${path}`;
  if (isAnother) await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await page.goto(`/#${path}`);
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible();
  await expect(page.locator('[data-state=loading]'), path).toHaveCount(0);
}

/** Nothing of the page is wider than the screen, and all of it accessible in the frame that it has there. */
export async function expectFits(page: Page): Promise<void> {
  // By the emulated screen: a phone's `innerWidth` grows with what is too wide for it.
  const screen = page.viewportSize()?.width ?? 0;
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `pixels of ${page.url()}`).toBeLessThanOrEqual(screen);
  await expectAccessible(page);
}
