import { readFile } from 'node:fs/promises';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const HEADER = 'Referensi,Jumlah,Nama pelanggan,Email pelanggan,Nomor HP';
const ROWS = [
  'FILE-1,150.000,Wulan Sari,wulan@contoh.example,0812-9000-0021',
  'FILE-2,"75.000,00",Bima Putra,bima@contoh.example,0812-9000-0022',
  'FILE-1,60000,,,',
  ',90000,Laras Ayu,laras.contoh.example,0812-9000-0023',
];

test('a file with three mistakes is fixed in the grid, and becomes links', async ({ page, browser }) => {
  await signIn(page, 'links');
  await page.goto('/#/payment_links');
  await page.getByRole('link', { name: 'Dari file' }).click();
  await page.getByLabel('File link, xlsx atau csv').setInputFiles({
    name: 'tagihan-kopi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...ROWS].join('\n')),
  });

  await expect(page.getByText('Perlu diperbaiki: 3')).toBeVisible();
  const submit = page.getByRole('button', { name: /^Buat 4 link/ });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/upload=upl_/);
  await expectFits(page);

  const active = page.locator('[role=grid] [data-column][tabindex="0"]');
  const fixNext = async (problem: RegExp, text: string) => {
    await page.getByRole('button', { name: 'Masalah berikutnya' }).click();
    await expect(active).toHaveAccessibleDescription(problem);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await fixNext(/desimal/, '75000');
  await fixNext(/email/, 'laras@contoh.example');
  await expect(page.getByText('Perlu diperbaiki: 1')).toBeVisible();
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();

  // The draft is on the server: a reload continues with its edits.
  await page.reload();
  await expect(page.getByText('Perlu diperbaiki: 1')).toBeVisible();
  await fixNext(/sama dengan baris 2/, 'FILE-3');
  await expect(page.getByText('Siap: 4')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Buat 4 link pembayaran?' });
  await expect(dialog).toContainText(/Totalnya Rp\s375\.000/);
  await dialog.getByRole('button', { name: 'Buat 4 link' }).click();

  await expect(page.getByText('4 link dibuat')).toBeVisible();
  await expectFits(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh beserta alamatnya' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tagihan-kopi-dibuat.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(5);
  const address = lines[1]?.split(',').at(-1) ?? '';

  const checkout = await browser.newPage();
  await checkout.goto(address);
  await expect(checkout.getByText(/Rp\s150\.000/).first()).toBeVisible();
  await checkout.close();

  await page.getByRole('link', { name: 'Lihat link ini' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'FILE-' })).toHaveCount(3);
  const first = page.getByRole('row').filter({ hasText: 'FILE-1' });
  await expect(first).toContainText('Wulan Sari');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Link pembayaran FILE-1' })).toBeVisible();

  // Uploading the same file again names the first upload, and its references are refused.
  await page.goto('/#/payment_links/upload');
  await expect(page.getByText(/4 dari 4 dibuat/)).toBeVisible();
});
