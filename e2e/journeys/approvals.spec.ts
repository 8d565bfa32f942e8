import type { Page } from '@playwright/test';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Above what other journeys withdraw. */
const FROM = '4000000';

test('two people raise the level for withdrawals; a large one then goes when a second person approves it', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/settings/approvals');
  const withdrawals = page.getByRole('region', { name: 'Penarikan dana' });
  await withdrawals.getByLabel('Satu orang lain mulai').fill(FROM);
  await page.getByRole('button', { name: 'Tinjau usulan' }).click();
  await expect(page.getByRole('dialog')).toContainText('Diusulkan: Rp 4.000.000');
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText(/orang lain yang harus menyetujuinya/)).toBeVisible();

  await signIn(other, 'admin', { mode: 'sandbox' });
  await other.goto('/#/settings/approvals');
  await other.getByRole('button', { name: 'Setujui' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await expect(other.getByRole('dialog')).toContainText('penarikan +1 mulai Rp 4.000.000');
  await enterMailedCode(other, 'admin');
  await expect(other.getByText('Aturan baru berlaku.')).toBeVisible();
  // The proposer's page updates by itself.
  await expect(page.getByText(/orang lain yang harus menyetujuinya/)).toBeHidden();

  const address = await withdraw(page, FROM);
  await expect(page.getByText('0 dari 1 persetujuan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Batalkan penarikan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toBeHidden();

  await other.goto(address);
  await other.getByRole('button', { name: 'Setujui' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(other, 'admin');
  await expect(other.getByText('1 dari 1 persetujuan')).toBeVisible();
  await expect(page.getByText('1 dari 1 persetujuan')).toBeVisible();
  await expect(page.getByText('Menunggu persetujuan')).toHaveCount(0);
  await other.context().close();
});

const withdraw = async (page: Page, amount: string): Promise<string> => {
  await page.goto('/#/balance/withdraw');
  await page.getByRole('radio').first().check();
  await page.getByLabel('Nominal').fill(amount);
  await page.getByRole('button', { name: 'Periksa penarikan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('Menunggu persetujuan').first()).toBeVisible();
  return page.url();
};
