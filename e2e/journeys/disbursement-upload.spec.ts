import { blobOf, type WriteValue, writeXlsx } from '@dasbor/spreadsheet';
import type { Page } from '@playwright/test';
import { expectFits, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const COLUMNS = ['Nama penerima', 'Bank', 'No. Rekening', 'Nominal', 'Email', 'No. HP', 'Catatan'];

/** The simulated bank knows accounts that end in an even digit. */
const account = (n: number) => String(8_422_640_010 + 2 * n);
const ROWS = 200;

/** 200 rows: 20 with a misspelt bank, 10 in invoice notation, 2 without a name, 1 with lost zeros, 3 unusable, 4 duplicates. */
const rowOf = (n: number, note: string): readonly WriteValue[] => {
  const row = {
    name: `Karyawan ${n}`,
    bank: 'BCA',
    account: account(n) as WriteValue,
    amount: (150_000 + n) as WriteValue,
  };
  if (n % 10 === 1) Object.assign(row, { bank: 'Mandri', account: `1370012${String(n).padStart(5, '0')}0` });
  if (n % 20 === 4) Object.assign(row, { account: `842-264-${7000 + 2 * n}`, amount: '250.000,00' });
  if (n === 50 || n === 150) row.name = '';
  if (n === 77) row.account = { kind: 'number', text: '12345678', raw: '12345678', format: 'plain' };
  if (n % 60 === 9) row.account = 'belum ada';
  if (n >= 190 && n < 194) Object.assign(row, { account: account(2), amount: 150_002 });
  return [row.name, row.bank, row.account, row.amount, '', '0812-3456-7890', note];
};

/** Identical content makes only one draft, so each test has its own note. */
const messyFile = async (note: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const columns = COLUMNS.map((header) => ({
    header,
    kind: header === 'Nominal' ? ('number' as const) : ('text' as const),
  }));
  const file = await blobOf(
    'xlsx',
    writeXlsx(
      columns,
      Array.from({ length: ROWS }, (_, n) => rowOf(n, note)),
    ),
  );
  return { name: 'gaji-november.xlsx', mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
};

const toFix = (page: Page, many: number) =>
  page.getByRole('button', { name: `Perlu diperbaiki ${many}`, exact: true });
const active = (page: Page) => page.locator('[role=grid] [data-column][tabindex="0"]');

/** Reaches a button with the keyboard and presses it. */
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

// spec 4.40
test('an uploader fixes a messy file of 200 rows by keyboard, and each edit is saved in the draft, also after a reload', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile('Gaji'));

  // 20 + 10 + 2 + 1 + 4 rows, without overlap.
  await expect(toFix(page, 37)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '38');

  // Fixes everything that is only notation, in one step.
  await press(page, /^Terapkan semua saran/);
  await expect(toFix(page, 27)).toBeVisible();

  // The misspelt bank: fixed in one row first, then everywhere.
  await press(page, 'Masalah berikutnya');
  await expect(active(page)).toHaveText(/Mandri/);
  await page.keyboard.type('mandiri');
  await page.keyboard.press('Enter');
  await press(page, 'Ganti semua menjadi “mandiri”');
  await expect(toFix(page, 7)).toBeVisible();

  // It is now a draft, with its own URL.
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
  await expect(page).toHaveURL(/#\/disbursements\/create\?batch=dis_[0-9A-Z]{26}$/);
  await page.reload();
  await expect(toFix(page, 7)).toBeVisible();

  // One after the other, from problem to problem.
  await press(page, 'Masalah berikutnya');
  const seen: string[] = [];
  for (let left = 7; left > 0; left -= 1) {
    const row = await active(page).locator('xpath=..').getAttribute('data-row');
    seen.push(String(row));
    const column = await active(page).getAttribute('data-column');
    if (column === '1') await page.keyboard.type(`Siti Baris ${row}`);
    else await page.keyboard.type(row === '79' ? '0012345678' : account(500 + left));
    await page.keyboard.press('Enter');
    await expect(toFix(page, left - 1)).toBeVisible();
    await page.keyboard.press('F8');
  }
  expect(new Set(seen).size).toBe(7);

  // Undo and redo the last step, then remove an unwanted row.
  await page.keyboard.press('Control+z');
  await expect(toFix(page, 1)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(toFix(page, 0)).toBeVisible();
  await press(page, /^Perlu dilihat/);
  await expect(page.getByRole('button', { name: /^Perlu dilihat/, pressed: true })).toBeVisible();
  await press(page, 'Masalah berikutnya');
  await expect(active(page)).toHaveAccessibleDescription(/sama dengan baris 4/);
  await expect(active(page)).toBeFocused();
  await page.keyboard.press('Control+Delete');
  await expect(page.getByRole('button', { name: 'Semua 199', exact: true })).toBeVisible();

  await page.getByLabel('Nama batch').fill('Gaji November 2026');
  await press(page, 'Lanjutkan');
  await expect(page).toHaveURL(/#\/disbursements\/detail\/dis_[0-9A-Z]{26}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gaji November 2026');
  await expect(page.getByText(/\b199\b/).first()).toBeVisible();

  // Uploading the same file again opens the draft with all its fixes.
  await page.goto('/#/disbursements/create');
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile('Gaji'));
  await expect(page.getByText('File ini sudah menjadi draf. Lanjutkan di sini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Semua 199', exact: true })).toBeVisible();
  await expect(page.getByLabel('Nama batch')).toHaveValue('Gaji November 2026');
});

test('the file can be downloaded with the errors of each row, and the template is recognised', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template xlsx' }).click();
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await (await template).path());
  await expect(page.getByRole('alert')).toContainText('Tidak ada baris data di dalamnya.');

  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile('THR'));
  await expect(toFix(page, 37)).toBeVisible();
  const checked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh dengan kolom error' }).click();
  expect((await checked).suggestedFilename()).toBe('gaji-november-diperiksa.xlsx');

  await page.getByRole('button', { name: 'Ganti file' }).click();
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await (await checked).path());
  await expect(toFix(page, 37)).toBeVisible();
});

