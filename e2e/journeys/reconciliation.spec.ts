import { addDays, daysBetween, jakartaDate } from '@dasbor/domain/kernel';
import { openSpreadsheet } from '@dasbor/spreadsheet';
import { each } from '@dasbor/sdk';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clientOf, type SignIn } from '../support/api.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a statement is reconciled, its exceptions are downloaded, and nothing of it leaves the browser', async ({
  page,
}) => {
  const secret = `RAHASIA${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const sent = listenToRequests(page);
  const statement = await statementOf(await signIn(page, 'finance'), secret);
  await page.goto('/#/home');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Rekonsiliasi' })
    .click();

  await choose(page, statement.csv);
  await expect(page.getByText('4 dari 6 transaksi cocok')).toBeVisible();
  await expect(page.getByText(/^mutasi\.csv · BCA · /)).toBeVisible();

  await tab(page, 'Mungkin cocok').click();
  await expect(page.getByText('Jumlah sama, tanggal berbeda 12 hari')).toBeVisible();
  await page.getByRole('button', { name: 'Cocok', exact: true }).click();
  await expect(page.getByText('5 dari 6 transaksi cocok')).toBeVisible();

  await tab(page, 'Tidak dikenal di sini').click();
  await expect(row(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Rincian & catatan' }).click();
  await page.getByRole('dialog').getByLabel('Catatan').fill('Sudah ditanyakan ke bank');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();

  // A reload forgets the file, and keeps the work for it.
  await page.reload();
  await choose(page, statement.csv);
  await expect(page.getByText('5 dari 6 transaksi cocok')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ada catatan: Sudah ditanyakan ke bank/ })).toBeVisible();

  const exceptions = await download(page, 'xlsx');
  expect(exceptions.name).toMatch(/^rekonsiliasi-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
  const unknown = exceptions.rows.filter(([status]) => status === 'Tidak dikenal di sini');
  expect(unknown).toHaveLength(1);
  expect(unknown[0]?.[3]).toContain(secret);
  expect(unknown[0]?.at(-1)).toBe('Sudah ditanyakan ke bank');
  const missing = exceptions.rows
    .filter(([status]) => status === 'Tidak ada di bank')
    .map((cells) => cells[8]);
  expect(missing.length).toBeGreaterThan(0);
  for (const id of statement.booked) expect(missing).not.toContain(id);
  expect((await download(page, 'csv')).rows).toHaveLength(exceptions.rows.length);

  // A record of ours, and back to the result.
  await tab(page, 'Cocok').click();
  const link = row(page).getByRole('link').first();
  await link.click();
  await expect(page.getByRole('link', { name: 'Jejak dana' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('5 dari 6 transaksi cocok')).toBeVisible();
  await expect(tab(page, 'Cocok')).toHaveAttribute('aria-selected', 'true');

  expect(sent.some((request) => request.includes('/dashboard/settlements'))).toBe(true);
  expect(sent.filter((request) => request.includes(secret) || request.includes('Sudah ditanyakan'))).toEqual(
    [],
  );
});

test('what a person wrote about a statement is deleted when they sign out', async ({ page }) => {
  const statement = await statementOf(await signIn(page, 'finance'), 'TRSF');
  await goTo(page, '/reconciliation');
  await choose(page, statement.csv);
  await tab(page, 'Mungkin cocok').click();
  await page.getByRole('button', { name: 'Bukan', exact: true }).click();
  await expect.poll(() => kept(page)).toBe(1);

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();

  expect(await kept(page)).toBe(0);
});

test('a file that is no statement changes nothing, and another one can be chosen', async ({ page }) => {
  const statement = await statementOf(await signIn(page, 'finance'), 'TRSF');
  await goTo(page, '/reconciliation');

  await choose(page, 'Nama,Bank,Rekening,Nominal\nBudi,bca,8422647002,150000');
  await expect(page.getByRole('alert')).toContainText('Ini bukan mutasi rekening');
  await choose(page, statement.csv);
  await expect(page.getByText('4 dari 6 transaksi cocok')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the page and its result fit', async ({ page }) => {
    const statement = await statementOf(await signIn(page, 'owner'), 'TRSF');
    await page.goto('/#/home');
    await goTo(page, '/reconciliation');
    await expectFits(page);
    await choose(page, statement.csv);
    await expect(page.getByText('4 dari 6 transaksi cocok')).toBeVisible();
    for (const name of ['Cocok', 'Mungkin cocok', 'Tidak ada di bank', 'Tidak dikenal di sini']) {
      await tab(page, name).click();
      await expectFits(page);
    }
  });
});

const choose = (page: Page, csv: string) =>
  page
    .getByLabel('File mutasi rekening, xlsx atau csv')
    .setInputFiles({ name: 'mutasi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\(`) });

