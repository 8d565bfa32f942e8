import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a suspended merchant is warned on every page, and can still view records', async ({ page }) => {
  await signIn(page, 'ownerOfSuspended');

  for (const path of ['/home', '/payments', '/orders']) {
    await page.goto(`/#${path}`);
    await expect(page.getByText('Akun sedang ditinjau')).toBeVisible();
    await expect(page.getByText(/tidak dapat menerima pembayaran baru/)).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Pesanan' })).toBeVisible();
});

test('a basic account shows its limit', async ({ page }) => {
  await signIn(page, 'ownerOfBasic');
  await page.goto('/#/home');

  await expect(page.getByText('Akun dasar')).toBeVisible();
  await expect(page.getByText(/Batas settlement Rp 25 juta/)).toBeVisible();
});

test('a full account sees neither notice', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/home');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Akun sedang ditinjau')).toHaveCount(0);
  await expect(page.getByText('Akun dasar')).toHaveCount(0);
});
