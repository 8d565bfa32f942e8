import { readFile } from 'node:fs/promises';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const HEADER =
  'Nomor invoice,Nama invoice,Tanggal invoice,Jatuh tempo,Nama pelanggan,Email pelanggan,Nomor HP,NPWP,Nama barang,Banyaknya,Harga satuan,PPN,Boleh dicicil,Pembayaran minimum';
/** Six rows, four invoices, twelve cells to fix. */
const ROWS = [
  'KANTOR-1,Kopi kantor,20/11/2026,29/02/2027,Wulan Sari,wulan.contoh.example,0812-9000-0031,,Kopi Gayo,5,"100.000,00",ditambahkan,,',
  'KANTOR-1,Sewa mesin,,,,,,,Gula aren,dua,35.000,,,',
  'KANTOR-2,Sewa mesin,32/11/2026,4/12/2026,Bima Putra,,12,123,Sewa,1,750.000,11%,mungkin,',
  ',Pelatihan,20/11/2026,4/12/2026,Laras Ayu,,0812-9000-0033,,,1,1.500.000,,ya,',
  ',Pelatihan,20/11/2026,4/12/2026,Dewi Anggraini,,0812-9000-0034,,Barista dasar,1,1.500.000,termasuk,,',
  'KANTOR-1,,,,,,,,Susu,1,15000,,,',
];
/** By the row and column of the grid: what is wrong there, and what the person types. */
const FIXES: Readonly<Record<string, readonly [problem: RegExp, text: string]>> = {
  'cell-2-4': [/tanggal/i, '4/12/2026'],
  'cell-2-6': [/email/, 'wulan@contoh.example'],
  'cell-2-14': [/desimal/, '100000'],
  'cell-3-2': [/Baris 2 bernomor sama/, 'Kopi kantor'],
  'cell-3-13': [/Paling kecil 1/, '2'],
  'cell-4-3': [/tanggal/i, '20/11/2026'],
  'cell-4-7': [/nomor/i, '0812-9000-0032'],
  'cell-4-9': [/NPWP/, '012345678901000'],
  'cell-4-15': [/ditambahkan/, 'tanpa'],
  'cell-4-16': [/ya atau tidak/, 'tidak'],
  'cell-5-11': [/wajib/i, 'Latte art'],
  'cell-5-17': [/wajib/i, '500.000'],
};

// spec 2.104
test('a file with twelve mistakes is fixed in the grid, and becomes invoices', async ({ page, browser }) => {
  await signIn(page, 'owner');
  await page.goto('/#/invoices');
  await page.getByRole('link', { name: 'Dari file' }).click();
  await page.getByLabel('File invoice, xlsx, xls, atau csv').setInputFiles({
    name: 'invoice-kopi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...ROWS].join('\n')),
  });

  await expect(page.getByText('Perlu diperbaiki: 4')).toBeVisible();
  const submit = page.getByRole('button', { name: /^Buat 4 invoice/ });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/upload=upl_/);
  await expectFits(page);

  const active = page.locator('[role=grid] [data-column][tabindex="0"]');
  const left = new Map(Object.entries(FIXES));
  while (left.size > 0) {
    await page.getByRole('button', { name: 'Masalah berikutnya' }).click();
    await expect(active).toHaveAttribute('aria-invalid', 'true');
    const place = (await active.getAttribute('aria-describedby')) ?? '';
    const [problem = /^$/, text = ''] = left.get(place) ?? [];
    await expect(active).toHaveAccessibleDescription(problem);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    left.delete(place);
  }
  await expect(page.getByText('Siap: 6')).toBeVisible();
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();

  // The draft is on the server: a reload continues with its edits.
  await page.reload();
  await expect(page.getByText('Siap: 6')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Buat 4 invoice?' });
  // 585.000 with PPN of 64.350, 750.000, and 1.500.000 twice.
  await expect(dialog).toContainText(/Totalnya Rp\s4\.399\.350/);
  await dialog.getByRole('button', { name: 'Buat 4 invoice' }).click();

  await expect(page.getByText('4 invoice dibuat')).toBeVisible();
  await expectFits(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh beserta alamatnya' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(7);
  const address = lines[1]?.split(',').at(-1) ?? '';
  expect(lines[6]?.split(',').at(-1)).toBe(address);

  const checkout = await browser.newPage();
  await checkout.goto(address);
  await expect(checkout.getByText(/Rp\s649\.350/).first()).toBeVisible();
  await checkout.close();

  await page.getByRole('link', { name: 'Lihat invoice ini' }).click();
  const first = page.getByRole('row').filter({ hasText: 'KANTOR-1' });
  await expect(first).toContainText('Wulan Sari');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /KANTOR-1/ })).toBeVisible();
  await expect(page.getByText('Gula aren')).toBeVisible();

  await page.goto('/#/invoices/upload');
  await expect(page.getByText(/4 dari 4 dibuat/)).toBeVisible();
});
