import { LIVE_URL } from '../support/addresses.ts';
import { callByKey, enterWrongCode } from '../support/key-dialogs.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ORDERS = `${LIVE_URL}/dashboard/orders?limit=1`;

test('the owner reads a legacy key with a code, finds its calls, and replaces it without a gap', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings');
  await page.getByRole('main').getByRole('link', { name: 'Kunci lama' }).click();
  const key = page.getByRole('region', { name: 'Kunci lama' });

  await key.getByRole('button', { name: 'Tampilkan' }).click();
  await enterWrongCode(page, 'owner');
  await expect(page.getByRole('alert')).toContainText('Kode OTP salah');
  await enterMailedCode(page, 'owner');
  const secret = (await key.getByText(/^dp_live_[0-9A-Za-z]{32}$/).textContent()) ?? '';
  await key.getByRole('button', { name: 'Sembunyikan' }).click();
  await expect(key.getByText(secret)).toBeHidden();

  const { status, requestId } = await callByKey(ORDERS, secret);
  expect(status).toBe(200);
  await key.getByRole('link', { name: 'Lihat permintaannya' }).click();
  await expect(page.getByText('Kunci: Kunci lama').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Catatan permintaan' });
  await table.getByRole('link', { name: '/dashboard/orders' }).first().click();
  await expect(page.getByText(requestId ?? 'an id')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kunci lama' }).click();
  await expect(page).toHaveURL(/#\/settings\/legacy-keys$/);
  await expect(key.getByText(/^dari /)).toBeVisible();

  await key.getByRole('button', { name: 'Ganti' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '1 jam lagi' }).check();
  await dialog.getByRole('button', { name: 'Ganti rahasia' }).click();
  await enterMailedCode(page, 'owner');
  await expect(
    key.getByText(new RegExp(`Rahasia berakhiran ${secret.slice(-4)} tidak berlaku`)),
  ).toBeVisible();
  const next = (await key.getByText(/^dp_live_[0-9A-Za-z]{32}$/).textContent()) ?? '';
  for (const one of [secret, next]) expect(await callByKey(ORDERS, one)).toMatchObject({ status: 200 });

  await moveServerClock({ minutes: 61 });
  expect(await callByKey(ORDERS, secret)).toMatchObject({ status: 401, code: 'DPAY_API_KEY_REVOKED' });
  expect(await callByKey(ORDERS, next)).toMatchObject({ status: 200 });
});

test('the history says who read a legacy key and links to it', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings/security-history');
  const read = page.getByRole('row', { name: /Kunci lama dibuka/ }).first();
  await expect(read).toContainText('Live');
  await page.getByRole('button', { name: 'Tampilan' }).click();
  const target = page.getByRole('checkbox', { name: 'Pada' });
  // The choice is in the URL, so the checkbox changes after the URL.
  await target.click();
  await expect(target).toBeChecked();
  await page.keyboard.press('Escape');
  await read.getByRole('link', { name: /^key_/ }).click();
  await expect(page).toHaveURL(/#\/settings\/legacy-keys$/);
});

test('sandbox never had one, and says what to use instead', async ({ page }) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/legacy-keys');
  await expect(page.getByText('Tidak ada kunci lama di Sandbox')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat kunci API' }).click();
  await expect(page).toHaveURL(/#\/settings\/api-keys$/);
});

test('the owner revokes a legacy key with a code: its next call is refused, and the history shows it', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings/legacy-keys');
  const key = page.getByRole('region', { name: 'Kunci lama' });
  await key.getByRole('button', { name: 'Tampilkan' }).click();
  await enterMailedCode(page, 'owner');
  const secret = (await key.getByText(/^dp_live_[0-9A-Za-z]{32}$/).textContent()) ?? '';
  expect(await callByKey(ORDERS, secret)).toMatchObject({ status: 200 });

  await key.getByRole('button', { name: 'Cabut' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cabut kunci lama “Kunci lama”?' });
  await expect(dialog.getByText(/^Terakhir dipakai .* dari /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cabut kunci' }).click();
  await enterMailedCode(page, 'owner');
  await expect(key.getByText('Kunci ini sudah dicabut')).toBeVisible();
  await expect(key.getByRole('button', { name: 'Tampilkan' })).toBeHidden();
  await expect(page.getByText(secret)).toBeHidden();
  expect(await callByKey(ORDERS, secret)).toMatchObject({ status: 401, code: 'DPAY_API_KEY_REVOKED' });

  await page.goto('/#/settings/security-history');
  await expect(page.getByRole('row', { name: /Kunci lama dicabut/ }).first()).toContainText('Live');
});
