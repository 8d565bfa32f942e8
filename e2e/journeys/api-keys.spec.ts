import type { Page } from '@playwright/test';
import { LIVE_URL, SANDBOX_URL } from '../support/addresses.ts';
import { callByKey, enterWrongCode, storeKeySecret } from '../support/key-dialogs.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ORDERS = '/dashboard/orders?limit=1';

// spec 1.27
test('a developer creates a sandbox key, calls with it, replaces its secret without a gap, and revokes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings');
  await page.getByRole('main').getByRole('link', { name: 'Kunci API' }).click();
  await page.getByRole('link', { name: 'Buat kunci' }).first().click();
  await fillIn(page, 'Toko daring');
  await page.getByRole('button', { name: 'Buat kunci' }).click();

  await page.getByRole('alertdialog').getByRole('button', { name: 'Salin Rahasia' }).click();
  const first = await storeKeySecret(page);
  expect(first).toMatch(/^dp_test_[0-9A-Za-z]{32}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(page.getByRole('heading', { level: 1, name: 'Toko daring' })).toBeVisible();
  await expect(page.getByText('Belum pernah dipakai')).toBeVisible();

  // Once stored, it appears nowhere: neither on the page nor after a reload.
  await page.reload();
  await expect(page.getByText(`dp_test_…${first.slice(-4)}`).first()).toBeVisible();
  expect(await page.content()).not.toContain(first);

  expect(await callByKey(SANDBOX_URL + ORDERS, first)).toMatchObject({ status: 200 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Dari alamat', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('button', { name: 'Ganti rahasia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '1 jam lagi' }).check();
  await dialog.getByRole('button', { name: 'Ganti rahasia' }).click();
  const second = await storeKeySecret(page);
  await expect(
    page.getByText(new RegExp(`Rahasia berakhiran ${first.slice(-4)} tidak berlaku`)),
  ).toBeVisible();
  for (const secret of [first, second])
    expect(await callByKey(SANDBOX_URL + ORDERS, secret)).toMatchObject({ status: 200 });

  // Advances half an hour at a time, with a call in between, because an idle session ends.
  await moveServerClock({ minutes: 30.5 });
  await page.reload();
  await expect(
    page.getByText(new RegExp(`Rahasia berakhiran ${first.slice(-4)} tidak berlaku`)),
  ).toBeVisible();
  await moveServerClock({ minutes: 61 });
  expect(await callByKey(SANDBOX_URL + ORDERS, first)).toMatchObject({ code: 'DPAY_API_KEY_REVOKED' });
  expect(await callByKey(SANDBOX_URL + ORDERS, second)).toMatchObject({ status: 200 });

  await page.getByRole('button', { name: 'Cabut' }).click();
  const revoke = page.getByRole('dialog');
  await revoke.getByLabel('Ketik nama kunci untuk melanjutkan').fill('Toko daring');
  await revoke.getByRole('button', { name: 'Cabut kunci' }).click();
  await expect(page.getByText('Kunci ini sudah dicabut')).toBeVisible();
  expect(await callByKey(SANDBOX_URL + ORDERS, second)).toMatchObject({
    status: 401,
    code: 'DPAY_API_KEY_REVOKED',
  });

  await page.getByRole('link', { name: 'Kunci API' }).click();
  await expect(page.getByRole('table', { name: 'Sudah berakhir' }).getByText('Dicabut')).toBeVisible();
});

test('a live key needs the mailed code, and no other code works', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings/api-keys/new');
  await fillIn(page, 'Gerai baru');
  await page.getByRole('button', { name: 'Buat kunci' }).click();

  await expect(page.getByRole('dialog', { name: 'Buat kunci Live' })).toBeVisible();
  await enterWrongCode(page, 'owner');
  await expect(page.getByRole('alert')).toContainText('Kode OTP salah');
  await expect(page.getByRole('alert')).toContainText('Sisa percobaan: 2');

  // Closing the dialog creates nothing and loses nothing: the mailed code is still valid.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Nama')).toHaveValue('Gerai baru');
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await enterMailedCode(page, 'owner');

  const secret = await storeKeySecret(page);
  expect(secret).toMatch(/^dp_live_[0-9A-Za-z]{32}$/);
  expect(await callByKey(LIVE_URL + ORDERS, secret)).toMatchObject({ status: 200 });

  await page.getByRole('button', { name: 'Ganti rahasia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Sekarang juga' }).check();
  await dialog.getByRole('button', { name: 'Ganti rahasia' }).click();
  await enterMailedCode(page, 'owner');
  const next = await storeKeySecret(page);
  expect(await callByKey(LIVE_URL + ORDERS, secret)).toMatchObject({ code: 'DPAY_API_KEY_REVOKED' });
  expect(await callByKey(LIVE_URL + ORDERS, next)).toMatchObject({ status: 200 });

  await page.goto('/#/settings/security-history');
  const made = page.getByRole('row', { name: /Kunci API dibuat/ }).first();
  await expect(made).toContainText('Live');
  await expect(page.getByRole('row', { name: /Rahasia kunci API diganti/ }).first()).toBeVisible();
});

test('a wrong address is reported with its line, and a key works only from its allowed addresses', async ({
  page,
}) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/api-keys/new');
  await fillIn(page, 'Kantor pusat');
  const addresses = page.getByLabel(/Alamat IP/);
  await addresses.fill('203.0.113.7\n10.0.0.7/8');
  // One click: the error shown on blur must not move the button away.
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await expect(page.getByText(/^Baris 2, “10\.0\.0\.7\/8”/)).toBeVisible();
  await expect(addresses).toBeFocused();

  // Input survives a reload.
  await addresses.fill('203.0.113.0/24');
  await page.reload();
  await expect(page.getByLabel('Nama')).toHaveValue('Kantor pusat');
  await page.getByRole('button', { name: 'Buat kunci' }).click();

  const secret = await storeKeySecret(page);
  expect(await callByKey(SANDBOX_URL + ORDERS, secret)).toMatchObject({
    status: 403,
    code: 'DPAY_API_KEY_IP_NOT_ALLOWED',
  });
});

test('a sandbox key does not work in live mode', async ({ page }) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/api-keys/new');
  await fillIn(page, 'Mesin uji');
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  const secret = await storeKeySecret(page);
  expect(await callByKey(LIVE_URL + ORDERS, secret)).toMatchObject({
    status: 403,
    code: 'DPAY_MODE_MISMATCH',
  });

  await page.getByRole('link', { name: 'Kunci API' }).click();
  await expect(page.getByRole('link', { name: 'Mesin uji' })).toBeVisible();
  await page.getByRole('group', { name: 'Mode' }).getByText('Live').click();
  await expect(page.getByRole('link', { name: 'Kasir', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mesin uji' })).toBeHidden();
});

test('a user without access to settings cannot reach any kind of key', async ({ page }) => {
  await signIn(page, 'viewer');
  for (const kind of ['api-keys', 'api-keys/new', 'snap-keys', 'legacy-keys', 'request-log']) {
    await page.goto(`/#/settings/${kind}`);
    await expect(page).toHaveURL(/#\/access_denied/);
  }
});

const fillIn = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Nama').fill(name);
  await page.getByRole('button', { name: 'Terima pembayaran' }).click();
};
