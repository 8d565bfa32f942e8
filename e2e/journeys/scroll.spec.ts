import type { Page } from '@playwright/test';
import { PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

for (const [screen, use] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test("a record opens at its top, also from the cache, and back restores the list's position", async ({
      page,
    }) => {
      await openLongList(page);

      for (const place of [1200, 1100, 1200]) {
        await page.evaluate((y) => scrollTo(0, y), place);
        await openRowInSight(page);
        await expectTop(page);

        await page.goBack();
        await expectPlace(page, place);
      }
    });

    test('back and reload restore it too when rows load late', async ({ page }) => {
      await openLongList(page);
      await page.evaluate(() => scrollTo(0, 1200));
      await openRowInSight(page);
      await expectTop(page);

      // Only the scroll position of the list remains.
      await page.reload();
      await expectTop(page);
      const answer = await holdPayments(page);
      await page.goBack();
      await answer();
      await expectPlace(page, 1200);

      const again = await holdPayments(page);
      await page.reload();
      await again();
      await expectPlace(page, 1200);
    });

    test('the next page of a list starts at its first row, and back restores the position', async ({
      page,
    }) => {
      await openLongList(page);
      const first = await page.locator('[data-row]').first().textContent();
      const next = page.getByRole('link', { name: 'Halaman berikutnya' });
      await next.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(scrollY));
      expect(place).toBeGreaterThan(1000);

      await next.click();
      await expect(page.locator('[data-row]').first()).not.toHaveText(first ?? '');
      await expect(page.locator('[data-row]').first()).toBeInViewport({ ratio: 1 });

      await page.goBack();
      await expectPlace(page, place);
    });

    test("a link from the home page's activities opens at the top", async ({ page }) => {
      await signIn(page, 'owner');
      await page.goto('/#/home');
      const activity = page.locator('main [data-row-link]').last();
      await expect(activity).toBeVisible();

      // The second time it is cached.
      for (const _ of ['first', 'second']) {
        await activity.scrollIntoViewIfNeeded();
        await activity.click();
        await expect(page).toHaveURL(/#\/(?!home)/);
        await expectTop(page);
        await page.goBack();
      }
    });
  });
}

const openLongList = async (page: Page): Promise<void> => {
  await signIn(page, 'owner');
  await page.goto('/#/payments?limit=50');
  await expect(page.locator('[data-row]')).toHaveCount(50);
};

/** Opens a visible payment without scrolling the list first. */
const openRowInSight = async (page: Page): Promise<void> => {
  const rows = page.locator('[data-row]');
  const inSight = await rows.evaluateAll((all) =>
    all.findIndex((row) => row.getBoundingClientRect().top > innerHeight / 2),
  );
  await rows.nth(inSight).getByRole('link').click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
};

const expectTop = async (page: Page): Promise<void> => {
  await expect(page.locator('main [data-state=loading]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
};

const expectPlace = async (page: Page, place: number): Promise<void> => {
  await expect(page.locator('[data-row]')).toHaveCount(50);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
};

/** Delays the list's response until the page has been painted without it. */
const holdPayments = async (page: Page): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>();
  const address = /\/dashboard\/payments\?/;
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    await expect(page.locator('main [data-state=loading]')).toBeVisible();
    held.resolve();
  };
};
