import { newestCode, newestLink } from '../support/mailbox.ts';
import { enterMailedCode, fillLoginForm, signIn } from '../support/sign-in.ts';
import { signUp } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

// spec 1.31, 2.66, 6.19
test('an owner invites a colleague, who makes a password and sees only what the role allows', async ({
  page,
  browser,
}) => {
  const email = 'kasir.baru@demo.test';
  await signIn(page, 'owner');
  await page.goto('/#/users');
  await page.getByRole('main').getByRole('link', { name: 'Undang pengguna' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nama lengkap').fill('Kasir Baru');
  await page.getByText('Payment Link Maker').click();
  await page.getByRole('button', { name: 'Periksa undangan' }).click();
  await expect(page.getByRole('dialog')).toContainText('Undang Kasir Baru sebagai Payment Link Maker?');
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('Undangan belum diterima')).toBeVisible();

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(await newestLink(email, 'invitation'));
  await invited.getByLabel('Kata sandi', { exact: true }).fill('Warung-Pagi-27!');
  await invited.getByLabel('Ulangi kata sandi').fill('Warung-Pagi-27!');
  await invited.getByRole('button', { name: 'Simpan dan terima' }).click();
  await expect(invited.getByText('Undangan diterima')).toBeVisible();
  await invited.goto('/#/login');
  await fillLoginForm(invited, email, 'Warung-Pagi-27!');
  const menu = invited.getByRole('navigation', { name: 'Navigasi utama' });
  await expect(menu.getByRole('link', { name: 'Link pembayaran' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pengguna' })).toHaveCount(0);
  await invited.goto('/#/users');
  await expect(invited).toHaveURL(/access_denied/);

  // Deactivated on one screen, signed out on the other.
  await page.reload();
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('Pengguna ini tidak dapat masuk.')).toBeVisible();
  await invited.goto('/#/payment_links');
  await expect(invited).toHaveURL(/#\/login/);
  await invited.context().close();
});

test('a role of the merchant is made in the matrix and viewed without being able to change anything', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/user/role');
  await page.getByRole('main').getByRole('link', { name: 'Buat peran' }).click();
  await page.getByLabel('Nama peran').fill('Kasir toko');
  await page.getByRole('checkbox', { name: 'Lihat promo' }).check();
  await expect(page.getByRole('region', { name: 'Yang terlihat' })).toContainText('Promo');
  await page.getByRole('main').getByRole('button', { name: 'Buat peran' }).click();

  const card = page.getByRole('region', { name: 'Kasir toko' });
  await card.getByRole('button', { name: 'Lihat sebagai' }).click();
  await expect(page.getByText(/Anda melihat dasbor sebagai Kasir toko/)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Navigasi utama' });
  await expect(menu.getByRole('link', { name: 'Promo' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pembayaran', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByRole('region', { name: 'Kasir toko' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pembayaran', exact: true })).toBeVisible();
});

test('a person of two merchants switches in the header, in all tabs, and has the role of each', async ({
  page,
  context,
}) => {
  await signIn(page, 'bookkeeper');
  const other = await context.newPage();
  await other.goto('/#/home');
  await page.goto('/#/payments');
  const menu = page.getByRole('navigation', { name: 'Navigasi utama' });
  await expect(menu.getByRole('link', { name: 'Penarikan' })).toBeVisible();

  await page.getByRole('button', { name: 'Merchant: Kopi Nusantara. Ganti merchant' }).click();
  await page.getByRole('menuitemcheckbox', { name: /Toko Batik Lestari/ }).click();

  const there = { name: 'Merchant: Toko Batik Lestari. Ganti merchant' };
  await expect(page.getByRole('button', there)).toBeVisible();
  await expect(page).toHaveURL(/#\/home/);
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await expect(page.getByRole('menu')).toContainText('Viewer');
  await expect(other.getByRole('button', there)).toBeVisible();
});

test('an owner hands the merchant over to a colleague, and both confirm with codes', async ({
  page,
  browser,
}, { retry }) => {
  const password = 'Soto-Ayam-26';
  const [giver, receiver] = [`pendiri${retry}@serah.example`, `penerus${retry}@serah.example`];
  await signUp(page, { email: giver, name: 'Pak Hasan', business: 'Toko Serah', password });
  await fillLoginForm(page, giver, password);
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto('/#/users/new');
  await page.getByLabel('Email').fill(receiver);
  await page.getByLabel('Nama lengkap').fill('Bu Tini');
  await page.getByText('Admin', { exact: true }).click();
  await page.getByRole('button', { name: 'Periksa undangan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await page.getByLabel('Kode OTP').waitFor();
  await page.getByLabel('Kode OTP').fill(await newestCode(giver));
  await expect(page.getByText('Undangan belum diterima')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(await newestLink(receiver, 'invitation'));
  await other.getByLabel('Kata sandi', { exact: true }).fill(password);
  await other.getByLabel('Ulangi kata sandi').fill(password);
  await other.getByRole('button', { name: 'Simpan dan terima' }).click();
  await expect(other.getByText('Undangan diterima')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Serahkan kepemilikan' }).click();
  const offer = page.getByRole('dialog', { name: 'Serahkan kepemilikan kepada Bu Tini?' });
  await offer.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await page.getByLabel('Kode OTP').waitFor();
  await page.getByLabel('Kode OTP').fill(await newestCode(giver));
  await expect(page.getByText('Penawaran dikirim kepada Bu Tini.')).toBeVisible();

  await other.goto('/#/login');
  await fillLoginForm(other, receiver, password);
  await expect(other).toHaveURL(/#\/home$/);
  await other.goto('/#/users');
  await expect(other.getByText('Pak Hasan ingin menyerahkan kepemilikan kepada Anda')).toBeVisible();
  await other.getByRole('button', { name: 'Terima' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).press('Enter');
  await other.getByLabel('Kode OTP').waitFor();
  await other.getByLabel('Kode OTP').fill(await newestCode(receiver));
  await expect(other.getByText('Anda sekarang Owner.')).toBeVisible();
  const people = other.getByRole('table', { name: 'Pengguna' });
  await expect(people.getByRole('row', { name: /Bu Tini/ })).toContainText('Owner');
  await expect(people.getByRole('row', { name: /Pak Hasan/ })).toContainText('Admin');
  await other.context().close();
});
