import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a quotation is issued, accepted by its customer, and becomes one invoice', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/invoices/quotations/new');
  await page.getByLabel('Nama penawaran').fill('Kopi kantor 2027');
  await page.getByLabel('Nama pelanggan').fill('PT Wulan Bersama');
  await page.getByLabel('Nomor HP').fill('0812-9000-0017');
  await page.getByLabel('Email').fill('pembelian@wulan.example');
  await page.getByLabel('Nama barang atau jasa').fill('Kopi Gayo 250 g');
  await page.getByLabel('Jumlah').fill('10');
  await page.getByLabel('Harga satuan').fill('80000');
  await page.getByRole('button', { name: /^Terbitkan penawaran/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('QUO/');
  const address = await page.getByRole('link', { name: /Buka halaman/ }).getAttribute('href');

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(address ?? '');
  await expect(customer.getByText('Kopi Gayo 250 g')).toBeVisible();
  await customer.getByLabel(/Nama/).first().fill('Ibu Wulan');
  await customer
    .getByRole('button', { name: /Setuju/ })
    .first()
    .click();
  await expect(customer.getByText(/disetujui/i).first()).toBeVisible();
  await customer.context().close();

  await page.getByRole('button', { name: 'Buat invoice' }).click();
  await expect(page).toHaveURL(/#\/invoices\/inv_/);
  await expect(page.getByText('Rp 800.000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan invoice Rp 800.000' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const payAt = await page.getByRole('link', { name: 'Buka halaman pembayaran' }).getAttribute('href');
  const paying = await (await browser.newContext()).newPage();
  await paying.goto(payAt ?? '');
  await expect(paying.getByText('Kopi kantor 2027').first()).toBeVisible();
  await expect(paying.getByText('Rp 800.000').first()).toBeVisible();
  await paying.context().close();
  await page.goto('/#/invoices/quotations');
  await expect(page.getByRole('row').filter({ hasText: 'Kopi kantor 2027' })).toContainText(
    'Sudah ditagihkan',
  );
});
