import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 2.169, 8.2, 8.129
test('a suspended merchant is warned on every page, and can still view records', async ({ page }) => {
  await signIn(page, 'ownerOfSuspended');

  for (const path of ['/home', '/payments', '/orders']) {
    await page.goto(`/#${path}`);
    await expect(page.getByText('Akun sedang ditinjau')).toBeVisible();
    await expect(page.getByText(/tidak dapat menerima pembayaran baru/)).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Pesanan' })).toBeVisible();
});

test('a basic account shows its limit, and leads to what it has used', async ({ page }) => {
  await signIn(page, 'ownerOfBasic');
  await page.goto('/#/home');

  await expect(page.getByText(/Batas settlement Rp\s25\.000\.000/)).toBeVisible();
  await page.getByRole('link', { name: 'Lihat batas dan akun penuh' }).click();
  await expect(page.getByRole('progressbar', { name: 'Batas akun basic' })).toBeVisible();
});

test('a full account sees neither notice', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/home');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Akun sedang ditinjau')).toHaveCount(0);
  await expect(page.getByText(/Batas settlement/)).toHaveCount(0);
});
