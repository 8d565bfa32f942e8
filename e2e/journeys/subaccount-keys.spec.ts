import { LIVE_URL } from '../support/addresses.ts';
import { callByKey, storeKeySecret } from '../support/key-dialogs.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const BRANCH = 'Kopi Nusantara Bandung';

// spec 2.129
test('a branch gets its own key: it sees only the branch, is replaced and revoked, and the list of all keys names its owner', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/subaccount');
  await page.getByRole('table').getByRole('link', { name: BRANCH }).click();
  const tabs = page.getByRole('navigation', { name: 'Bagian subakun' });
  await tabs.getByRole('link', { name: 'Kunci API' }).click();
  const active = page.getByRole('table', { name: 'Aktif' });
  await expect(active.getByRole('link', { name: 'Kasir Bandung' })).toBeVisible();
  await expect(active.getByRole('link', { name: 'Toko online' })).toBeHidden();

  await page.getByRole('link', { name: 'Buat kunci' }).click();
  await page.getByLabel('Nama').fill('Mesin kasir');
  await page.getByRole('button', { name: 'Hanya baca' }).click();
  await expect(page.locator('[data-resource=webhooks]')).toBeHidden();
  await page.getByRole('button', { name: 'Buat kunci' }).click();
  await enterMailedCode(page, 'owner');
  const secret = await storeKeySecret(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mesin kasir' })).toBeVisible();

  const read = async (path: string) => {
    const headers = { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` };
    const reply = await page.request.get(`${LIVE_URL}/dashboard/${path}`, { headers });
    return (await reply.json()) as { data: { subaccount_id: string }[] };
  };
  const sold = (await read('payments?limit=100')).data;
  expect(sold.length).toBeGreaterThan(3);
  expect(new Set(sold.map((payment) => payment.subaccount_id)).size).toBe(1);
  expect(sold[0]?.subaccount_id).toMatch(/^sub_/);
  expect(await callByKey(`${LIVE_URL}/dashboard/webhooks`, secret)).toMatchObject({
    code: 'DPAY_API_KEY_SCOPE_MISSING',
  });

  await page.getByRole('button', { name: 'Ganti rahasia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Sekarang juga/ }).check();
  await dialog.getByRole('button', { name: 'Ganti rahasia' }).click();
  await enterMailedCode(page, 'owner');
  const second = await storeKeySecret(page);
  const orders = `${LIVE_URL}/dashboard/orders?limit=1`;
  expect(await callByKey(orders, secret)).toMatchObject({ code: 'DPAY_API_KEY_REVOKED' });
  expect(await callByKey(orders, second)).toMatchObject({ status: 200 });

  await page.getByRole('button', { name: 'Cabut' }).click();
  const revoke = page.getByRole('dialog');
  await revoke.getByLabel('Ketik nama kunci untuk melanjutkan').fill('Mesin kasir');
  await revoke.getByRole('button', { name: 'Cabut kunci' }).click();
  await expect(page.getByText('Kunci ini sudah dicabut')).toBeVisible();
  expect(await callByKey(orders, second)).toMatchObject({ code: 'DPAY_API_KEY_REVOKED' });
  await page.getByRole('main').getByRole('link', { name: BRANCH }).first().click();
  await expect(page.getByRole('table', { name: 'Sudah berakhir' }).getByText('Mesin kasir')).toBeVisible();

  await page.goto('/#/settings/api-keys');
  await expect(active.getByText(BRANCH)).toBeVisible();
  await page.getByRole('combobox', { name: 'Tampilkan kunci untuk' }).click();
  await page.getByRole('option', { name: BRANCH }).click();
  await expect(active.getByRole('link', { name: 'Toko online' })).toBeHidden();
  await expect(active.getByRole('link', { name: 'Kasir Bandung' })).toBeVisible();
});
