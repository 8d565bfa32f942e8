import { restorePassword } from '../support/api.ts';
import { newestLink } from '../support/mailbox.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { fillLoginForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Sandi-Baru-2';

test.afterEach(() => restorePassword('ownerOfBasic', NEW_PASSWORD));

// spec 2.64, 2.65
test('a forgotten password is replaced through the mailed link, which works once', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(PEOPLE.ownerOfBasic);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(page.getByText('Periksa email Anda')).toBeVisible();

  const link = await newestLink(PEOPLE.ownerOfBasic, 'reset_password');
  await page.goto(link);
  const password = page.getByLabel('Kata sandi baru', { exact: true });
  const confirmation = page.getByLabel('Ulangi kata sandi baru', { exact: true });

  await password.fill('pendek');
  await confirmation.fill('lain');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(password).toHaveAccessibleDescription(/Minimal 8 karakter/);
  await expect(confirmation).toHaveAccessibleDescription(/Konfirmasi kata sandi tidak sama/);

  await password.fill(NEW_PASSWORD);
  await confirmation.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Kata sandi diperbarui')).toBeVisible();

  await page.getByRole('link', { name: 'Ke halaman masuk' }).click();
  await fillLoginForm(page, PEOPLE.ownerOfBasic, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah');
  await fillLoginForm(page, PEOPLE.ownerOfBasic, NEW_PASSWORD);
  await expect(page).toHaveURL(/#\/home$/);
});

test('an unknown address gets the same response as a known one', async ({ page }) => {
  await page.goto('/#/forgot_password');

  await page.getByRole('textbox', { name: 'Email' }).fill('tidak-ada@demo.test');
  await page.getByRole('button', { name: 'Kirim tautan' }).click();

  await expect(page.getByText('Periksa email Anda')).toBeVisible();
});

// spec 5.14
test('a reset link without its code asks to start over', async ({ page }) => {
  await page.goto('/#/reset_password');

  await expect(page.getByRole('alert')).toContainText('Tautan tidak lengkap');
  await expect(page.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
    'href',
    /forgot_password$/,
  );
});
