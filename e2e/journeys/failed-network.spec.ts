import { signIn } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

test.use({
  expectedComplaints: /net::ERR_|status of 50\d|page could not be loaded|dynamically imported module/,
});

test('a list that fails to load says so, and loads on retry', async ({ page }) => {
  await signIn(page, 'finance');
  await page.route(/\/dashboard\/payments\?/, (route) => route.abort());
  await page.goto('/#/payments');
  await expect(page.getByRole('alert')).toContainText('Server tidak dapat dihubungi');

  await page.unroute(/\/dashboard\/payments\?/);
  await page.getByRole('button', { name: 'Coba lagi' }).click();

  await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
});

test('a server error shows the request id for support', async ({ page }) => {
  await signIn(page, 'finance');
  await page.route(/\/dashboard\/orders\?/, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*', 'x-request-id': 'req_01DEM0' },
      json: { error: 'Terjadi kesalahan.', error_code: 'DPAY_INTERNAL_ERROR', request_id: 'req_01DEM0' },
    }),
  );
  await page.goto('/#/orders');

  await expect(page.getByRole('alert')).toContainText('Terjadi kesalahan');
  await expect(page.getByRole('alert')).toContainText('req_01DEM0');
  await expect(page.getByRole('button', { name: 'Salin ID permintaan' })).toBeVisible();
});

test('a sign-in without a connection keeps the input and works on retry', async ({ page }) => {
  await page.goto('/#/login');
  await page.route(/\/dashboard\/login$/, (route) => route.abort());
  await page.getByRole('textbox', { name: 'Email' }).fill('finance@demo.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('Dasbor-Demo-1');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Server tidak dapat dihubungi');

  await page.unroute(/\/dashboard\/login$/);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();

  await expect(page).toHaveURL(/#\/home$/);
});

testInOwnContext(
  'a file that is lost on the way after signing in leaves the address, and comes when tried again',
  async ({ page }) => {
    await page.goto('/#/payments?status=failed');
    await page.getByRole('textbox', { name: 'Email' }).fill('finance@demo.test');
    await page.getByLabel('Kata sandi', { exact: true }).fill('Dasbor-Demo-1');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Halaman ini belum dapat dibuka');
    await expect(page).toHaveURL(/#\/payments\?status=failed$/);

    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Coba lagi' }).click();

    await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
  },
);

testInOwnContext(
  'a page that was never opened says without a connection that it needs one, and comes with it',
  async ({ page, context }) => {
    await signIn(page, 'owner');
    await page.goto('/#/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-state=loading]')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Pengaturan', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Periksa koneksi internet Anda, lalu coba lagi.',
    );
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Periksa koneksi internet Anda, lalu coba lagi.',
    );

    await context.setOffline(false);

    await expect(page.getByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible();
  },
);

testInOwnContext(
  'what cannot be fetched to be opened leaves the page with what is typed in it, and opens once the connection is back',
  async ({ page, context }) => {
    await signIn(page, 'owner');
    await page.goto('/#/subaccount/fund-transfer/new');
    const amount = page.getByRole('textbox', { name: 'Nominal' });
    await amount.fill('250000');
    const menu = page.getByRole('button', { name: /^Menu akun/ });
    await page.route(/\.js$/, (route) => route.abort());
    await context.setOffline(true);
    await menu.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Belum dapat dimuat. Periksa koneksi internet Anda' }),
    ).toBeVisible();
    await expect(menu).toBeFocused();
    await expect(amount).toHaveValue(/250/);

    await context.setOffline(false);
    await page.unroute(/\.js$/);
    await menu.click();

    await expect(page.getByRole('menu')).toBeVisible();
    await expect(amount).toHaveValue(/250/);
  },
);
