import { createClient } from '@dasbor/sdk';
import type { Page } from '@playwright/test';
import { LIVE_URL } from '../support/addresses.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The bank finds the holder, rejects the first transfer, and pays the second. */
const REJECTED_ONCE = { bank_code: 'bca', account_number: '9919000010' };

test('a link is approved and claimed, its transfer fails, is made again, and arrives', async ({
  page,
  browser,
}) => {
  await signIn(page, 'finance');
  await requestByLink(page);
  const refund = page.url();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'approver');
  await other.goto(refund);
  await other.getByRole('button', { name: 'Setujui' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('disisihkan dari saldo');
  await dialog.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(other, 'approver');
  const token = await shownToken(other);
  expect(token).toMatch(/^l[\w-]{22}$/);
  await expect(other.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  // It is shown once: a reload has forgotten it.
  await other.reload();
  await expect(other.getByText('Menunggu rekening dari pelanggan')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Buka WhatsApp' })).toHaveCount(0);
  await other.context().close();

  // The maker's open page follows what the customer does.
  await expect(page.getByText('Menunggu rekening dari pelanggan')).toBeVisible();
  const customer = createClient({ baseUrl: LIVE_URL, mode: 'live' });
  const { data } = await customer.claimRefund({ path: { token }, body: REJECTED_ONCE });
  expect(data.state).toBe('used');
  await expect(page.getByText('Transfer gagal, uang kembali ke saldo')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('******0010', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Transfer 1: Gagal$/)).toBeVisible();

  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText('Uang sudah dikembalikan ke pelanggan')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Transfer 2: Berhasil$/)).toBeVisible();
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText('Refund terkirim ke pelanggan').first()).toBeVisible();
});

/** Of a completed payment by card. */
const requestByLink = async (page: Page): Promise<void> => {
  await page.goto('/#/payments?status=completed&method=card');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Refund', exact: true }).click();
  await page.getByRole('radio', { name: 'Lewat tautan ke pelanggan' }).check();
  await page.getByLabel('Alasan refund').fill('Kopi habis');
  await page.getByRole('button', { name: 'Ajukan refund' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
};

const shownToken = async (page: Page): Promise<string> => {
  const link = page.getByText(/^http\S+#\/refunds\/\S+$/);
  await expect(link).toBeVisible();
  return (await link.textContent())?.split('/').at(-1) ?? '';
};
