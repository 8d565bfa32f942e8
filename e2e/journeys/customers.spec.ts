import { maskEmail, maskPhone } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import type { Page } from '@playwright/test';
import { clientOf, signInByApi } from '../support/api.ts';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 1.11
test('a clerk finds a customer by number, corrects the contact, and everyone sees who changed what', async ({
  page,
}) => {
  const customer = await aCustomer('PLG-00012');
  await signIn(page, 'finance');
  await page.goto('/#/customers');
  await page.getByRole('searchbox').fill(showPhone(customer.mobile));
  await page.getByRole('table').getByRole('link', { name: customer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ringkasan' })).toContainText('Rp ');

  await page.getByRole('link', { name: 'Ubah kontak' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nomor HP').fill('021-555-0123');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByText(/Isi satu nomor HP yang valid/).first()).toBeVisible();
  await form.getByLabel('Nomor HP').fill('+62 813 4444 5555');
  await form.getByLabel('Kota').fill('Cimahi');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Kontak disimpan.')).toBeVisible();

  await expect(page.getByRole('region', { name: 'Kontak' })).toContainText('0813-4444-5555');
  const history = page.getByRole('list', { name: 'Riwayat perubahan' }).getByRole('listitem').first();
  await expect(history).toContainText('Maria Simanjuntak');
  await expect(history).toContainText(showPhone(customer.mobile));
  await expect(history).toContainText('0813-4444-5555');

  // The palette finds them by the new number.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('0813-4444-5555');
  await page.getByRole('option', { name: new RegExp(`${customer.name}.*Pelanggan`) }).click();
  await expect(page).toHaveURL(new RegExp(customer.id));
});

test('the second editor is told what the first changed, keeps what they typed, and saves it knowingly', async ({
  page,
  browser,
}) => {
  const customer = await aCustomer('PLG-00014');
  await signIn(page, 'owner');
  await page.goto(`/#/customers/${customer.id}?edit=contact`);
  const mine = page.getByRole('dialog');
  await mine.getByLabel('Email').fill('dari.pemilik@contoh.id');

  // Another person, on another machine, is faster.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'finance');
  await other.goto(`/#/customers/${customer.id}?edit=contact`);
  const theirs = other.getByRole('dialog');
  await theirs.getByLabel('Email').fill('dari.keuangan@contoh.id');
  await theirs.getByLabel('Kota').fill('Cimahi');
  await theirs.getByRole('button', { name: 'Simpan' }).click();
  await expect(other.getByText('Kontak disimpan.')).toBeVisible();
  await other.context().close();

  await mine.getByRole('button', { name: 'Simpan' }).click();
  const told = mine.getByRole('alert');
  await expect(told).toContainText('Maria Simanjuntak lebih dulu mengubah pelanggan ini');
  await expect(told).toContainText('dari.keuangan@contoh.id');
  await expect(told).toContainText('dari.pemilik@contoh.id');
  await expect(mine.getByLabel('Email')).toHaveValue('dari.pemilik@contoh.id');
  await expect(mine.getByLabel('Kota')).toHaveValue('Cimahi');

  await mine.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(page.getByText('Kontak disimpan.')).toBeVisible();
  const contact = page.getByRole('region', { name: 'Kontak' });
  await expect(contact).toContainText('dari.pemilik@contoh.id');
  await expect(contact).toContainText('Cimahi');
});

test('a viewer sees masks in the list, on the page and in search, and edits nothing', async ({ page }) => {
  const customer = await aCustomer('PLG-00016');
  await signIn(page, 'viewer');
  await page.goto(`/#/customers?search=${customer.reference_id}`);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(customer.name);
  await expect(row).toContainText(maskEmail(customer.email));
  await expect(row).toContainText(showPhone(maskPhone(customer.mobile)));

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('disamarkan untuk peran Anda');
  for (const secret of [customer.email, showPhone(customer.mobile), customer.address])
    await expect(main).not.toContainText(secret);
  await expect(page.getByRole('link', { name: 'Ubah kontak' })).toHaveCount(0);

  await page.goto(`/#/customers?search=${customer.mobile.replace('+62', '0')}`);
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
});

test('a draft of a contact survives a reload, and the page fits a phone', async ({ page }) => {
  const customer = await aCustomer('PLG-00018');
  await signIn(page, 'owner');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/customers');
  await expect(page.getByRole('list', { name: 'Pelanggan' })).toBeVisible();
  await expectFits(page);
  await page.goto(`/#/customers/${customer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  await expectFits(page);

  await page.getByRole('link', { name: 'Ubah kontak' }).click();
  await page.getByRole('dialog').getByLabel('Kota').fill('Kota Batu');
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Kota')).toHaveValue('Kota Batu');
});

test('an order and a payment lead to their customer', async ({ page }) => {
  const { id, name } = await aCustomer('PLG-00020');
  const client = clientOf(await signInByApi('owner'));
  const { data } = await client.listCustomerActivity({ path: { id } });
  const records = data.filter(({ kind }) => kind !== 'refund');
  await signIn(page, 'owner');

  for (const kind of ['order', 'payment']) {
    const record = records.find((one) => one.kind === kind);
    await page.goto(`/#/${kind}s/${record?.id}`);
    await followTo(page, name);
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

const followTo = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pelanggan' }).getByRole('link', { name }).click();

/** A customer of the demo data, with the whole contact. Each journey has its own. */
const aCustomer = async (reference: string) => {
  const client = clientOf(await signInByApi('owner'));
  const { data } = await client.listCustomers({ query: { search: reference } });
  const [{ id, name, email, mobile, address, reference_id } = {}] = data as Partial<(typeof data)[number]>[];
  if (!id || !name || !email || !mobile || !address || !reference_id)
    throw new Error(`${reference} has no whole contact`);
  return { id, name, email, mobile, address, reference_id };
};
