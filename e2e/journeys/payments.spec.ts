import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import { clientOf } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('filter chips narrow the payments, stay in the URL, and can be removed', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments');
  const rows = page
    .getByRole('table', { name: 'Pembayaran' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(10);

  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter menurut Status' }).getByLabel('Gagal').click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/payments\?status=failed$/);
  await expect(rows.filter({ hasText: 'Gagal' })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Gagal' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Metode', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filter menurut Metode' }).getByLabel('E-wallet').click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/payments\?method=ewallet&status=failed$/);
  await expect(rows.filter({ hasNotText: 'E-wallet' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Hapus filter Status' }).click();
  await expect(page).toHaveURL(/#\/payments\?method=ewallet$/);
  await page.getByRole('button', { name: 'Hapus semua filter' }).click();
  await expect(page).toHaveURL(/#\/payments$/);
  await expect(rows).toHaveCount(10);
});

// spec 2.84
test('a payment shows its amount, its time in WIB and its id, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = clientOf(await signIn(page, 'finance'));
  const { data } = await client.listPayments({ query: { limit: 1, filters: { status: ['completed'] } } });
  const payment = data[0];
  if (!payment) throw new Error('No completed payment in the last 7 days');

  await page.goto('/#/payments?status=completed');
  await page.getByRole('link', { name: payment.order_reference }).first().click();

  await expect(page).toHaveURL(new RegExp(`#/payments/${payment.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatRupiah(payment.amount, 'id'));
  await expect(page.getByRole('main')).toContainText(formatDateTime(new Date(payment.created_at), 'id'));

  await page.getByRole('button', { name: 'Salin ID pembayaran' }).click();
  await expect(page.getByText('ID pembayaran disalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment.id);
});

test('a payment is found by its reference, its id and its VA number', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const { data } = await client.listPayments({ query: { limit: 1, filters: { method: ['va'] } } });
  const payment = data[0];
  if (!payment?.virtual_account) throw new Error('No virtual account payment in the last 7 days');
  await page.goto('/#/payments');

  for (const text of [payment.order_reference, payment.id, payment.virtual_account.number]) {
    await page.getByRole('searchbox', { name: 'Cari' }).fill(text);
    await expect.poll(() => new URLSearchParams(page.url().split('?')[1]).get('search')).toBe(text);
    await expect(page.locator(`[data-row="${payment.id}"]`)).toBeVisible();
  }
});
