import { formatRupiah } from '@dasbor/domain/kernel';
import { clientOf } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 1.8
test('an order is found by its reference, opened, and links to its payment', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const { data } = await client.listOrders({
    query: { limit: 10, filters: { status: ['completed'] }, expand: ['payments'] },
  });
  const completed = (of: (typeof data)[number]) => of.payments?.find(({ status }) => status === 'completed');
  // An order of an invoice may have been paid by hand, without a payment.
  const order = data.find(completed);
  const payment = order && completed(order);
  if (!order || !payment) throw new Error('No completed order in the last 7 days');

  await page.goto('/#/orders');
  await expect(page.getByRole('heading', { name: 'Pesanan', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari' }).fill(order.reference_id);
  await expect(page).toHaveURL(/#\/orders\?search=/);
  await page.getByRole('link', { name: order.reference_id, exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`#/orders/${order.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Pesanan ${order.reference_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatRupiah(order.net_amount, 'id'));

  const history = page.getByRole('region', { name: 'Riwayat pembayaran' });
  await expect(history.getByRole('listitem')).toHaveCount(order.payments?.length ?? 0);
  await history.locator(`[data-row="${payment.id}"]`).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#/payments/${payment.id}$`));
  await page.getByRole('link', { name: order.reference_id, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/orders/${order.id}$`));
});

// Product spec §4, Sync status. In sandbox, so that live payments remain for their own journey.
const OUTCOMES = [
  { number: 1, outcome: 'Status sudah final, webhook dikirim ulang', status: 'Berhasil' },
  { number: 2, outcome: 'Status diperbarui, webhook dikirim ulang', status: 'Berhasil' },
  { number: 5, outcome: 'Masa bayar telah habis, status menjadi kedaluwarsa', status: 'Kedaluwarsa' },
  { number: 6, outcome: 'Sudah kedaluwarsa', status: 'Kedaluwarsa' },
  { number: 7, outcome: 'Belum ada pembayaran', status: 'Dimulai' },
] as const;

test("syncing an order's status shows the result", async ({ page }) => {
  await signIn(page, 'finance', { mode: 'sandbox' });

  for (const { number, outcome, status } of OUTCOMES) {
    await page.goto(`/#/orders/ord_01DEM0SYNC${String(number).padStart(16, '0')}`);
    await page.getByRole('button', { name: 'Sinkronkan status' }).click();

    await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
    await expect(page.getByRole('main').locator('header')).toContainText(status);
  }
});
