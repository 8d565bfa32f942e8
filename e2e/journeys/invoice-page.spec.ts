import { readFile } from 'node:fs/promises';
import { clientOf, signInByApi } from '../support/api.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { invoiceWithPage, jakartaDay } from '../support/invoices.ts';
import { shopServer } from '../support/orders.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const owner = async () => clientOf(await signInByApi('owner'), 'sandbox');

/** The customer's bank says that the open payment of an order was paid. */
const payOpenOf = async (orderId: string): Promise<void> => {
  const shop = await shopServer();
  const { data } = await shop.getOrder({ path: { id: orderId }, query: { expand: ['payments'] } });
  const open = data.payments?.find(({ status }) => status === 'processing');
  await shop.simulatePayment({ path: { id: open?.id ?? '' }, body: { status: 'completed' } });
};

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a customer pays half, the merchant records the rest, and the page shows that it is paid', async ({
    page,
  }) => {
    const merchant = await owner();
    const { id, number, orderId, url } = await invoiceWithPage(merchant);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Invoice ${number}`);
    await expect(page.getByLabel('Kode promo')).toHaveCount(0);
    await page.getByText('Rincian invoice').click();
    await expect(page.getByText('Rp 458.333')).toBeVisible();
    await expectFits(page);

    await page.getByRole('radio', { name: 'Jumlah lain' }).check();
    const amount = page.getByLabel('Jumlah dalam rupiah');
    await amount.fill('99.999');
    await page.getByRole('button', { name: 'Pakai jumlah ini' }).click();
    await expect(page.getByText('Bayar paling sedikit Rp 100.000.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^QRIS/ })).toHaveCount(0);
    await expectFits(page);
    await amount.fill('277500');
    await page.getByRole('button', { name: 'Pakai jumlah ini' }).click();
    await expect(page.getByText('Sisanya Rp 277.500 dapat dibayar nanti.')).toBeVisible();
    await expect(page).toHaveURL(/amount=277500/);
    await page.reload();
    await expect(amount).toHaveValue('277.500');

    await page.locator('summary', { hasText: 'Transfer virtual account' }).click();
    await page.getByRole('button', { name: 'BCA' }).click();
    await expect(page.getByText(/^1900 6100 2\d{3}/)).toBeVisible();
    await expect(page.getByText('Rp 277.500').first()).toBeVisible();
    await expect(page).not.toHaveURL(/amount=/);

    // Another customer sees the part that is being paid.
    const second = await page.context().newPage();
    await second.goto(url);
    await second.getByText('Ganti jumlah atau cara membayar').click();
    await expect(second.getByLabel('Jumlah dalam rupiah')).toHaveValue('277.500');

    await payOpenOf(orderId);
    await expect(page.getByRole('heading', { name: 'Rp 277.500 diterima' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectFits(page);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Simpan bukti pembayaran Rp 277.500' }).click(),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^bukti-pembayaran-pay_.*\.pdf$/);

    await merchant.recordInvoicePayment({
      path: { id },
      body: { amount: 277_500, paid_on: jakartaDay(), note: 'Tunai' },
    });
    await expect(page.getByRole('heading', { name: 'Invoice lunas' })).toBeVisible();
    await expect(page.getByText(/^Dicatat oleh/)).toBeVisible();
    await expect(page.getByText('Tunai')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFits(page);
    await second.close();
  });
});

test.describe('with scripts blocked', () => {
  test('a customer chooses how much, is told what does not fit, and pays all of it after all', async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    const { orderId, url } = await invoiceWithPage(await owner());
    await page.goto(url);
    const apply = page.getByRole('button', { name: 'Pakai jumlah ini' });
    await page.getByRole('radio', { name: 'Jumlah lain' }).check();
    await page.getByLabel('Jumlah dalam rupiah').fill('550.000');
    await apply.click();
    await expect(page.getByText('Bayar paling banyak Rp 545.000, atau semuanya.')).toBeVisible();
    await page.getByLabel('Jumlah dalam rupiah').fill('Rp 200.000');
    await apply.click();
    await expect(page.getByText('Sisanya Rp 355.000 dapat dibayar nanti.')).toBeVisible();
    await page.getByRole('radio', { name: /Semuanya/ }).check();
    await apply.click();
    await expect(apply).toBeHidden();

    await page.locator('summary', { hasText: 'Transfer virtual account' }).click();
    await page.getByRole('button', { name: 'Mandiri' }).click();
    await expect(page.getByText('Nomor virtual account Mandiri')).toBeVisible();
    await expect(page.getByText('Rp 555.000').first()).toBeVisible();
    await payOpenOf(orderId);
    await page.getByRole('button', { name: 'Saya sudah membayar' }).click();
    await expect(page.getByRole('heading', { name: 'Invoice lunas' })).toBeVisible();
    await context.close();
  });
});

const OWN_PDF = '%PDF-1.7\ntrailer <<>>\n%%EOF\n';

test('a late invoice says so, has the document of the merchant, and one that was deleted cannot be paid', async ({
  page,
}) => {
  const merchant = await owner();
  const { data: own } = await merchant.uploadInvoiceDocument({
    query: { name: 'Faktur.pdf' },
    body: new Blob([OWN_PDF]),
  });
  const { id, url } = await invoiceWithPage(merchant, {
    own_document_id: own.id,
    start_date: jakartaDay(-20),
    due_date: jakartaDay(-6),
    allow_partial_payment: false,
    minimum_payment: null,
  });
  await page.goto(`${url}?lang=en`);
  await expect(page.getByText('It has passed. You can still pay.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^QRIS/ })).toBeEnabled();
  await expectAccessible(page);
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'View the invoice (PDF)' }).click(),
  ]);
  expect(await readFile(await document.path(), 'utf8')).toBe(OWN_PDF);

  await merchant.deleteInvoice({ path: { id } });
  await expect(page.getByRole('heading', { name: 'Invoice cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^QRIS/ })).toHaveCount(0);
});
