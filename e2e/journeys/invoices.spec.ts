import { readFile } from 'node:fs/promises';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const OWN_PDF = {
  name: 'Faktur Desember.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n'),
};

// spec 1.15
test('an invoice is issued, shared, recorded by hand, reversed by a second person, and marked as paid', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'owner');
  await page.goto('/#/home');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Invoice' })
    .click();
  await page.getByRole('link', { name: 'Buat invoice' }).click();

  await page.getByLabel('Nama invoice').fill('Kopi kantor November');
  await page.getByLabel('Nama pelanggan').fill('PT Wulan Bersama');
  await page.getByLabel('Nomor HP').fill('0812-9000-0017');
  await page.getByLabel('Email').fill('tagihan@wulan.example');
  await page.getByLabel('Nama barang atau jasa').fill('Kopi Gayo 250 g');
  await page.getByLabel('Jumlah').fill('10');

  // A reload keeps what was typed, and the price is still missing.
  await page.reload();
  await expect(page.getByLabel('Nama barang atau jasa')).toHaveValue('Kopi Gayo 250 g');
  await page.getByRole('button', { name: /^Terbitkan invoice/ }).click();
  await expect(page.getByLabel('Harga satuan')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Harga satuan').fill('80000');
  await page.getByRole('radio', { name: 'PPN ditambahkan' }).check();
  await expect(page.getByText('Terbilang: delapan ratus delapan puluh delapan ribu rupiah')).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan invoice Rp 888.000' }).click();

  const made = page.getByRole('dialog', { name: /^Invoice INV\/.+ siap dikirim$/ });
  await expect(made.getByRole('img', { name: /Kode QR/ })).toBeVisible();
  await made.getByRole('button', { name: 'Salin Link' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/pay\/[2-9a-hjkmnp-z]{22}$/);
  const whatsApp = await made.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href');
  const message = new URL(whatsApp ?? '');
  expect(message.pathname).toBe('/6281290000017');
  expect(message.searchParams.get('text')).toMatch(
    /^Halo PT Wulan Bersama, berikut invoice INV\/.+Rp\s888\.000/,
  );
  await made.getByRole('button', { name: 'Kirim email' }).click();
  const mail = page.getByRole('dialog', { name: 'Kirim invoice lewat email' });
  await expect(mail.getByLabel('Kirim ke')).toHaveValue('tagihan@wulan.example');
  await mail.getByRole('button', { name: 'Kirim' }).click();
  const history = page.getByRole('region', { name: 'Riwayat' });
  await expect(history).toContainText('Dikirim ke tagihan@wulan.example');

  // The whole rest is preset; a part is recorded.
  await page.getByRole('button', { name: 'Catat pembayaran' }).click();
  const record = page.getByRole('dialog', { name: 'Catat pembayaran' });
  await expect(record.getByLabel('Nominal')).toHaveValue('888.000');
  await record.getByLabel('Nominal').fill('400000');
  await record.getByLabel('Catatan').fill('Tunai');
  await record.getByRole('button', { name: 'Catat pembayaran' }).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '45');
  const payments = page.getByRole('region', { name: 'Pembayaran', exact: true });
  await expect(payments).toContainText('minta orang lain membatalkannya');
  await expect(page.getByText(/^Rp\s400\.000 dari invoice ini sudah dibayar\./)).toBeVisible();

  // A second person reverses it, and the page of the first one shows it.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'finance');
  await other.goto(page.url().replace(/\?.*/, ''));
  await other.getByRole('button', { name: 'Batalkan pencatatan' }).click();
  const reversal = other.getByRole('dialog');
  await reversal.getByLabel('Alasan').fill('Dicatat pada invoice yang salah');
  await reversal.getByRole('button', { name: 'Batalkan pencatatan' }).click();
  await expect(other.getByText('Pencatatan dibatalkan.')).toBeVisible();
  await other.context().close();
  await expect(payments).toContainText('Dicatat pada invoice yang salah');
  await expect(progress).toHaveAttribute('aria-valuenow', '0');

  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: /^Tandai lunas/ }).click();
  const marking = page.getByRole('dialog', { name: 'Tandai invoice lunas?' });
  await expect(marking.getByText('Ini permanen')).toBeVisible();
  await marking.getByRole('button', { name: 'Ya, tandai lunas' }).click();
  await expect(page.getByText(/^Rp\s888\.000 sudah lunas$/)).toBeVisible();
  await expect(payments).toContainText('Permanen');

  // A paid invoice stays.
  await expect(page.getByText(/^Invoice ini sudah lunas\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hapus invoice' })).toHaveCount(0);
  await payments.getByRole('link', { name: 'Lihat di daftar pembayaran' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'MANUAL' })).toHaveCount(2);
});

test('a draft is duplicated, finished by a colleague and deleted, and pages fit a phone', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(page, 'finance');
  await page.goto('/#/invoices?status=paid');
  await expectFits(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^INV/ }).first().click();
  await expectFits(page);
  await page.getByRole('button', { name: 'Duplikat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah draf invoice' })).toBeVisible();
  await page.getByLabel('Nama invoice').fill('Kopi kantor Desember');
  await page.getByLabel('Berkas PDF').setInputFiles({ ...OWN_PDF, buffer: Buffer.from('<html>') });
  await expect(page.getByText('Faktur Desember.pdf tidak dipakai')).toBeVisible();
  await page.getByLabel('Berkas PDF').setInputFiles(OWN_PDF);
  await expect(page.getByText('Dokumen sendiri: Faktur Desember.pdf (1 KB)')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Simpan sebagai draf' }).click();
  await expect(page.getByText('Invoice ini belum terbit')).toBeVisible();

  // What is downloaded is the merchant's own document, until the draft goes back to the generated one.
  const downloaded = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh PDF' }).click();
    return readFile(await (await download).path());
  };
  expect(await downloaded()).toEqual(OWN_PDF.buffer);
  await expectFits(page);
  await page.getByRole('button', { name: 'Pakai dokumen otomatis' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pakai dokumen otomatis' }).click();
  await expect(page.getByText('Dokumen otomatis dari invoice ini.')).toBeVisible();
  expect((await downloaded()).length).toBeGreaterThan(1000);

  await page.getByRole('button', { name: 'Hapus invoice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus invoice' }).click();
  await expect(page.getByText('Invoice dihapus.')).toBeVisible();
  await page.getByRole('searchbox').fill('Kopi kantor Desember');
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();

  await page.goto('/#/invoices/payments');
  await expectFits(page);
  await page.goto('/#/invoices/settings');
  await page.getByLabel('Format nomor', { exact: true }).fill('KN-{tahun}-{nomor}');
  await expect(page.getByText(/^Contoh untuk hari ini: KN-\d{4}-0001$/)).toBeVisible();
  await expectFits(page);
  await page.context().close();
});
