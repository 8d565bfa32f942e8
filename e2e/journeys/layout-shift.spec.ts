import { drawnFrame, layoutShift } from '../support/layout-shift.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const LIMIT = 0.02;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the login page does not jump while it loads', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();

  expect(await layoutShift(page)).toBeLessThanOrEqual(LIMIT);
});

const DRAWN = [
  { path: '/home', drawn: 'section:has(h2:text("Aktivitas terbaru")) a' },
  { path: '/orders', drawn: '[data-row]' },
  { path: '/payments', drawn: '[data-row]' },
  { path: '/payments/pay_01DEM0SYNC0000000000000001', drawn: 'h1:has-text("Rp")' },
] as const;

for (const { path, drawn } of DRAWN) {
  test(`${path} does not jump while its data comes`, async ({ page }) => {
    await signIn(page, 'finance');
    const skeleton = Promise.withResolvers<void>();
    await page.route(/\/dashboard\/(orders|payments|home)/, async (route) => {
      await skeleton.promise;
      await route.continue();
    });
    await page.goto(`/#${path}`);
    // The data is held back until the skeleton stands, so that each is drawn after the other.
    await expect(page.locator('[data-state=loading]').first()).toBeVisible();
    await drawnFrame(page);
    skeleton.resolve();
    await expect(page.getByRole('main').locator(drawn).first()).toBeVisible();
    await expect(page.locator('[data-state=loading]')).toHaveCount(0);

    expect(await layoutShift(page)).toBeLessThanOrEqual(LIMIT);
  });
}
