import { generateKeyPairSync } from 'node:crypto';
import { accessTokenHeaders } from '@dasbor/sdk/snap';
import { LIVE_URL } from '../support/addresses.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a live SNAP key is created, its public key set, its secret read, each with a code, and it gets a token', async ({
  page,
}) => {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await signIn(page, 'owner');
  await page.goto('/#/settings/snap-keys/new');
  await page.getByLabel('Nama').fill('Integrasi SNAP');
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('Tempel kunci publik Anda')).toBeVisible();

  // The private key never leaves the browser.
  const field = page.getByLabel('Kunci publik (PEM)');
  await field.fill(pair.privateKey);
  await page.getByRole('button', { name: 'Simpan kunci publik' }).click();
  await expect(page.getByText(/Ini kunci privat/)).toBeVisible();
  await field.fill(pair.publicKey);
  await page.getByRole('button', { name: 'Simpan kunci publik' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('RSA 2048 bit')).toBeVisible();

  const secret = page.getByRole('region', { name: 'Client secret' });
  await secret.getByRole('button', { name: 'Tampilkan' }).click();
  await enterMailedCode(page, 'owner');
  await expect(secret.getByText(/Disembunyikan otomatis/)).toBeVisible();
  await secret.getByRole('button', { name: 'Sembunyikan' }).click();

  const clientId = /snk_[0-9A-Z]{26}/.exec(page.url())?.[0] ?? '';
  const answer = await fetch(`${LIVE_URL}/v1.0/access-token/b2b`, {
    method: 'POST',
    headers: await accessTokenHeaders({ clientId, privateKey: pair.privateKey }),
    body: JSON.stringify({ grantType: 'client_credentials' }),
  });
  expect(await answer.json()).toMatchObject({ responseCode: '2007300' });
});

test('a developer finds the one differing byte', async ({ page }) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/snap-keys');
  await page.getByRole('link', { name: 'Bandingkan tanda tangan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bandingkan tanda tangan' })).toBeVisible();
  await page.getByRole('radio', { name: 'Permintaan token akses' }).check();
  await page.getByLabel('X-CLIENT-KEY').fill('snk_1');
  await page.getByLabel('X-TIMESTAMP').fill('2026-11-21T10:00:00+07:00');
  await page.getByLabel('String dari server Anda').fill('snk_1|2026-11-21T10:00:00+07:00\n');
  await expect(page.getByText('Byte ke-32 berbeda')).toBeVisible();
  await expect(page.getByText(/Anda: baris baru/)).toBeVisible();
});
