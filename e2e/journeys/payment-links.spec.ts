import { expectFits } from '../support/pages.ts';
import { png } from '../support/png.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 1.14
test('a link is made, shared by WhatsApp, found as unpaid, duplicated and cancelled', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'links');
  await page.goto('/#/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Link pembayaran' }).click();
  await page.getByRole('link', { name: 'Buat link' }).first().click();

  await page.getByRole('button', { name: 'Tambah barang' }).click();
  await page.getByLabel('Nama barang').fill('Kopi Gayo 250 g');
  await page.getByLabel('Jumlah').fill('2');
  await page.getByLabel('Harga satuan').fill('75000');
  const picture = { name: 'kopi.png', mimeType: 'image/png', buffer: png(300, 200) };
  await page.getByLabel('Berkas gambar Barang 1').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Ganti gambar: Barang 1' })).toBeVisible();
  const customer = page.getByRole('region', { name: 'Pelanggan' });
  await customer.getByLabel('Nama').fill('Wulan Sari');
  await customer.getByLabel('Email').fill('wulan@contoh.example');
  await customer.getByLabel('Nomor HP').fill('0812-9000-0017');
  await page.getByLabel('Referensi Anda').fill('CHAT-WULAN-1');

  // A reload keeps what was typed, and the fee payer was never chosen.
  await page.reload();
  await expect(page.getByLabel('Nama barang')).toHaveValue('Kopi Gayo 250 g');
  await page.getByRole('button', { name: /^Buat link/ }).click();
  await expect(page.getByRole('radio', { name: 'Ditanggung merchant' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('radio', { name: 'Ditanggung merchant' }).check();
  await page.getByRole('button', { name: 'Buat link Rp 150.000' }).click();

  const dialog = page.getByRole('dialog', { name: 'Link siap dibagikan' });
  await expect(dialog.getByRole('img', { name: /Kode QR/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Salin Link' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/pay\/[2-9a-hjkmnp-z]{22}$/);
  const whatsApp = await dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href');
  const message = new URL(whatsApp ?? '');
  expect(message.pathname).toBe('/6281290000017');
  expect(message.searchParams.get('text')).toMatch(/^Halo Wulan Sari, .*Rp\s150\.000/);
  expect(message.searchParams.get('text')).toContain(address);
  await dialog.getByRole('button', { name: 'Selesai' }).click();

  // The customer's page shows the picture without scripts.
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const checkout = await reader.newPage();
  await checkout.goto(address);
  await checkout.getByText('Rincian pesanan').click();
  const image = checkout.getByRole('listitem').filter({ hasText: 'Kopi Gayo 250 g' }).locator('img');
  await expect(image).toBeVisible();
  const { status, type } = await reader.request
    .get(new URL((await image.getAttribute('src')) ?? '', address).href)
    .then((reply) => ({ status: reply.status(), type: reply.headers()['content-type'] }));
  expect([status, type]).toEqual([200, 'image/webp']);
  await reader.close();

  await page.getByRole('main').getByRole('link', { name: 'Link pembayaran' }).click();
  await page.getByRole('searchbox').fill('chat-wulan');
  const row = page.getByRole('row').filter({ hasText: 'CHAT-WULAN-1' });
  await expect(row).toContainText('Belum dibayar');
  await expect(row).toContainText('Putu Ayu Lestari');

  await row.getByRole('link').click();
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByLabel('Nama barang')).toHaveValue('Kopi Gayo 250 g');
  await page.getByLabel('Jumlah').fill('3');
  await page.getByRole('button', { name: 'Buat link Rp 225.000' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click();

  await page.getByRole('button', { name: 'Batalkan link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan link' }).click();
  await expect(page.getByText('Link dibatalkan')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText('oleh Putu Ayu Lestari');
});

test('the merchant’s own message is used by everybody, and pages fit a phone', async ({ page, browser }) => {
  await signIn(page, 'owner');
  await page.goto('/#/payment_links/template');
  const text = page.getByRole('textbox', { name: 'Pesan' }).first();
  await text.fill('Hai {nama}, bayar {jumlah} di {link}');
  await page.getByRole('button', { name: /^Simpan pesan/ }).click();
  await expect(page.getByText('Pesan disimpan.')).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(other, 'finance');
  await other.goto('/#/payment_links?status=unpaid');
  await expectFits(other);
  await other.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(other.getByRole('group', { name: 'Pesan' })).toContainText(/^Hai .+, bayar/);
  await expectFits(other);
  await other.goto('/#/payment_links/create');
  await other.getByRole('button', { name: 'Tambah barang' }).click();
  await expectFits(other);
  await other.context().close();

  await page.getByRole('button', { name: 'Kembalikan pesan standar' }).click();
  await expect(page.getByText('Pesan standar dipakai lagi.')).toBeVisible();
});
