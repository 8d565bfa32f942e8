import type { Page } from '@playwright/test';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Kopi Nusantara Solo';

test('a branch is created, topped up in sandbox, receives a transfer approved by another person, and its history shows it', async ({
  page,
}) => {
  await signIn(page, 'admin', { mode: 'sandbox' });
  await page.goto('/#/subaccount');
  await expect(page.getByRole('table', { name: 'Subakun' })).toBeVisible();
  await page.getByRole('link', { name: 'Buat subakun' }).click();

  await page.getByLabel('Nama').fill('ab');
  await page.getByRole('button', { name: 'Buat subakun' }).click();
  await expect(page.getByLabel('Nama')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Nama').fill(NAME);
  await page.getByLabel('Email').fill('solo@kopi-nusantara.test');
  await page.getByLabel('ID akun').fill('CBG-BDG');
  await page.getByRole('button', { name: 'Buat subakun' }).click();
  await expect(page.getByText('ID akun ini sudah dipakai subakun lain.', { exact: true })).toBeVisible();
  await page.getByLabel('ID akun').fill('CBG-SLO');
  await page.getByRole('button', { name: 'Buat subakun' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByText('Belum ada mutasi dalam 7 hari terakhir')).toBeVisible();
  const address = page.url();

  await page.goto(`${address}/topups/new`);
  await page.getByLabel('Nominal').fill('500000');
  await page.getByRole('button', { name: 'Buat nomor Virtual Account' }).click();
  await page.getByRole('button', { name: 'Tandai dibayar' }).click();
  await expect(page.getByText('Saldo sudah bertambah Rp 500.000')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat mutasi saldo' }).click();
  await expect(page.locator('[data-figure=available]')).toContainText('Rp 500.000');

  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Transfer dana' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Ke saldo' })).toHaveValue(new RegExp(NAME));
  await page.getByLabel('Nominal').fill('250000');
  await page.getByRole('button', { name: 'Periksa transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan transfer' }).click();
  await expect(page.getByText('Menunggu persetujuan').first()).toBeVisible();
  // The maker sees who decides, but no button.
  await expect(page.getByRole('button', { name: 'Setujui' })).toBeHidden();
  const transfer = page.url();

  await signIn(page, 'approver', { mode: 'sandbox' });
  await page.goto(transfer);
  await page.getByRole('button', { name: 'Setujui' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Setujui transfer Rp 250.000?');
  await dialog.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'approver');
  await expect(page.getByText('Uang sudah sampai')).toBeVisible();

  await page.goto(address);
  await expect(page.locator('[data-figure=available]')).toContainText('Rp 750.000');
  const newest = page.getByRole('table', { name: 'Mutasi saldo' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Rp 250.000');
  await expect(newest).toContainText('Rp 750.000');
  await newest.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jejak dana');
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
});

test('in live mode an activated branch receives money, and its settings apply', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount?status=created');
  await page.getByRole('table').getByRole('link', { name: 'Sari Wulandari' }).click();
  await expect(page.getByText('Subakun ini belum aktif')).toBeVisible();
  await page.getByRole('link', { name: 'Aktifkan subakun' }).click();
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByText('Sari Wulandari sudah aktif')).toBeVisible();

  await page.getByLabel('Boleh transfer langsung ke rekening bank').uncheck();
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(page.getByText('Pengaturan subakun disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Boleh transfer langsung ke rekening bank')).not.toBeChecked();
});

test("a branch's sales and payouts are on its page, labelled with its name", async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount');
  await page.getByRole('table').getByRole('link', { name: 'Kopi Nusantara Bandung' }).click();
  await tab(page, 'Pembayaran').click();
  const sold = page.getByRole('table', { name: 'Pembayaran' });
  await expect(sold.getByRole('row').nth(1)).toBeVisible();
  await sold.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Pembayaran' }).click();
  await sold.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Kopi Nusantara Bandung' }).click();

  await tab(page, 'Settlement').click();
  const arrived = page.getByRole('table', { name: 'Settlement' });
  await expect(arrived.getByText('Dana sudah masuk').first()).toBeVisible();
  await arrived.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Settlement /);
  await expect(page.locator('[data-line=amount]')).toBeVisible();
  await expect(sold.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kopi Nusantara Bandung' }).click();

  await tab(page, 'Disbursement').click();
  const batches = page.getByRole('table', { name: 'Disbursement' });
  await expect(batches.getByRole('row')).toHaveCount(2);
  await batches.getByRole('link', { name: 'Upah barista Bandung' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kopi Nusantara Bandung' })).toBeVisible();

  // Another branch has none.
  await page.goto('/#/subaccount');
  await page.getByRole('table').getByRole('link', { name: 'Kopi Nusantara Medan' }).click();
  await tab(page, 'Pembayaran').click();
  await expect(page.getByText('Belum ada pembayaran dalam 7 hari terakhir')).toBeVisible();
});

test('a branch pays its own batch, uploaded for it', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/disbursements/create');
  await page.getByLabel('File penerima, xlsx atau csv').setInputFiles({
    name: 'upah-gerai.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nama,Bank,Rekening,Nominal\nSiti,BCA,8422640010,150000'),
  });
  await page.getByRole('combobox', { name: 'Dibayar dari' }).fill('bandung');
  // Enter alone selects only an exact match.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Kopi Nusantara Bandung' }).click();
  await tab(page, 'Disbursement').click();
  await expect(page.getByRole('link', { name: 'upah-gerai' })).toBeVisible();
});

test('another merchant finds nothing at its URL', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount');
  await page.getByRole('table').getByRole('link', { name: 'Kopi Nusantara Medan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopi Nusantara Medan');
  const address = page.url();

  await signIn(page, 'ownerOfSecond');
  await page.goto(address);
  await expect(page.getByText('Fitur ini belum diaktifkan untuk merchant Anda.')).toBeVisible();
  await expect(page.getByText('Kopi Nusantara Medan')).toBeHidden();
});

test("a subaccount's tabs stay in place on each of its pages", async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount');
  await page.getByRole('table').getByRole('link', { name: 'Kopi Nusantara Medan' }).click();
  const bar = page.getByRole('navigation', { name: 'Bagian subakun' });
  await expect(bar).toBeVisible();

  const places: Record<string, number | undefined> = {};
  for (const name of await bar.getByRole('link').allTextContents()) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    places[name] = (await bar.boundingBox())?.y;
  }

  expect(new Set(Object.values(places)).size, JSON.stringify(places)).toBe(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every page of subaccounts and fund transfers fits the screen', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto('/#/subaccount');
    await page
      .getByRole('list', { name: 'Subakun' })
      .getByRole('link', { name: /Bandung/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopi Nusantara Bandung');
    const own = new URL(page.url()).hash.slice(1).split('?')[0] ?? '';
    for (const path of [
      own,
      `${own}/payments`,
      `${own}/settlement`,
      `${own}/disbursements`,
      `${own}/topups`,
      `${own}/topups/new`,
      `${own}/transfers`,
      `${own}/keys`,
      `${own}/keys/new`,
      `${own}/settings`,
      '/subaccount',
      '/subaccount/new',
      '/subaccount/settings',
      '/subaccount/fund-transfer',
      '/subaccount/fund-transfer/new',
    ]) {
      await goTo(page, path);
      await expectFits(page);
    }
  });
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bagian subakun' }).getByRole('link', { name });
