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

const LOADING = '[data-state=loading]';
const ACTIVITY = 'section:has(h2:text("Aktivitas terbaru")) a';
const AT = [
  {
    width: 1280,
    pages: [
      { path: '/home', drawn: ACTIVITY },
      { path: '/orders', drawn: '[data-row]' },
      { path: '/payments', drawn: '[data-row]' },
      { path: '/invoices', drawn: '[data-row]' },
      { path: '/payments/pay_01DEM0SYNC0000000000000001', drawn: 'h1:has-text("Rp")' },
    ],
  },
  {
    width: 390,
    pages: [
      { path: '/home', drawn: ACTIVITY },
      { path: '/invoices', drawn: '[data-row]' },
      { path: '/disbursements', drawn: '[data-row]' },
      { path: '/balance', drawn: '[data-row]' },
      {
        path: '/balance/withdraw',
        waiting: '[data-line=before]:has-text("–")',
        drawn: '[data-line=before]:has-text("Rp")',
      },
    ],
  },
];

for (const { width, pages } of AT) {
  test(`no page jumps at ${width} px while its data loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'finance');
    let skeleton = Promise.withResolvers<void>();
    await page.route(/\/dashboard\/(orders|payments|home|disbursements|balance|invoices)/, async (route) => {
      await skeleton.promise;
      await route.continue();
    });
    for (const { path, waiting = LOADING, drawn } of pages) {
      skeleton = Promise.withResolvers();
      // Reloaded, so that nothing remains of the page before.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      // Data is delayed until the skeleton is shown, so that both are painted.
      await expect(page.locator(waiting).first()).toBeVisible();
      await drawnFrame(page);
      skeleton.resolve();
      await expect(page.getByRole('main').locator(drawn).first()).toBeVisible();
      await expect(page.locator(waiting)).toHaveCount(0);

      expect(await layoutShift(page), path).toBeLessThanOrEqual(LIMIT);
    }
  });
}

test('a batch pending approval does not jump on a phone while its evidence loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner');
  await page.goto('/#/disbursements?status=need_approval');
  await page.getByRole('main').locator('[data-row] a').first().click();
  await expect(page.locator('[data-evidence]').first()).toBeVisible();
  const address = page.url();
  const skeleton = Promise.withResolvers<void>();
  await page.route(/\/evidence/, async (route) => {
    await skeleton.promise;
    await route.continue();
  });

  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#evidence [data-state=loading]')).toBeVisible();
  await drawnFrame(page);
  skeleton.resolve();
  await expect(page.locator('[data-evidence]').first()).toBeVisible();

  expect(await layoutShift(page)).toBeLessThanOrEqual(LIMIT);
});
