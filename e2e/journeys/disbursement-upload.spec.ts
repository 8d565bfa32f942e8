import { blobOf, type WriteValue, writeXlsx } from '@dasbor/spreadsheet';
import type { Page } from '@playwright/test';
import { expectFits, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const COLUMNS = ['Nama penerima', 'Bank', 'No. Rekening', 'Nominal', 'Email', 'No. HP', 'Catatan'];

/** The simulated bank knows accounts that end in an even digit. */
const account = (n: number) => String(8_422_640_010 + 2 * n);
const ROWS = 200;

/** 200 rows: 20 with a bank misspelt, 10 written for an invoice, 2 without a name, 1 that lost its zeros, 3 of no use, 4 twice. */
function rowOf(n: number): readonly WriteValue[] {
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
  return [row.name, row.bank, row.account, row.amount, '', '0812-3456-7890', 'Gaji'];
}

async function messyFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const columns = COLUMNS.map((header) => ({
    header,
    kind: header === 'Nominal' ? ('number' as const) : ('text' as const),
  }));
  const file = await blobOf(
    'xlsx',
    writeXlsx(
      columns,
      Array.from({ length: ROWS }, (_, n) => rowOf(n)),
    ),
  );
  return { name: 'gaji-november.xlsx', mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

const toMend = (page: Page, many: number) =>
  page.getByRole('button', { name: `Perlu diperbaiki ${many}`, exact: true });
const active = (page: Page) => page.locator('[role=grid] [data-column][tabindex="0"]');

/** Reaches a button by the keyboard alone, and presses it. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

test('an uploader mends a messy file of 200 rows by keyboard, goes on after a reload, and saves it as one batch', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile());

  // 20 + 10 + 2 + 1 + 4 rows, of which none is two of these.
  await expect(toMend(page, 37)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '38');

  // What is only written otherwise, in one step.
  await press(page, /^Terapkan semua saran/);
  await expect(toMend(page, 27)).toBeVisible();

  // The misspelt bank: mended where it stands first, then everywhere.
  await press(page, 'Masalah berikutnya');
  await expect(active(page)).toHaveText(/Mandri/);
  await page.keyboard.type('mandiri');
  await page.keyboard.press('Enter');
  await press(page, 'Ganti semua menjadi “mandiri”');
  await expect(toMend(page, 7)).toBeVisible();

  // Nobody leaves edits by mistake.
  await page.getByRole('main').getByRole('link', { name: 'Disbursement', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Tinggalkan file ini?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A file that is half mended survives a reload.
  await expect.poll(() => keptEdits(page)).toBe(30);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Lanjutkan gaji-november.xlsx?')).toBeVisible();
  await press(page, 'Lanjutkan');
  await expect(toMend(page, 7)).toBeVisible();

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
    await expect(toMend(page, left - 1)).toBeVisible();
    await page.keyboard.press('F8');
  }
  expect(new Set(seen).size).toBe(7);

  // The last step back and forth, and a row that is wanted no more.
  await page.keyboard.press('Control+z');
  await expect(toMend(page, 1)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(toMend(page, 0)).toBeVisible();
  await press(page, /^Perlu dilihat/);
  await expect(page.getByRole('button', { name: /^Perlu dilihat/, pressed: true })).toBeVisible();
  await press(page, 'Masalah berikutnya');
  await expect(active(page)).toHaveAccessibleDescription(/sama dengan baris 4/);
  await expect(active(page)).toBeFocused();
  await page.keyboard.press('Control+Delete');
  await expect(page.getByRole('button', { name: 'Semua 199', exact: true })).toBeVisible();

  await page.getByLabel('Nama batch').fill('Gaji November 2026');
  await press(page, 'Simpan batch');
  await expect(page).toHaveURL(/#\/disbursements\/detail\/dis_[0-9A-Z]{26}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gaji November 2026');
  await expect(page.getByText(/\b199\b/).first()).toBeVisible();

  // Nothing of it is left behind.
  await page.goto('/#/disbursements/create');
  await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  await expect(page.getByText('Lanjutkan gaji-november.xlsx?')).toBeHidden();
});

test('the file comes back with what is wrong beside each row, and the template is recognised', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template xlsx' }).click();
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await (await template).path());
  await expect(page.getByRole('alert')).toContainText('Tidak ada baris penerima di dalamnya.');

  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile());
  await expect(toMend(page, 37)).toBeVisible();
  const checked = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh dengan kolom error' }).click();
  expect((await checked).suggestedFilename()).toBe('gaji-november-diperiksa.xlsx');

  await page.getByRole('button', { name: 'Ganti file' }).click();
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await (await checked).path());
  await expect(toMend(page, 37)).toBeVisible();
});

test('on a phone one row is mended after the other', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Simpan batch' }).click();
  await expect(page).toHaveURL(/#\/disbursements\/detail\/dis_/);
});

test('a payroll whose save is answered in the other mode is saved once, said so, and offered no more', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const buffer = Buffer.from(['Nama,Bank,Rekening,Nominal', `Budi,BCA,${account(1)},75000`].join('\n'));
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'gaji.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('button', { name: 'Simpan batch' })).toBeVisible();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const batches: number[] = [];
  await page.route(/\/disbursement-files/, async (route) => {
    await held;
    await route.continue();
  });
  page.on('response', (response) => {
    const isBatch = response.request().method() === 'POST' && response.url().endsWith('/disbursements');
    if (isBatch) batches.push(response.status());
  });
  const choose = (mode: string) =>
    page.getByRole('banner').getByRole('button', { name: mode, exact: true }).click();

  await page.getByRole('button', { name: 'Simpan batch' }).click();
  await choose('Sandbox');
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
  await choose('Live');
  await expect(page.getByText('gaji.csv sedang disimpan')).toBeVisible();
  await choose('Sandbox');
  letGo();
  await expect(page.getByText('Live: gaji.csv tersimpan sebagai batch')).toBeVisible();
  await expect(page).toHaveURL(/#\/disbursements\/create$/);

  await choose('Live');
  await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
  await expect(page.getByText('Lanjutkan gaji.csv?')).toBeHidden();
  expect(batches).toEqual([201]);
});

function keptEdits(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('dasbor-disbursements');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.addEventListener('success', () => {
            const work = (all.result as { edits?: unknown[] }[]).find(({ edits }) => edits);
            opening.result.close();
            resolve(work?.edits?.length ?? 0);
          });
        });
      }),
  );
}

test('whoever comes to the page anew before its batch is drawn begins with nothing', async ({ page }) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const save = page.getByRole('button', { name: 'Simpan batch' });
  for (const [name, n] of [
    ['satu', 3],
    ['dua', 4],
  ] as const) {
    const buffer = Buffer.from(['Nama,Bank,Rekening,Nominal', `Budi,BCA,${account(n)},75000`].join('\n'));
    await page
      .getByLabel('File penerima, xlsx atau csv')
      .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer });
    await expect(page.getByLabel('Nama batch')).toHaveValue(name);
    await save.click();
    // In the same moment.
    await page.waitForFunction(() => {
      if (!location.hash.includes('/detail/')) return false;
      location.hash = '#/disbursements/create';
      return true;
    });
    await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(save).toBeHidden();
  }
});

test('where the address is loaded once more over an open file, saving it still leads to its batch', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  const buffer = Buffer.from(['Nama,Bank,Rekening,Nominal', `Budi,BCA,${account(5)},75000`].join('\n'));
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'tiga.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByLabel('Nama batch')).toHaveValue('tiga');

  await page.goto('/#/disbursements/create');
  await page.getByRole('button', { name: 'Simpan batch' }).click();

  await expect(page).toHaveURL(/disbursements\/detail\//);
});

test('what was mended right before the page is loaded anew is asked about, and kept', async ({ page }) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements/create');
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles(await messyFile());
  await press(page, 'Masalah berikutnya');
  await page.keyboard.type('mandiri');
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.accept();
  });

  await page.keyboard.press('Enter');
  await page.reload();

  await expect(page.getByText('Lanjutkan gaji-november.xlsx?')).toBeVisible();
  expect([asked, await keptEdits(page)]).toEqual([1, 1]);
});
