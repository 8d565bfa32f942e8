import { PEOPLE } from '../support/people.ts';
import { enterMailedCode, fillLoginForm, signInByForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 2.62
test('the owner signs in with email and password and lands on home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();

  await fillLoginForm(page, PEOPLE.owner);

  await expect(page).toHaveURL(/#\/home$/);
  await expect(page.getByRole('banner')).toContainText('Kopi Nusantara');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ratna');
});

test('the approver signs in with the mailed code as well', async ({ page }) => {
  await signInByForm(page, 'approver');
  await expect(page.getByRole('heading', { name: 'Verifikasi 2 langkah' })).toBeVisible();
  await expect(page.getByText(/Kode 6 angka dikirim ke a\*\*\*@demo\.test/)).toBeVisible();

  await enterMailedCode(page, 'approver');

  await expect(page).toHaveURL(/#\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hendra');
});

test('an empty form and an invalid address are refused beside their fields, without a request', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/#/login');

  await fillLoginForm(page, '', '');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Wajib diisi/);
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveAccessibleDescription(/Wajib diisi/);
  await fillLoginForm(page, 'bukan-email', 'x');

  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email tidak valid/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  expect(calls).toEqual([]);
});

test('signing out leads to the login page, and back does not return', async ({ page }) => {
  await signInByForm(page, 'developer');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Pesanan' })
    .click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('button', { name: /^Menu akun Fajar Nugroho/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();

  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
});
