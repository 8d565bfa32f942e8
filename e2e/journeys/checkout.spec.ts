import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { SANDBOX_URL } from '../support/addresses.ts';
import { clientOf, signInByApi } from '../support/api.ts';
import { orderWithPage, shopServer } from '../support/orders.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a customer changes from a virtual account to QRIS, and the page learns of the payment', async ({
    page,
  }) => {
    const shop = await shopServer();
    const { id, url } = await orderWithPage(shop, { notes: 'Dikirim besok' });
    const asked = addressesAskedBy(page);
    await page.goto(url);
    await expect(page.getByText('Mode Sandbox: ini bukan pembayaran sungguhan.')).toBeVisible();
    await expect(page.getByText('Rp 150.000').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    await chooseIn(page, 'Transfer virtual account', 'BCA');
    const number = page.getByText(/^1900 6100 2\d{3}/);
    await expect(number).toBeVisible();
    await page.getByText('BCA mobile', { exact: true }).click();
    await expect(page.getByText(/lalu BCA Virtual Account/)).toBeVisible();
    await expectFits(page);

    // A reload, a second tab and Back show the same number.
    const shown = await number.innerText();
    await page.reload();
    await expect(number).toHaveText(shown);
    const second = await page.context().newPage();
    await second.goto(url);
    await expect(second.getByText(shown)).toBeVisible();

    // The second tab changes the method: the first shows it, without a second charge.
    await second.getByText('Ganti cara membayar').click();
    await second.getByRole('button', { name: /^QRIS/ }).click();
    await expect(second.getByRole('img', { name: /Kode QRIS/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /Kode QRIS/ })).toBeVisible();
    const payments =
      (await shop.getOrder({ path: { id }, query: { expand: ['payments'] } })).data.payments ?? [];
    expect(payments.map(({ channel, status }) => [channel, status]).toSorted()).toEqual([
      ['BCA', 'cancelled'],
      ['QRIS', 'processing'],
    ]);

    const open = payments.find(({ status }) => status === 'processing');
    await shop.simulatePayment({ path: { id: open?.id ?? '' }, body: { status: 'completed' } });
    await expect(page.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible();
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Simpan bukti pembayaran' }).click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^bukti-pembayaran-pay_.*\.pdf$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await expectFits(page);
    expect(asked.filter((address) => !address.startsWith(SANDBOX_URL))).toEqual([]);
  });

  test('a customer pays in an e-wallet and returns to the page', async ({ page }) => {
    const { url } = await orderWithPage(await shopServer(), { mdr_fee_payer: 'customer' });
    await page.goto(`${url}?lang=en`);
    await page.locator('summary', { hasText: 'E-wallet' }).click();
    await expect(page.getByRole('button', { name: 'GoPay' })).toContainText('Rp 152,498');
    await page.getByRole('button', { name: 'GoPay' }).click();
    await page.getByRole('link', { name: 'Open GoPay' }).click();
    await page.getByRole('button', { name: /^(Bayar|Pay)/ }).click();
    await page.getByRole('link', { name: /Kembali|Back|Return/ }).click();
    await expect(page.getByRole('heading', { name: /Pembayaran diterima|Payment received/ })).toBeVisible();
  });
});

test('of two customers with the last promo, one pays less and the other is told before paying', async ({
  page,
}) => {
  const name = `HEMAT${Date.now() % 1e8}`;
  const owner = clientOf(await signInByApi('owner'), 'sandbox');
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const { data: promo } = await owner.createPromo({
    body: {
      name,
      type: 'ewallet',
      sub_type: 'direct_discount',
      application: 'code',
      discount_type: 'flat',
      discount_value: 15_000,
      minimum_purchase: 50_000,
      effective_from: today,
      effective_to: today,
      limit_type: 'quota',
      limit_value: 1,
    },
  });
  await owner.activatePromo({ path: { id: promo.id }, body: { version: promo.version } });
  const shop = await shopServer();
  const [one, two] = [await orderWithPage(shop), await orderWithPage(shop)];
  const second = await page.context().newPage();
  for (const [tab, { url }] of [
    [page, one],
    [second, two],
  ] as const) {
    await tab.goto(url);
    await tab.getByLabel('Kode promo').fill(name.toLowerCase());
    await tab.getByRole('button', { name: 'Pakai' }).click();
    await tab.locator('summary', { hasText: 'E-wallet' }).click();
    await expect(tab.getByRole('button', { name: 'DANA' })).toContainText('Rp 135.000, hemat Rp 15.000');
  }
  await page.getByRole('button', { name: 'DANA' }).click();
  await expect(page.getByRole('link', { name: 'Buka DANA' })).toBeVisible();
  await expect(page.getByText('−Rp 15.000')).toBeVisible();
  await second.getByRole('button', { name: 'DANA' }).click();
  await expect(second.getByText(`Kuota promo ${name} sudah habis.`).first()).toBeVisible();
  await expect(second.getByText(/Tidak ada yang ditagih/)).toBeVisible();
  await expectAccessible(second);
});

test.describe('with scripts blocked', () => {
  test('a customer chooses, sees the number and how to pay, and asks whether it is paid', async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    const shop = await shopServer();
    const { id, url } = await orderWithPage(shop);
    await page.goto(url);
    await page.locator('summary', { hasText: 'E-wallet' }).click();
    await page.locator('summary', { hasText: 'OVO' }).last().click();
    await page.getByLabel('Nomor ponsel akun OVO').fill('12');
    await page.getByRole('button', { name: 'Lanjutkan dengan OVO' }).click();
    await expect(page.getByText('Nomor ponsel tidak valid.')).toBeVisible();

    await chooseIn(page, 'Transfer virtual account', 'Mandiri');
    await expect(page.getByText('Nomor virtual account Mandiri')).toBeVisible();
    await expect(page.getByText('Rp 150.000').first()).toBeVisible();
    const { payments = [] } = (await shop.getOrder({ path: { id }, query: { expand: ['payments'] } })).data;
    await shop.simulatePayment({ path: { id: payments[0]?.id ?? '' }, body: { status: 'completed' } });
    await page.getByRole('button', { name: 'Saya sudah membayar' }).click();
    await expect(page.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible();
    await context.close();
  });
});

test('a customer on a computer uses the keyboard alone', async ({ page }) => {
  const { url } = await orderWithPage(await shopServer());
  await page.goto(url);
  await page.getByRole('button', { name: /^QRIS/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'GoPay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Buka GoPay' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a network for a while', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('the page shows what happened when it is back', async ({ page, context }) => {
    const shop = await shopServer();
    const { id, url } = await orderWithPage(shop);
    await page.goto(url);
    await chooseIn(page, 'Gerai ritel', 'Alfamart');
    await expect(page.getByText('Kode pembayaran Alfamart')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Saya sudah membayar' }).click();
    await expect(page.getByRole('heading', { name: 'Tidak ada koneksi' })).toBeVisible();
    const { payments = [] } = (await shop.getOrder({ path: { id }, query: { expand: ['payments'] } })).data;
    await shop.simulatePayment({ path: { id: payments[0]?.id ?? '' }, body: { status: 'completed' } });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible();
  });
});

const chooseIn = async (page: Page, method: string, channel: string): Promise<void> => {
  await page.locator('summary', { hasText: method }).click();
  await page.getByRole('button', { name: channel }).click();
};

const addressesAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};
