import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The simulated bank's result depends on the account number: `9915` fails as a closed account, others succeed. */
const CLOSED = '9915647000';

// spec 1.18
test('an owner withdraws with the mailed code, and sees the money arrive', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/balance');
  await expect(page.getByRole('table', { name: 'Mutasi saldo' })).toBeVisible();
  const before = await available(page);
  await page.getByRole('main').getByRole('link', { name: 'Tarik dana' }).click();
  await fillIn(page, '250000');

  await page.getByRole('button', { name: 'Periksa penarikan' }).click();
  const review = page.getByRole('dialog');
  await expect(review).toContainText('Tarik Rp 250.000?');
  // "Back" leads to the form with its input.
  await page.goBack();
  await expect(review).toBeHidden();
  await expect(page.getByLabel('Nominal')).toHaveValue(/250\.?000/);
  await page.getByRole('button', { name: 'Periksa penarikan' }).click();
  await confirm(page);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rp 250.000');
  await expect(page.getByText('Uang sudah sampai di rekening tujuan')).toBeVisible({ timeout: 20_000 });
  await page.goto('/#/balance');
  await expect.poll(() => available(page)).toBe(before - 250_000);
});

test('money refused by a closed account returns to the balance, and the page says what to do', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/balance');
  const before = await available(page);
  await addAccount(page, CLOSED);
  await page.goto('/#/balance/withdraw');
  await fillIn(page, '300000');
  await page.getByText(CLOSED).click();
  await page.getByRole('button', { name: 'Periksa penarikan' }).click();
  await confirm(page);

  await expect(page.getByText('Rp 300.000 kembali ke saldo')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Rekening tujuan sudah ditutup.')).toBeVisible();
  await page.goto('/#/balance');
  await expect.poll(() => available(page)).toBe(before);
  const row = page.getByRole('row').filter({ hasText: 'Rp 300.000' });
  await row.getByRole('link', { name: /^wdr_/ }).first().click();
  await expect(page.getByText('Rp 300.000 kembali ke saldo')).toBeVisible();
});

// spec 1.16
test('a row of the history leads to its money trail, and from there to the record', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/balance');
  // The newest entry is the returned withdrawal.
  await page.getByRole('table').getByRole('link', { name: 'Penarikan dikembalikan' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jejak dana');
  await expect(page.getByText('Semua dana sudah kembali ke asalnya.')).toBeVisible();
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /^wdr_/ }).first().click();
  await expect(page.getByText('Rp 300.000 kembali ke saldo')).toBeVisible();

  await page.goto('/#/payments?status=completed');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText('Pelanggan, lewat acquirer').first()).toBeVisible();
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
});

test('the whole history is exported to a file, with the current filters', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/balance?direction=credit');
  await page.getByRole('button', { name: 'Ekspor' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Semua yang cocok/ }).click(),
  ]);

  expect(file.suggestedFilename()).toMatch(/^balance_.*\.csv$/);
  const [header = '', first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toContain('No.;Waktu (WIB);Keterangan;Referensi;Debit;Kredit;Saldo akhir');
  expect(first).toMatch(/;0;\d+;\d+$/);
});

test('a half-filled withdrawal survives a reload, and an amount above the balance is refused before any code', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/balance/withdraw');
  await fillIn(page, '999999999');
  await page.getByLabel('Nominal').fill('99999999999');
  await page.reload();
  await expect(page.getByLabel('Nominal')).toHaveValue('99999999999');
  await page.getByRole('button', { name: 'Periksa penarikan' }).click();

  await expect(page.getByLabel('Nominal')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
});

// spec 1.17, 4.55
test('a top up marked as paid in sandbox raises the balance on an open page', async ({ page, context }) => {
  await signIn(page, 'finance', { mode: 'sandbox' });
  await page.goto('/#/balance');
  const before = await available(page);
  const other = await context.newPage();
  await signIn(other, 'finance', { mode: 'sandbox' });
  await other.goto('/#/balance/topup');
  await other.getByRole('radio', { name: 'Mandiri' }).check();
  await other.getByLabel('Nominal').fill('1500000');
  await other.getByRole('button', { name: 'Buat nomor Virtual Account' }).click();
  await other.getByRole('tab', { name: 'Dari bank lain' }).click();
  await other.getByRole('tab', { name: 'Mobile banking' }).click();
  await expect(other).toHaveURL(/from=other&channel=mobile_app/);
  await other.getByRole('button', { name: 'Tandai dibayar' }).click();
  await expect(other.getByText('Saldo sudah bertambah Rp 1.500.000')).toBeVisible();

  await page.bringToFront();
  await expect.poll(() => available(page)).toBe(before + 1_500_000);
  await page.getByRole('button', { name: 'Tampilkan 1 baru' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Rp 1.500.000');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('balance, withdrawal and top up fit the screen and work', async ({ page }) => {
    await signIn(page, 'owner', { mode: 'sandbox' });
    for (const path of [
      '/balance',
      '/balance/withdraw',
      '/balance/topup',
      '/balance/topup/history',
      '/balance/withdraw/history',
      '/balance/withdraw/schedule',
    ]) {
      await goTo(page, path);
      await expectFits(page);
    }
    await page.goto('/#/balance/withdraw');
    await fillIn(page, '10000');
    await page.getByRole('button', { name: 'Periksa penarikan' }).click();
    await confirm(page);
    await expect(page.getByText('Uang sudah sampai di rekening tujuan')).toBeVisible({ timeout: 20_000 });
    await expectFits(page);
  });
});

/** The balance at the top of the page. */
const available = async (page: Page): Promise<number> => {
  const figure = page.locator('[data-figure=available]').getByText(/^Rp/);
  return Number((await figure.textContent())?.replaceAll(/\D/g, ''));
};

/** The last used account is preselected. */
const fillIn = async (page: Page, amount: string): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Tarik semua' })).toBeVisible();
  await page.getByLabel('Nominal').fill(amount);
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
};

/** Adds an account of the business, which its bank and a mailed code confirm. */
const addAccount = async (page: Page, number: string): Promise<void> => {
  await page.goto('/#/balance/withdraw');
  await page.getByRole('link', { name: 'Tambah atau hapus rekening' }).click();
  await page.getByRole('combobox', { name: 'Bank' }).fill('014');
  await page.getByRole('option').first().click();
  await page.getByLabel('Nomor rekening').fill(number);
  await page.getByLabel('Nama pemilik rekening').fill('PT Kopi Nusantara');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await expect(page.getByRole('dialog')).toContainText('PT KOPI NUSANTARA');
  await confirm(page);
  await expect(page.getByRole('list', { name: 'Rekening terdaftar' })).toContainText(number);
};

const confirm = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
};
