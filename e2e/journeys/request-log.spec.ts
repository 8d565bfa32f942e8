import { SANDBOX_URL } from '../support/addresses.ts';
import { callByKey, storeKeySecret } from '../support/key-dialogs.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a developer sees new calls, finds the refused one, and reads why', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/api-keys/new');
  await page.getByLabel('Nama').fill('Pembaca');
  await page
    .getByRole('radiogroup', { name: 'Pesanan' })
    .getByRole('radio', { name: 'Baca', exact: true })
    .check();
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  const secret = await storeKeySecret(page);
  await callByKey(`${SANDBOX_URL}/dashboard/orders?limit=1`, secret);

  await page.getByRole('link', { name: 'Lihat permintaannya' }).click();
  await expect(page).toHaveURL(/#\/settings\/request-log\?key=key_/);
  const table = page.getByRole('table', { name: 'Catatan permintaan' });
  await expect(table.getByRole('link', { name: '/dashboard/orders' })).toBeVisible({ timeout: 15_000 });

  // The list does not move by itself: new entries wait for a click.
  const refused = await callByKey(`${SANDBOX_URL}/dashboard/settlements?limit=1`, secret);
  expect(refused).toMatchObject({ status: 403, code: 'DPAY_API_KEY_SCOPE_MISSING' });
  await page.getByRole('button', { name: /^Tampilkan/ }).click({ timeout: 15_000 });
  await expect(table.getByRole('link', { name: '/dashboard/settlements' })).toBeVisible();

  await page.getByRole('searchbox').fill(refused.requestId ?? '');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: '/dashboard/settlements' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'GET /dashboard/settlements' })).toBeVisible();
  await expect(page.getByText('DPAY_API_KEY_SCOPE_MISSING').first()).toBeVisible();
  await page.getByRole('button', { name: 'Salin ID permintaan' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(refused.requestId);

  await page.getByRole('link', { name: 'Lihat semua ke alamat ini' }).click();
  await expect(page.getByText('Alamat: /dashboard/settlements').first()).toBeVisible();
});

test("a call's data is stored without personal data, and the list is filtered by response", async ({
  page,
}) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/api-keys/new');
  await page.getByLabel('Nama').fill('Kasir uji');
  await page.getByRole('button', { name: 'Terima pembayaran' }).click();
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  const secret = await storeKeySecret(page);
  const customer = {
    reference_id: 'PLG-7',
    name: 'Sari Dewi',
    email: 'sari@contoh.id',
    mobile: '081234567890',
  };
  const order = { reference_id: `INV-${crypto.randomUUID()}`, total_amount: 150_000, customer };
  const made = await callByKey(`${SANDBOX_URL}/dashboard/orders`, secret, order);
  expect(made).toMatchObject({ status: 201 });
  const refused = await callByKey(`${SANDBOX_URL}/dashboard/orders`, secret, { ...order, total_amount: -1 });
  expect(refused).toMatchObject({ status: 400 });

  await page.getByRole('link', { name: 'Lihat permintaannya' }).click();
  const rows = page.getByRole('table', { name: 'Catatan permintaan' }).getByRole('row');
  await expect(rows).toHaveCount(3, { timeout: 15_000 });
  await page.goto(`${page.url()}&status=2xx`);
  await expect(rows).toHaveCount(2);

  await rows.getByRole('link', { name: '/dashboard/orders' }).click();
  const body = page.getByRole('group', { name: 'Isi permintaan' });
  await expect(body).toContainText('"name": "S*** D***"');
  await expect(body).toContainText('150000');
  const shown = await page.getByRole('main').innerText();
  for (const told of [customer.name, customer.email, customer.mobile, secret])
    expect(shown).not.toContain(told);
});
