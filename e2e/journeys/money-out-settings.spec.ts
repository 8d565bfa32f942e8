import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an owner enables a low balance warning, and the balance page shows it', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/settings');
  await page.getByRole('list', { name: 'Uang', exact: true }).getByRole('link', { name: 'Saldo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pengaturan saldo');
  await page.getByRole('main').getByRole('link', { name: 'Atur penarikan otomatis' }).click();
  // Sandbox has no sweeps.
  await expect(page.getByRole('checkbox', { name: 'Tarik saldo setiap malam' })).toBeDisabled();
  await page.goBack();

  await page.getByRole('checkbox', { name: 'Beri tahu saat saldo rendah' }).check();
  await page.getByLabel('Batas saldo tersedia').fill('900000000000');
  await page.getByRole('button', { name: 'Periksa pengaturan' }).click();
  await expect(page.getByRole('dialog')).toContainText('di bawah Rp 900.000.000.000');
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('Pengaturan tersimpan.')).toBeVisible();

  // The balance is checked every ten seconds.
  await page.goto('/#/balance');
  await expect(page.getByText('Saldo di bawah batas')).toBeVisible({ timeout: 30_000 });
});

test('a developer sees the balance settings but cannot change them', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/#/settings/balance');
  await expect(page.getByRole('button', { name: /Periksa pengaturan/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
