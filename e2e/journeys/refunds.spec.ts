import type { Page } from '@playwright/test';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 1.12, 2.85
test('one person requests a refund of a payment, another approves it, and it is refunded', async ({
  page,
  browser,
}) => {
  await signIn(page, 'finance');
  await openQrisPayment(page, 0);
  await page.getByRole('main').getByRole('link', { name: 'Refund', exact: true }).click();
  await page.getByRole('radio', { name: 'Sebagian' }).check();
  await page.getByLabel('Nominal refund').fill('10000');
  await page.getByLabel('Alasan refund').fill('Satu kantong pecah');
  await page.getByRole('button', { name: 'Ajukan refund' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();

  // Another person, on another machine.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'approver');
  await other.goto('/#/refunds');
  await other.getByRole('table').getByText('Menunggu persetujuan').first().click();
  await other.getByRole('button', { name: 'Setujui' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(dialog).toContainText('Setujui refund Rp 10.000');
  await enterMailedCode(other, 'approver');
  await expect(other.getByText('Uang sudah dikembalikan ke pelanggan')).toBeVisible({ timeout: 20_000 });
  await other.context().close();

  // The maker's open page shows it, and leads to the payment and to where the money went.
  await expect(page.getByText('Uang sudah dikembalikan ke pelanggan')).toBeVisible();
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText('Refund terkirim ke pelanggan').first()).toBeVisible();
});

test('an approver rejects with a reason, and the payment can be refunded again', async ({ page }) => {
  await signIn(page, 'finance');
  await openQrisPayment(page, 1);
  const payment = page.url();
  await page.getByRole('main').getByRole('link', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Alasan refund').fill('Salah pesan');
  await page.getByRole('button', { name: 'Ajukan refund' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
  const refund = page.url();
  await page.goto(payment);
  await expect(page.getByText(/^Rp\s[\d.]+ sudah atau sedang di-refund/)).toBeVisible();

  await signIn(page, 'approver');
  await page.goto(refund);
  await page.getByRole('button', { name: 'Tolak' }).click();
  await page.getByRole('dialog').getByLabel('Alasan').fill('Sudah dikirim ulang');
  await page.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
  await expect(page.getByText('Alasan: Sudah dikirim ulang')).toBeVisible();

  await signIn(page, 'finance');
  await page.goto(payment);
  await expect(page.getByRole('main').getByRole('link', { name: 'Refund', exact: true })).toBeVisible();
  await expect(page.getByText(/sudah atau sedang di-refund/)).toHaveCount(0);
});

test('a maker finds a payment by its ID, requests a refund and cancels it, which the approver sees', async ({
  page,
}) => {
  await signIn(page, 'finance');
  await openQrisPayment(page, 2);
  const { hash } = new URL(page.url());
  const paymentId = hash.split('/').at(-1) ?? '';
  await page.goto('/#/refunds/new');
  await page.getByRole('searchbox').fill(paymentId);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Alasan refund').fill('Salah pelanggan');
  await page.getByRole('button', { name: 'Ajukan refund' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
  const refund = page.url();

  await page.getByRole('button', { name: 'Batalkan pengajuan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan pengajuan' }).click();
  await expect(page.getByText(/membatalkan pengajuan ini$/)).toBeVisible();

  await signIn(page, 'approver');
  await page.goto(refund);
  await expect(page.getByText(/membatalkan pengajuan ini$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
});

/** One of the newest completed payments by QRIS, which no other journey of this file refunds. */
const openQrisPayment = async (page: Page, at: number) => {
  await page.goto('/#/payments?status=completed&method=qris');
  await page.getByRole('table').getByRole('link').nth(at).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Refund', exact: true })).toBeVisible();
};
