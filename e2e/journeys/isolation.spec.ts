import { NotFoundError } from '@dasbor/sdk';
import { clientOf, signInByApi } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test("another merchant's payment and order do not exist", async ({ page }) => {
  const { data } = await clientOf(await signInByApi('finance')).listPayments({ query: { limit: 1 } });
  const [foreign] = data;
  if (!foreign) throw new Error('No payment in the last 7 days');
  const other = clientOf(await signIn(page, 'ownerOfSecond'));

  await page.goto(`/#/payments/${foreign.id}`);
  await expect(page.getByText('Pembayaran tidak ditemukan.')).toBeVisible();
  await page.goto(`/#/orders/${foreign.order_id}`);
  await expect(page.getByText('Pesanan tidak ditemukan.')).toBeVisible();

  await expect(other.getPayment({ path: { id: foreign.id } })).rejects.toThrow(NotFoundError);
  await expect(other.syncPayment({ path: { id: foreign.id } })).rejects.toThrow(NotFoundError);
  expect((await other.listPayments({ query: { search: foreign.id } })).data).toEqual([]);
});

test('a truncated id is not found, and links to the list', async ({ page }) => {
  await signIn(page, 'finance');

  await page.goto('/#/payments/pay_nope');
  await expect(page.getByText('Pembayaran tidak ditemukan.')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke Pembayaran' }).click();
  await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();

  await page.goto('/#/orders/ord_nope');
  await expect(page.getByText('Pesanan tidak ditemukan.')).toBeVisible();
});

// spec 1.5
test('a sandbox payment does not exist in live mode', async ({ page }) => {
  const signedIn = await signIn(page, 'finance');
  const sandbox = clientOf(signedIn, 'sandbox');
  const { data } = await sandbox.listPayments({ query: { limit: 10 } });
  const ofSandbox = data.find(({ id }) => !id.startsWith('pay_01DEM0'));
  if (!ofSandbox) throw new Error('No payment of its own in sandbox');

  await page.goto(`/#/payments/${ofSandbox.id}`);

  await expect(page.getByText('Pembayaran tidak ditemukan.')).toBeVisible();
});
