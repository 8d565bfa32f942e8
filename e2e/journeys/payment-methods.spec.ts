import type { Page } from '@playwright/test';
import { orderWithPage, shopServer } from '../support/orders.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const rowOf = (page: Page, code: string) => page.getByRole('main').locator(`[data-channel="${code}"]`);
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a channel that is turned off takes no new payment, and takes them again when it is on', async ({
  page,
}) => {
  const server = await shopServer('live');
  await signIn(page, 'owner');
  const charge = async () => {
    const { id } = await orderWithPage(server);
    return server.createPayment({ body: { order_id: id, method: 'va', channel: 'BSI' } });
  };
  const { data: open } = await charge();
  const { url } = await orderWithPage(server);
  const customer = await page.context().newPage();
  await customer.goto(url);
  await customer.locator('summary', { hasText: 'Transfer virtual account' }).click();

  await page.goto('/#/settings');
  await page.getByRole('list', { name: 'Checkout' }).getByRole('link', { name: 'Metode pembayaran' }).click();
  await page.getByRole('button', { name: 'Matikan BSI' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-impact=orders]')).toContainText('tidak lagi menawarkan BSI');
  await expect(dialog.locator('[data-impact=payments]')).toContainText('tetap dapat dibayar');
  await confirm(page, 'Matikan');
  await expect(rowOf(page, 'BSI')).toContainText('Tidak aktif');
  await expect(rowOf(page, 'BSI')).toContainText('Dimatikan oleh');

  await customer.getByRole('button', { name: 'BSI' }).click();
  await expect(customer.getByText('Cara membayar ini tidak tersedia')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'BSI' })).toHaveCount(0);
  await expect(charge()).rejects.toMatchObject({ code: 'DPAY_CHANNEL_OFF' });
  expect((await server.getPayment({ path: { id: open.id } })).data.status).toBe('processing');

  await page.reload();
  await page.getByRole('button', { name: 'Aktifkan BSI' }).click();
  await confirm(page, 'Aktifkan');
  await expect(rowOf(page, 'BSI').getByText('Aktif', { exact: true })).toBeVisible();
  expect((await charge()).data.channel).toBe('BSI');

  await page.goto('/#/settings/security-history');
  await expect(page.getByText('Kanal pembayaran dimatikan').first()).toBeVisible();
});

test('an inactive channel is requested, and sandbox has all of them', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings/payment-methods');
  await page.getByRole('button', { name: 'Ajukan Maybank' }).click();
  await confirm(page, 'Kirim pengajuan');
  await expect(rowOf(page, 'MAYBANK')).toContainText('Diajukan');
  await expect(rowOf(page, 'MAYBANK')).toContainText('Tim penjualan akan menghubungi Anda');

  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/settings/payment-methods');
  await expect(page.getByText('Di mode Sandbox semua kanal aktif')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Matikan Maybank' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

// spec 1.30
test('the fee payer is changed, and a new order carries it', async ({ page }) => {
  const server = await shopServer('live');
  await signIn(page, 'owner');
  const order = async () => (await server.getOrder({ path: { id: (await orderWithPage(server)).id } })).data;
  const choose = async (payer: string) => {
    await page.getByRole('radio', { name: payer }).check();
    await page.getByRole('button', { name: 'Simpan pengaturan' }).click();
    await confirm(page, 'Simpan pengaturan');
    await expect(page.getByText('Pengaturan tersimpan.').last()).toBeVisible();
  };
  const before = await order();

  await page.goto('/#/settings/mdr-preference');
  await page.getByRole('radio', { name: 'Pelanggan' }).check();
  const eWallet = page.locator('[data-method=ewallet]');
  await expect(eWallet).toContainText(/Rp\s152\.498/);
  await expect(page.locator('[data-method=qris]')).toContainText('Dipotong');
  await choose('Pelanggan');

  const after = await order();
  expect([before.mdr_fee_payer, after.mdr_fee_payer]).toEqual(['merchant', 'customer']);
  expect((await server.getOrder({ path: { id: before.id } })).data.mdr_fee_payer).toBe('merchant');
  const { data: payment } = await server.createPayment({
    body: { order_id: after.id, method: 'ewallet', channel: 'DANA' },
  });
  expect(payment).toMatchObject({ amount: 152_498, admin_fee: 2_498, mdr_fee_payer: 'customer' });
  await choose('Merchant');
});
