import { createClient } from '@dasbor/sdk';
import { SANDBOX_URL } from '../support/addresses.ts';
import { clientOf, signInByApi } from '../support/api.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The demo's sandbox key, which `npm start` prints. */
const SANDBOX_KEY = 'dp_test_KopiNusantaraSandboxDemoKey00001';

// spec 1.13
test('an owner creates a promo, tries it, activates it, and sees a customer pay with it', async ({
  page,
}) => {
  const name = `KOPI${String(Date.now()).slice(-8)}`;
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/promos');
  await page.getByRole('main').getByRole('link', { name: 'Buat promo' }).click();
  await page.getByLabel('Nama promo').fill(name);
  await page.getByLabel('Persentase diskon').fill('10');
  await page.getByLabel('Minimum pembelian').fill('50000');
  await page.getByLabel('Maksimum diskon').fill('50000');
  await page.getByRole('button', { name: 'Simpan promo' }).click();
  await expect(page.getByRole('main')).toContainText('kurang dari minimum pembelian Rp 50.000');
  await page.getByLabel('Maksimum diskon').fill('20000');
  await expect(page.getByText('Pelanggan membayar', { exact: true })).toBeVisible();
  await page.getByLabel('Jumlah pembayaran').fill('2');
  await page.getByRole('button', { name: 'Simpan promo' }).click();

  // The test on past payments comes before the activation, and again in its question.
  const test30 = page.getByRole('region', { name: 'Uji pada 30 hari terakhir' });
  await expect(test30).toContainText('Mendapat promo');
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('10%, maksimum Rp 20.000');
  await expect(question).toContainText('Habis pada');
  await question.getByRole('button', { name: 'Aktifkan promo' }).click();
  await expect(page.getByText('Sisa 2 dari 2 pembayaran')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ubah' })).toBeHidden();

  const server = createClient({ baseUrl: SANDBOX_URL, key: SANDBOX_KEY });
  const order = (await server.createOrder({ body: { reference_id: name, total_amount: 100_000 } })).data;
  const wish = { order_id: order.id, method: 'va', channel: 'BCA', promo_code: name.toLowerCase() } as const;
  const payment = (await server.createPayment({ body: wish })).data;
  expect(payment).toMatchObject({ amount: 90_000, discount: 10_000 });

  // The open page shows the payment, first unpaid and then paid.
  const uses = page.getByRole('table', { name: 'Pembayaran dengan promo ini' });
  await expect(uses.getByText('Menunggu pembayaran')).toBeVisible();
  await expect(page.getByText('Sisa 1 dari 2 pembayaran')).toBeVisible();
  const owner = clientOf(await signInByApi('owner'), 'sandbox');
  await owner.simulatePayment({ path: { id: payment.id }, body: { status: 'completed' } });
  await expect(uses.getByText('Lunas')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pemakaian' })).toContainText('Rp 10.000');

  // From there to the payment, whose lines have the discount.
  await uses.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: /Rincian/ })).toContainText('Diskon');
  await page.getByRole('region', { name: 'Detail' }).getByRole('link', { name: /^prm_/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a paused promo is refused at the checkout, and a viewer cannot resume it', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/promos?status=active');
  await page.getByRole('table').getByRole('link', { name: 'KOPIHEMAT' }).click();
  await page.getByRole('button', { name: 'Jeda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jeda promo' }).click();
  await expect(page.getByText('Pelanggan tidak mendapat promo ini sampai')).toBeVisible();

  const server = createClient({ baseUrl: SANDBOX_URL, key: SANDBOX_KEY });
  const order = (
    await server.createOrder({ body: { reference_id: `JEDA-${Date.now()}`, total_amount: 100_000 } })
  ).data;
  const wish = { order_id: order.id, method: 'ewallet', channel: 'GOPAY', promo_code: 'KOPIHEMAT' } as const;
  await expect(server.createPayment({ body: wish })).rejects.toMatchObject({ code: 'DPAY_PROMO_PAUSED' });

  const address = page.url();
  await signIn(page, 'viewer', { mode: 'sandbox' });
  await page.goto(address);
  await expect(page.getByText('Promo dijeda')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjutkan' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the list, the form and a promo fit the screen', async ({ page }) => {
    await signIn(page, 'owner');
    for (const address of ['/#/promos', '/#/promos/new']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
    }
    await page.goto('/#/promos');
    await page
      .getByRole('list', { name: 'Promo' })
      .getByRole('link', { name: /KOPIHEMAT/ })
      .click();
    await expect(page.getByText(/^Sisa /)).toBeVisible();
    await expectFits(page);
  });
});
