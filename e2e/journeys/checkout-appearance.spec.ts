import { LIVE_URL, SANDBOX_URL } from '../support/addresses.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { orderWithPage, shopServer } from '../support/orders.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { png } from '../support/png.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png(300, 100) };

// spec 1.28
test('the owner changes colours and logo, and publishes them for customers of live alone', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/settings');
  await page.getByRole('main').getByRole('link', { name: 'Tampilan checkout' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Aktif', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Warna tombol dan tautan', { exact: true }).fill('#ffd800');
  await page.getByLabel('Warna header', { exact: true }).fill('0a3');
  await expect(page.getByText(/Teks sulit dibaca/).first()).toBeVisible();
  for (const use of await page.getByRole('button', { name: /^Pakai #/ }).all()) await use.click();
  await expect(page.getByText(/Teks sulit dibaca/)).toHaveCount(0);

  await page.getByLabel('Berkas logo').setInputFiles({ ...logo, buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('Berkas ini bukan PNG.');
  await page.getByLabel('Berkas logo').setInputFiles(logo);
  await expect(page.getByLabel('Lebar tampil (piksel)')).toHaveValue('120');
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Tampilan checkout diterbitkan.')).toBeVisible();

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('banner').getByAltText('Kopi Nusantara')).toBeVisible();
  await expect(preview.getByText('INV-0001')).toBeVisible();

  await page.reload();
  const shown = main.getByAltText('Logo di atas warna header');
  await expect(shown).toBeVisible();
  const path = (await shown.getAttribute('src')) ?? '';
  expect(path).toMatch(/^\/pay\/images\/img_/);
  for (const host of [LIVE_URL, SANDBOX_URL]) {
    const image = await fetch(`${host}${path}`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/settings/checkout');
  await expect(page.getByLabel('Warna header', { exact: true })).toHaveValue('#3b2417');
});

test('a draft is not lost, and what customers see comes back', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/settings/checkout');
  const header = page.getByLabel('Warna header', { exact: true });
  await header.fill('#123456');

  await page.getByRole('link', { name: 'Pesanan', exact: true }).first().click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(header).toHaveValue('#123456');
  await page.reload();
  await expect(header).toHaveValue('#123456');
  await page.getByRole('button', { name: 'Simpan draf' }).click();
  await expect(page.getByText('Draf', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Buang draf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buang draf' }).click();
  await expect(header).toHaveValue('#3b2417');
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
});

test('a customer sees what is published, in both themes', async ({ page }) => {
  const { url } = await orderWithPage(await shopServer());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(59, 36, 23)');
    const image = header.getByAltText('Kopi Nusantara');
    expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(160);
    await expectFits(page);
    await expectAccessible(page);
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('everything fits, in English too', async ({ page }) => {
    await signIn(page, 'owner', { language: 'en' });
    await page.goto('/#/settings/checkout');
    await expect(page.getByLabel('Header colour', { exact: true })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
