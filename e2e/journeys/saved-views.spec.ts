import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a view that one person shares is opened by a colleague, who cannot delete it', async ({
  page,
  browser,
}) => {
  const name = `Kartu gagal ${Date.now()}`;
  await signIn(page, 'finance');
  await page.goto('/#/payments?method=card&status=failed');
  await page.getByRole('button', { name: 'Tersimpan' }).click();
  const panel = page.getByRole('dialog', { name: 'Tampilan tersimpan' });
  await panel.getByLabel('Nama tampilan').fill(name);
  await panel.getByRole('button', { name: 'Simpan' }).click();
  await panel.getByRole('button', { name: `Bagikan ${name} ke rekan` }).click();
  await expect(panel.getByRole('button', { name: `Berhenti membagikan ${name}` })).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'viewer');
  await colleague.goto('/#/payments');
  await colleague.getByRole('button', { name: 'Tersimpan' }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Tampilan tersimpan' });
  await theirs.getByRole('link', { name }).click();
  await expect(colleague).toHaveURL(/method=card&status=failed|status=failed&method=card/);
  await colleague.getByRole('button', { name: 'Tersimpan' }).click();
  await expect(theirs.getByRole('link', { name })).toBeVisible();
  await expect(theirs.getByRole('button', { name: `Hapus tampilan ${name}` })).toHaveCount(0);
  await colleague.context().close();

  await panel.getByRole('button', { name: `Hapus tampilan ${name}` }).click();
  await expect(panel.getByRole('link', { name })).toHaveCount(0);
});