const row = (page: Page) => page.locator('[data-body] [data-key]');

/** How many statements have stored work in this tab. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(' reconciliation ')).length);

/** Addresses, headers and bodies of all requests of the page and its workers. */
const listenToRequests = (page: Page): readonly string[] => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'));
  });
  return sent;
};

const download = async (page: Page, format: 'xlsx' | 'csv') => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^Unduh yang belum cocok.*${format}`) }).click();
  const file = await started;
  const sheet = await openSpreadsheet(new Blob([new Uint8Array(await readFile(await file.path()))]));
  const rows: string[][] = [];
  for await (const chunk of sheet.rows())
    for (const { cells } of chunk.rows) rows.push(Array.from({ length: 13 }, (_, n) => cells[n]?.text ?? ''));
  return { name: file.suggestedFilename(), rows: rows.slice(1) };
};

/** A statement of KlikBCA: four transactions that match, one twelve days late, and a stranger's, which has the secret. */
const statementOf = async (signedIn: SignIn, secret: string) => {
  const client = clientOf(signedIn);
  const today = jakartaDate(new Date());
  const query = { from: addDays(today, -45), limit: 100 };
  const booked: { id: string; date: string; amount: number; mark: 'CR' | 'DB'; text: string }[] = [];
  for await (const { id, settled_at: at, amount, subaccount_id: of } of each(client.listSettlements, {
    query,
  }))
    if (at && of === null && amount > 0)
      booked.push({ id, date: jakartaDate(at), amount, mark: 'CR', text: 'KR OTOMATIS' });
  for await (const { id, transfers } of each(client.listWithdrawals, { query }))
    for (const { status, amount, ended_at: at, bank_reference: reference } of transfers)
      if (status === 'done' && at)
        booked.push({ id, date: jakartaDate(at), amount, mark: 'CR', text: `BI-FAST CR ${reference}` });
  for await (const { id, completed_at: at, amount, va_number: number } of each(client.listTopUps, { query }))
    if (at) booked.push({ id, date: jakartaDate(at), amount, mark: 'DB', text: `TRSF VA ${number}` });

  const amounts = booked.map(({ amount }) => amount);
  const unique = booked.filter(({ amount }) => amounts.filter((one) => one === amount).length === 1);
  const age = ({ date }: { date: string }) => daysBetween(date, today);
  const recent = unique.filter((one) => age(one) <= 28);
  const of = (prefix: string) => recent.filter(({ id }) => id.startsWith(prefix));
  const late = of('set_').find((one) => age(one) >= 13);
  const chosen = [
    ...of('set_')
      .filter((one) => one !== late)
      .slice(0, 2),
    ...of('wdr_').slice(0, 1),
    ...of('top_').slice(0, 1),
  ];
  if (!late || chosen.length < 4) throw new Error('The demo data lack a settlement, withdrawal or top up');
  const lines = [
    ...chosen,
    { ...late, date: addDays(late.date, 12) },
    { date: today, amount: 12_345, mark: 'CR', text: secret },
  ];
  const written = lines
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(
      ({ date, amount, mark, text }) =>
        `'${date.slice(8)}/${date.slice(5, 7)},${text},'0998,"${amount.toLocaleString('en')}.00",${mark},"1.00"`,
    );
  const day = (date: string) => date.split('-').toReversed().join('/');
  const csv = [
    'Informasi Rekening - Mutasi Rekening',
    `Periode : ${day(addDays(today, -28))} - ${day(today)}`,
    'Kode Mata Uang : IDR',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...written,
    'Saldo Awal,:,"1.00"',
  ].join('\n');
  return { csv, booked: [...chosen, late].map(({ id }) => id) };
};
