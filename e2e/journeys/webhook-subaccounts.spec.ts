import { clientOf } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test("the owner selects a webhook's subaccounts by name and keyboard, and removes one", async ({ page }) => {
  const sandbox = clientOf(await signIn(page, 'owner', { mode: 'sandbox' }), 'sandbox');
  const { data: branches } = await sandbox.listSubaccounts({ query: { limit: 10 } });
  const [first, second] = branches;
  if (!first || !second) throw new Error('The demo merchant has no two subaccounts');

  await page.goto('/#/settings/webhooks/new');
  await page.getByLabel('Nama').fill('Cabang');
  await page.getByLabel('URL', { exact: true }).fill('https://example.com/dasbor');
  await page.getByRole('checkbox', { name: 'Semua pembayaran' }).check();
  await page.getByRole('radio', { name: 'Subakun tertentu' }).check();
  const field = page.getByRole('combobox', { name: 'Tambah subakun' });
  await field.focus();
  for (const { name } of [first, second]) {
    await page.keyboard.type(name);
    // Enter alone selects only an exact match.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Hapus ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Tambah webhook' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByText(first.name, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Ubah' }).click();
  await page.getByRole('button', { name: `Hapus ${first.name}` }).click();
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(page.getByRole('link', { name: 'Ubah' })).toBeVisible();
  await expect(page.getByText(second.name, { exact: true })).toBeVisible();
  await expect(page.getByText(first.name, { exact: true })).toBeHidden();

  const { data } = await sandbox.listWebhooks({ query: { limit: 20 } });
  expect(data.map(({ subaccount_ids: ids }) => ids)).toEqual([[second.id]]);
  for (const { id } of data) await sandbox.deleteWebhook({ path: { id } });
});
