import { clientOf } from '../support/api.ts';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a recurring invoice is made on its day by the sandbox clock, paused, resumed and stopped', async ({
  page,
}) => {
  const client = clientOf(await signIn(page, 'owner', { mode: 'sandbox' }), 'sandbox');
  await page.goto('/#/invoices/recurring');
  await page.getByRole('link', { name: 'Buat invoice berulang' }).first().click();
  await page.getByLabel('Tanggal setiap bulan').fill('31');
  await page.getByLabel('Nama invoice').fill('Sewa ruko Kemang');
  await page.getByLabel('Nama pelanggan').fill('Toko Berulang');
  await page.getByLabel('Nomor HP').fill('081290000456');
  await page.getByRole('textbox', { name: /^Email/ }).fill('kasir@berulang.example');
  await page.getByLabel('Nama barang atau jasa').fill('Sewa');
  await page.getByLabel('Harga satuan').fill('5000000');
  await expectFits(page);
  await page.getByRole('button', { name: 'Buat invoice berulang' }).click();
  await expect(page.getByText('Belum ada invoice yang dibuat.')).toBeVisible();
  await expectFits(page);

  const id = page.url().split('/').at(-1) ?? '';
  const next = (await client.getRecurringInvoice({ path: { id } })).data.next_date;
  await client.setSandboxClock({ body: { now: `${next}T01:30:00.000Z` } });
  const made = page.getByRole('list', { name: 'Invoice yang dibuat' }).getByRole('listitem');
  await expect(made).toHaveCount(1, { timeout: 30_000 });
  await made.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5.000.000');
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(
    'Dikirim ke kasir@berulang.example',
  );
  await page.goBack();

  for (const [action, status] of [
    ['Jeda', 'Dijeda'],
    ['Lanjutkan', 'Aktif'],
    ['Hentikan', 'Dihentikan'],
  ] as const) {
    await page.getByRole('button', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  }
  await expect(made).toHaveCount(1);
  await client.setSandboxClock({ body: { now: null } });
});
