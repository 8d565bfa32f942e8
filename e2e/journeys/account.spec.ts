import { UnauthorizedError } from '@dasbor/sdk';
import { clientOf, restorePassword, signInByApi } from '../support/api.ts';
import { lettersTo, newestCode, newestLink } from '../support/mailbox.ts';
import { PASSWORD } from '../support/people.ts';
import { enterMailedCode, fillLoginForm, signIn, signInByForm } from '../support/sign-in.ts';
import { signUp } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'Sandi-Baru-3';

// spec 2.163
test('2-step verification is turned on with a mailed code, asked for at the next sign-in, and turned off', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/#/user/profile');
  const security = page.getByRole('region', { name: 'Keamanan' });

  await security.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByRole('dialog', { name: 'Aktifkan verifikasi 2 langkah' })).toBeVisible();
  await enterMailedCode(page, 'admin');
  await expect(page.getByText('Verifikasi 2 langkah aktif')).toBeVisible();
  await expect(security).toContainText('Aktif');

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await signInByForm(page, 'admin');
  await enterMailedCode(page, 'admin');
  await expect(page).toHaveURL(/#\/home$/);

  await page.goto('/#/user/profile');
  await security.getByRole('button', { name: 'Nonaktifkan' }).click();
  await enterMailedCode(page, 'admin');
  await expect(page.getByText('Verifikasi 2 langkah tidak aktif')).toBeVisible();
});

test.describe("the user's own password", () => {
  test.afterEach(() => restorePassword('links', NEW_PASSWORD));

  // spec 2.162
  test('is changed with the current one, and ends the other sign-ins', async ({ page }) => {
    const elsewhere = clientOf(await signInByApi('links'));
    await signIn(page, 'links');
    await page.goto('/#/user/change-password');
    const current = page.getByLabel('Kata sandi saat ini', { exact: true });

    await current.fill('Salah-1');
    await page.getByLabel('Kata sandi baru', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Ulangi kata sandi baru', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await expect(current).toHaveAccessibleDescription(/Kata sandi saat ini salah/);

    await current.fill(PASSWORD);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await expect(page.getByText('Kata sandi diperbarui')).toBeVisible();
    await page.goto('/#/payments');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(elsewhere.getSession()).rejects.toThrow(UnauthorizedError);
  });
});

test('a person moves to another address, which both confirm, and deletes the account', async ({ page }, {
  retry,
}) => {
  const [before, after] = [`rina${retry}@lama.example`, `rina${retry}@baru.example`];
  const password = 'Soto-Ayam-26';
  await signUp(page, { email: before, name: 'Rina Wati', business: 'Toko Rina', password });
  await fillLoginForm(page, before, password);
  await expect(page).toHaveURL(/#\/home$/);

  await page.goto('/#/user/profile');
  await page.getByRole('button', { name: 'Ganti email' }).click();
  await page.getByLabel('Email baru').fill(after);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByLabel('Kode OTP').fill(await newestCode(before));
  await expect(page.getByText('Periksa email baru Anda')).toBeVisible();
  await page.goto(await newestLink(after, 'confirm_email'));
  await page.getByRole('button', { name: 'Gunakan email ini' }).click();
  await expect(page.getByText('Email diganti')).toBeVisible();
  expect(await newestLink(before, 'email_changed')).toContain('undo_email_change');

  await page.goto('/#/user/profile');
  await expect(page.getByText(after).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hapus akun' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hapus akun Anda di Toko Rina?' });
  await question.getByRole('button', { name: 'Lanjut ke kode' }).click();
  await page.getByLabel('Kode OTP').waitFor();
  await page.getByLabel('Kode OTP').fill(await newestCode(after));
  await expect(page).toHaveURL(/#\/login/);
  expect((await lettersTo(after))[0]?.kind).toBe('account_deleted');

  await fillLoginForm(page, after, password);
  await expect(page.getByText('Email atau kata sandi salah')).toBeVisible();
});
