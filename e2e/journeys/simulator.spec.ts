import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Virtual accounts of the demo sandbox; each journey uses its own. */
const VIRTUAL_ACCOUNTS = {
  watched: '1900610020000001',
  closed: '8902290040000002',
  open: '8856500400000005',
  static: '1899100100000006',
  paid: '1900610020000007',
  expired: '8902290040000008',
  disabled: '1236170050000009',
} as const;

// spec 1.33
test("a virtual account paid in the simulator completes on the payment's page in another tab, without a reload", async ({
  page,
  context,
}) => {
  const client = clientOf(await signIn(page, 'developer'), 'sandbox');
  const { data } = await client.listPayments({ query: { search: VIRTUAL_ACCOUNTS.watched } });
  const [watched] = data;
  if (!watched) throw new Error('The virtual account to pay is not there');

  await page.goto('/#/home');
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Simulator' })
    .click();

  const other = await context.newPage();
  await other.goto(`/#/payments/${watched.id}`);
  await expect(other.getByRole('note')).toContainText('Mode Sandbox');
  await expect(header(other)).toContainText('Menunggu pembayaran');

  await page.getByLabel('Nomor Virtual Account').fill(VIRTUAL_ACCOUNTS.watched);
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hasil pencarian' })).toContainText('Rp 215.000');
  await page.getByRole('button', { name: 'Bayar Rp 215.000' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rp 215.000 dibayar' })).toBeVisible();

  await expect(header(other)).toContainText('Menunggu settlement');
  await expect(other.getByRole('region', { name: 'Riwayat status' })).toContainText('Dibayar pelanggan');
});

test('a double click pays once', async ({ page }) => {
  const client = clientOf(await signIn(page, 'developer', { mode: 'sandbox' }), 'sandbox');
  const completed = async () => {
    const { data } = await client.listPayments({ query: { search: VIRTUAL_ACCOUNTS.static } });
    return data.filter(({ status }) => status === 'completed').length;
  };
  expect(await completed()).toBe(0);
  await page.goto(`/#/simulator?number=${VIRTUAL_ACCOUNTS.static}`);

  await page.getByRole('button', { name: /^Bayar Rp/ }).dblclick();

  await expect(page.getByRole('status').filter({ hasText: 'dibayar' })).toBeVisible();
  expect(await completed()).toBe(1);
});

test('an amount other than the bill is refused beside the field, before the bank is called', async ({
  page,
}) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  let paid = 0;
  page.on('request', (request) => (paid += request.url().endsWith('/pay') ? 1 : 0));
  const amount = page.getByLabel('Nominal', { exact: true });
  const pay = page.getByRole('button', { name: /^Bayar/ });

  await page.goto(`/#/simulator?number=${VIRTUAL_ACCOUNTS.closed}`);
  await amount.fill('1479999');
  await pay.click();
  await expect(amount).toHaveAccessibleDescription(/1\.480\.000/);

  await page.goto(`/#/simulator?number=${VIRTUAL_ACCOUNTS.open}`);
  for (const [text, reason] of [
    ['9999', /Nominal minimal Rp.10\.000/],
    ['5000001', /Nominal maksimal Rp.5\.000\.000/],
    ['sepuluh ribu', /angka rupiah bulat/],
  ] as const) {
    await amount.fill(text);
    await pay.click();
    await expect(amount).toHaveAccessibleDescription(reason);
  }
  expect(paid).toBe(0);
});

test('a virtual account that cannot be paid says why', async ({ page }) => {
  await signIn(page, 'developer', { mode: 'sandbox' });

  for (const [number, reason] of [
    [VIRTUAL_ACCOUNTS.paid, 'Virtual Account sudah dibayar.'],
    [VIRTUAL_ACCOUNTS.expired, 'Virtual Account sudah kedaluwarsa.'],
    [VIRTUAL_ACCOUNTS.disabled, 'Virtual Account tidak aktif.'],
  ] as const) {
    await page.goto(`/#/simulator?number=${number}`);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Bayar/ })).toHaveCount(0);
  }

  await page.goto('/#/simulator?number=99999999');
  await expect(page.getByText('Nomor Virtual Account tidak ditemukan.')).toBeVisible();
});

// spec 2.82
test('in sandbox a payment can be failed manually, and a toast confirms it', async ({ page }) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/payments/pay_01DEM0SYNC0000000000000008');

  await page.getByRole('region', { name: 'Simulasi' }).getByRole('button', { name: 'Proses' }).click();
  await expect(page.getByText('Pembayaran menjadi: Menunggu pembayaran')).toBeVisible();
  await expect(header(page)).toContainText('Menunggu pembayaran');
  await page.getByRole('region', { name: 'Simulasi' }).getByRole('button', { name: 'Gagalkan' }).click();
  await expect(header(page)).toContainText('Gagal');
  await expect(page.getByText('Pembayaran ini sudah final.')).toBeVisible();
});

const header = (page: Page) => page.getByRole('main').locator('header');

test('the sandbox clock is moved into a pause and out of it, and the screens follow', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/simulator');
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
  await page.getByRole('button', { name: 'Dalam jeda 23.45' }).click();
  await expect(page.getByRole('note')).toContainText(/Jam .* 23\.46 WIB/);

  await page.goto('/#/balance/withdraw');
  await expect(page.getByText('Penarikan dana belum dapat dilakukan sekarang')).toBeVisible();

  await page.goto('/#/simulator');
  await page.getByRole('button', { name: 'Besok pukul 08.00' }).click();
  await expect(page.getByRole('note')).toContainText(/Jam .* 08\.00 WIB/);
  await page.goto('/#/balance/withdraw');
  await expect(page.getByLabel('Nominal')).toBeVisible();
  await expect(page.getByText('Penarikan dana belum dapat dilakukan sekarang')).toHaveCount(0);

  await page.goto('/#/simulator');
  await page.getByRole('button', { name: 'Kembali ke waktu sebenarnya' }).click();
  await expect(page.getByRole('note')).toContainText('Tidak ada uang sungguhan');
});
