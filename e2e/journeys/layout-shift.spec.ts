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
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const DRAWN = [
  { path: '/home', viewport: DESKTOP, drawn: 'section:has(h2:text("Aktivitas terbaru")) a' },
  { path: '/home', viewport: PHONE, drawn: 'section:has(h2:text("Aktivitas terbaru")) a' },
  { path: '/orders', viewport: DESKTOP, drawn: '[data-row]' },
  { path: '/payments', viewport: DESKTOP, drawn: '[data-row]' },
  {
    path: '/payments/pay_01DEM0SYNC0000000000000001',
    viewport: DESKTOP,
    drawn: 'h1:has-text("Rp")',
  },
  { path: '/disbursements', viewport: PHONE, drawn: '[data-row]' },
  { path: '/balance', viewport: PHONE, drawn: '[data-row]' },
  {
    path: '/balance/withdraw',
    viewport: PHONE,
    waiting: '[data-line=before]:has-text("–")',
    drawn: '[data-line=before]:has-text("Rp")',
  },
];

for (const { path, viewport, waiting = LOADING, drawn } of DRAWN) {
  test(`${path} does not jump at ${viewport.width} px while its data comes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'finance');
    const skeleton = Promise.withResolvers<void>();
    await page.route(/\/dashboard\/(orders|payments|home|disbursements|balance)/, async (route) => {
      await skeleton.promise;
      await route.continue();
    });
    await page.goto(`/#${path}`);
    // The data is held back until the skeleton stands, so that each is drawn after the other.
    await expect(page.locator(waiting).first()).toBeVisible();
    await drawnFrame(page);
    skeleton.resolve();
    await expect(page.getByRole('main').locator(drawn).first()).toBeVisible();
    await expect(page.locator(waiting)).toHaveCount(0);

    expect(await layoutShift(page)).toBeLessThanOrEqual(LIMIT);
  });
}
