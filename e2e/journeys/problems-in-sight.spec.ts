import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the first invalid field appears below the header, and its error also beside the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner');
  await page.goto('/#/settings/api-keys/new');
  await page.getByLabel('Nama').fill('Kasir');
  await page.getByRole('button', { name: 'Buat kunci' }).click();

  const error = page.getByText('Pilih paling sedikit satu izin.', { exact: true });
  await expect(error).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const place = await error.boundingBox();
  expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(page.getByRole('radio', { name: 'Tidak ada' }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Izin: Pilih paling sedikit satu izin.' }).click();
  await expect(page.getByRole('radio', { name: 'Tidak ada' }).first()).toBeFocused();
});
