import type { Page } from '@playwright/test';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test("an approver rejects with a reason, and the maker's open page shows it", async ({ page, browser }) => {
  await signIn(page, 'admin');
  await page.goto('/#/subaccount/fund-transfer/new');
  await choose(page, 'Dari saldo', 'Bandung');
  await choose(page, 'Ke saldo', 'Medan');
  await page.getByLabel('Nominal').fill('100000');
  await page.getByLabel('Catatan').fill('Pinjam stok');
  await page.getByRole('button', { name: 'Periksa transfer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan transfer' }).click();
  await expect(page.getByText('Menunggu persetujuan').first()).toBeVisible();

  // Another person, on another machine.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'approver');
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Tolak' }).click();
  await other.getByRole('dialog').getByLabel('Alasan').fill('Stok masih cukup');
  await other.getByRole('dialog').getByRole('button', { name: 'Tolak' }).click();
  await expect(other.getByText('Alasan: Stok masih cukup')).toBeVisible();

  await expect(page.getByText('Transfer ini ditolak')).toBeVisible();
  await other.context().close();
});

// spec 1.21
test('for a bank transfer only approved accounts can be chosen; the amount is reserved with its fee and arrives', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount/settings');
  await expect(page.getByRole('list', { name: 'Rekening terdaftar' })).toContainText('1310012345678');
  await choose(page, 'Bank', '014');
  await page.getByLabel('Nomor rekening').fill('842-264-0010');
  await page.getByLabel('Nama pemilik rekening').fill('CV MESIN KOPI');
  await page.getByRole('button', { name: 'Tambahkan rekening' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('setelah orang lain menyetujuinya');
  await asked.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(asked).toBeHidden();
  const waiting = page.getByRole('listitem').filter({ hasText: 'CV MESIN KOPI' });
  await expect(waiting).toContainText('Menunggu persetujuan');
  await expect(waiting.getByRole('button', { name: /^Setujui/ })).toHaveAttribute('aria-disabled', 'true');

  const second = await (await browser.newContext()).newPage();
  await signIn(second, 'approver');
  await second.goto('/#/subaccount/settings');
  await second.getByRole('button', { name: /^Setujui .*8422640010/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Setujui' }).click();
  await expect(second.getByRole('dialog')).toBeHidden();
  await second.context().close();
  // The maker's page updates by itself.
  await expect(waiting).not.toContainText('Menunggu persetujuan');

  await page.goto('/#/subaccount/fund-transfer/new');
  await page.getByRole('radio', { name: 'Saldo ke rekening bank' }).check();
  await choose(page, 'Dari saldo', 'Bandung');
  await choose(page, 'Rekening tujuan', 'MESIN');
  await page.getByLabel('Nominal').fill('50000');
  await expect(page.locator('[data-line=fee]')).toContainText('3.000');
  await page.getByRole('button', { name: 'Periksa transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan transfer' }).click();
  // Not even an owner can decide their own request.
  await expect(
    page.getByText('Pembuat tidak dapat menyetujui atau menolak pengajuannya sendiri.'),
  ).toBeVisible();

  const address = page.url();
  await signIn(page, 'approver');
  await page.goto(address);
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(page.getByRole('dialog')).toContainText('Setujui transfer dana Rp 53.330');
  await enterMailedCode(page, 'approver');
  await expect(page.getByText('Uang sudah sampai')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
});

test('an account removed from the approved list can no longer be paid, even by an earlier request', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/#/subaccount/fund-transfer/new');
  await page.getByRole('radio', { name: 'Saldo ke rekening bank' }).check();
  await choose(page, 'Dari saldo', 'Bandung');
  await choose(page, 'Rekening tujuan', 'SEWA');
  await page.getByLabel('Nominal').fill('60000');
  await page.getByRole('button', { name: 'Periksa transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan transfer' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
  const address = page.url();

  await page.goto('/#/subaccount/settings');
  await page.getByRole('button', { name: /Hapus .*1310012345678/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus rekening' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('CV SEWA KIOS BANDUNG')).toBeHidden();

  await signIn(page, 'approver');
  await page.goto(address);
  await page.getByRole('button', { name: 'Setujui' }).click();
  const dialog = page.getByRole('dialog');
  // It is refused before a code is sent.
  await dialog.getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(dialog).toContainText('Rekening tujuan belum disetujui untuk transfer dana.');
});

/** Chooses an option by typing. */
const choose = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option').first().click();
};
