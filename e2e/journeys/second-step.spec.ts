import { PEOPLE } from '../support/people.ts';
import {
  addPasskeyDevice,
  appCode,
  signOut,
  storeRecoveryCodes,
  turnOffByRecoveryCode,
} from '../support/second-step.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { enterMailedCode, fillLoginForm, signIn, signInByForm } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

test('an authenticator app is set up, asked for at sign-in, and its device is remembered until it is forgotten', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/#/user/two-step');
  await page.getByRole('button', { name: 'Siapkan aplikasi' }).click();
  await enterMailedCode(page, 'admin');
  const setUp = page.getByRole('dialog', { name: 'Siapkan aplikasi' });
  await expect(setUp.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const key = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setUp.getByLabel('Kode 6 angka').fill(appCode(key));
  await setUp.getByRole('button', { name: 'Konfirmasi' }).click();
  const codes = await storeRecoveryCodes(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('Tersisa 10 dari 10 kode.')).toBeVisible();

  await signOut(page);
  await signInByForm(page, 'admin');
  await page.getByRole('checkbox', { name: /Ingat perangkat ini/ }).check();
  await page.getByLabel('Kode dari aplikasi autentikator').fill(appCode(key, 1));
  await expect(page).toHaveURL(/#\/home$/);

  await signOut(page);
  await signInByForm(page, 'admin');
  await expect(page).toHaveURL(/#\/home$/);
  await page.goto('/#/user/devices');
  await page
    .getByRole('list', { name: 'Perangkat yang diingat' })
    .getByRole('button', { name: /^Lupakan/ })
    .click();
  await expect(page.getByText('Tidak ada perangkat yang diingat')).toBeVisible();

  await signOut(page);
  await signInByForm(page, 'admin');
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await turnOffByRecoveryCode(page, codes[1] ?? '');
});

testInOwnContext(
  'a passkey is added, is the second step, signs in alone, and confirms its own removal',
  async ({ page }) => {
    await addPasskeyDevice(page);
    await signIn(page, 'finance');
    await page.goto('/#/user/two-step');
    await page.getByRole('button', { name: 'Tambah passkey' }).click();
    await page.getByLabel('Nama', { exact: true }).fill('HP kantor');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await enterMailedCode(page, 'finance');
    await storeRecoveryCodes(page);
    await expect(page.getByRole('list', { name: 'Passkey' })).toContainText('HP kantor');

    await signOut(page);
    await signInByForm(page, 'finance');
    await page.getByRole('button', { name: 'Pakai passkey' }).click();
    await expect(page).toHaveURL(/#\/home$/);

    await signOut(page);
    await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
    await expect(page).toHaveURL(/#\/home$/);

    await page.goto('/#/user/two-step');
    await page.getByRole('button', { name: 'Hapus passkey HP kantor' }).click();
    await page.getByRole('button', { name: 'Pakai passkey' }).click();
    await expect(page.getByText('Belum ada passkey.')).toBeVisible();

    await page.goto('/#/user/profile');
    await page.getByRole('button', { name: 'Nonaktifkan' }).click();
    await enterMailedCode(page, 'finance');
    await expect(page.getByText('Verifikasi 2 langkah tidak aktif')).toBeVisible();
  },
);

test('three wrong codes of any kind lock all of them for an hour', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/#/user/two-step');
  await page.getByRole('button', { name: 'Siapkan aplikasi' }).click();
  await enterMailedCode(page, 'developer');
  const key = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Kode 6 angka').fill(appCode(key));
  await page.getByRole('button', { name: 'Konfirmasi' }).click();
  const codes = await storeRecoveryCodes(page);
  await signOut(page);

  await signInByForm(page, 'developer');
  const right = appCode(key, 1);
  const wrong = right === '000000' ? '000001' : '000000';
  await page.getByLabel('Kode dari aplikasi autentikator').fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Sisa percobaan: 2');
  await page.getByLabel('Kode dari aplikasi autentikator').fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Ini percobaan terakhir');
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill('0000-0000-0000');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByRole('alert')).toContainText('Coba lagi dalam 60 menit');
  await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click();
  await fillLoginForm(page, PEOPLE.developer);
  await expect(page.getByRole('alert')).toContainText('Percobaan OTP habis');

  await moveServerClock({ minutes: 61 });
  await fillLoginForm(page, PEOPLE.developer);
  await page.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await page.getByLabel('Kode pemulihan').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page).toHaveURL(/#\/home$/);
  await turnOffByRecoveryCode(page, codes[1] ?? '');
});

test('a required second step is set up before anything else is shown, and cannot be turned off', async ({
  page,
}) => {
  await signIn(page, 'ownerOfSecond');
  await page.goto('/#/settings');
  await page.getByRole('link', { name: 'Aturan masuk' }).click();
  const required = page.getByRole('checkbox', { name: 'Wajibkan verifikasi 2 langkah' });
  await required.check();
  await page.getByRole('button', { name: 'Simpan aturan' }).click();
  await enterMailedCode(page, 'ownerOfSecond');
  await expect(page.getByText('Aturan masuk disimpan')).toBeVisible();
  await signOut(page);

  await signInByForm(page, 'ownerOfSecond');
  await expect(page.getByRole('heading', { name: 'Aktifkan verifikasi 2 langkah' })).toBeVisible();
  await page.goto('/#/payments');
  await expect(page.getByRole('heading', { name: 'Aktifkan verifikasi 2 langkah' })).toBeVisible();
  await page.getByRole('button', { name: 'Pakai kode email' }).click();
  await enterMailedCode(page, 'ownerOfSecond');
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();

  await page.goto('/#/user/profile');
  await expect(page.getByRole('button', { name: /^Nonaktifkan/ })).toHaveAccessibleDescription(
    'Merchant Anda mewajibkan verifikasi 2 langkah.',
  );
  await moveServerClock({ minutes: 2 });
  await page.goto('/#/settings/sign-in-rules');
  await required.uncheck();
  await page.getByRole('button', { name: 'Simpan aturan' }).click();
  await enterMailedCode(page, 'ownerOfSecond');
  await expect(page.getByText('Aturan masuk disimpan')).toBeVisible();
  await page.goto('/#/user/profile');
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  await enterMailedCode(page, 'ownerOfSecond');
  await expect(page.getByText('Verifikasi 2 langkah tidak aktif')).toBeVisible();
});

test('a sign-in on another device is ended from the list', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ locale: 'id-ID' });
  const other = await elsewhere.newPage();
  await signIn(other, 'uploader');
  await other.goto('/#/home');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, 'uploader');
  await page.goto('/#/user/devices');
  const sessions = page.getByRole('list', { name: 'Sedang masuk' });
  await expect(sessions).toContainText('Perangkat ini');

  const ends = sessions.getByRole('button', { name: /^Keluarkan/ });
  while ((await ends.count()) > 0) {
    const before = await ends.count();
    await ends.first().click();
    await expect(ends).toHaveCount(before - 1);
  }

  await other.reload();
  await expect(other).toHaveURL(/#\/login/);
  await elsewhere.close();
});