test('on a phone, rows are fixed one after the other', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const rows = [
    'Nama,Bank,Rekening,Nominal',
    `Budi,BCA,${account(1)},75rb`,
    `Siti,Mandri,${account(2)},150000`,
  ];
  const buffer = Buffer.from(rows.join('\n'));
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'hp.csv', mimeType: 'text/csv', buffer });

  await expect(page.getByText('Baris 2 · 1/2')).toBeVisible();
  await page.getByLabel('Nominal').fill('75.000');
  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await expect(page.getByText('Baris 3 · 2/2')).toBeVisible();
  await page.getByRole('button', { name: 'Pakai Bank Mandiri' }).click();
  await expect(page.getByRole('button', { name: 'Perlu diperbaiki 0' })).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page).toHaveURL(/#\/disbursements\/detail\/dis_/);
});

test.describe('without a response', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('an edit without a response is sent again, and leaving before it is saved asks first', async ({
    page,
  }) => {
    await signIn(page, 'uploader');
    await page.goto('/#/disbursements/create');
    const rows = ['Nama,Bank,Rekening,Nominal', `Siti,Mandri,${account(7)},150000`];
    await page
      .getByLabel('File penerima, xlsx atau csv')
      .setInputFiles({ name: 'sinyal.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
    let isAway = true;
    await page.route(/\/edits$/, (route) => (isAway ? route.abort() : route.continue()));

    await press(page, 'Masalah berikutnya');
    await page.keyboard.type('mandiri');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Perubahan terakhir belum tersimpan')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Disbursement', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Tinggalkan sebelum tersimpan?');
    await page.keyboard.press('Escape');

    isAway = false;
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Disbursement', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Disbursement', exact: true })).toBeVisible();
  });
});

test("two people with the same draft see each other's changes", async ({ page, browser }) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const rows = [
    'Nama,Bank,Rekening,Nominal',
    `Siti,Mandri,${account(8)},150000`,
    `Budi,BCA,${account(9)},75000`,
  ];
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'berdua.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('Semua perubahan tersimpan.')).toBeVisible();
  await expect(page).toHaveURL(/batch=dis_/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'owner');
  await other.goto(page.url());
  await expect(toFix(other, 1)).toBeVisible();

  await press(page, 'Masalah berikutnya');
  await page.keyboard.type('mandiri');
  await page.keyboard.press('Enter');

  await expect(toFix(other, 0)).toBeVisible();
  await context.close();
});
