import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const downloaded = async (page: Page): Promise<Buffer> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh' }).click();
  return readFile(await (await coming).path());
};

// spec 1.25
test('a list becomes a file that is complete: its rows, sum and SHA-256 are those of the page and of the list', async ({
  page,
}) => {
  const client = clientOf(await signIn(page, 'owner'));
  await page.goto('/#/payments');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('link', { name: /File lengkap/ }).click();
  await expect(page.getByLabel('Data')).toHaveValue('payments');

  const columns = page.getByRole('list', { name: 'Kolom' });
  await columns.getByRole('checkbox', { name: 'PPN' }).uncheck();
  await page.getByRole('radio', { name: 'Koma (,)' }).check();
  await page.getByRole('button', { name: 'Minta file' }).click();
  await expect(page.getByText(/^File lengkap: \d+ baris$/)).toBeVisible();
  const file = await downloaded(page);

  const sha256 = createHash('sha256').update(file).digest('hex');
  await expect(page.getByText(sha256)).toBeVisible();
  const [title = '', ...lines] = file.toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1);
  expect(title.split(',')).not.toContain('PPN');
  const days = { from: lines.length > 0 ? '2026-11-19' : '', to: '2026-11-25' };
  const { page: counted } = await client.listPayments({ query: { ...days, count: true, limit: 10 } });
  await expect(page.getByText(`File lengkap: ${lines.length} baris`)).toBeVisible();
  expect(lines).toHaveLength(counted.total ?? -1);
  const paid = title.split(',').indexOf('Nominal dibayar');
  const sum = lines.reduce((all, line) => all + Number(line.split(',')[paid]), 0);
  await expect(page.getByText(`Rp ${sum.toLocaleString('id-ID')}`, { exact: true }).first()).toBeVisible();

  await page.goto('/#/exports/new?set=payments');
  await expect(columns.getByRole('checkbox', { name: 'PPN' })).not.toBeChecked();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an Excel file is requested, and deleted by the person who asked', async ({ page }) => {
    await signIn(page, 'finance');
    await page.goto('/#/exports');
    await page.getByRole('main').getByRole('link', { name: 'Minta file' }).first().tap();
    await page.getByLabel('Data').selectOption('disbursement_items');
    await page.getByRole('button', { name: 'Bulan ini' }).tap();
    await page.getByRole('radio', { name: 'Excel (.xlsx)' }).check();
    await expectFits(page);
    await page.getByRole('button', { name: 'Minta file' }).tap();
    await expect(page.getByText(/^File lengkap: /)).toBeVisible();
    await expectFits(page);
    const file = await downloaded(page);
    expect(file.subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Hapus' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).tap();
    await expect(page).toHaveURL(/#\/exports$/);
  });
});

test('a report is scheduled for each month, paused and deleted', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/exports/new?set=balance');
  await page.getByRole('radio', { name: /Setiap tanggal 1/ }).check();
  await page.getByRole('button', { name: 'Jadwalkan laporan' }).click();
  const report = page.getByRole('region', { name: 'Mutasi saldo' });
  await expect(report).toContainText('1 Des 2026, 06.00 WIB');

  await report.getByRole('button', { name: 'Jeda' }).click();
  await expect(report).toContainText('Dijeda');
  await report.getByRole('button', { name: 'Hapus' }).click();
  // The button of the dialog is where that one was, and drops the second press of a double one.
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).press('Enter');
  await expect(page.getByText('Belum ada laporan terjadwal')).toBeVisible();
});
