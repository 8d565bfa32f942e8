import { SANDBOX_URL } from '../support/addresses.ts';
import { openTerminal } from '../support/command-line.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a developer allows the command line on their computer, calls with it, and revokes its key', async ({
  page,
}) => {
  const terminal = openTerminal();
  const { code, address, ended } = await terminal.logIn('--api', SANDBOX_URL);
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto(address);
  await expect(page.getByLabel('Kode')).toHaveValue(code);
  await page.getByRole('button', { name: 'Periksa kode' }).click();
  await expect(
    page.getByText('Apakah kode ini sama dengan kode di terminal Anda?', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Izinkan' }).click();
  await expect(page.getByText('Komputer ini sudah diizinkan')).toBeVisible();

  expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('Signed in to ') });
  const orders = await terminal.run('list', 'orders', '--limit', '1', '--json');
  expect([orders.code, JSON.parse(orders.said)]).toEqual([0, expect.anything()]);

  await page.getByRole('link', { name: 'Lihat kunci' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^CLI on / })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Cabut' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Cabut' }).click();
  await expect(page.getByText('Dicabut').first()).toBeVisible();
  expect(await terminal.run('list', 'orders')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('DPAY_API_KEY_REVOKED'),
  });
});

test('a person who did not run the command refuses, and the terminal gets no key', async ({ page }) => {
  const terminal = openTerminal();
  const { address, ended } = await terminal.logIn('--api', SANDBOX_URL);
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Periksa kode' }).click();
  await page.getByRole('button', { name: 'Tolak' }).click();
  await expect(page.getByText('Permintaan ditolak')).toBeVisible();

  expect(await ended).toMatchObject({ code: 1, complained: expect.stringContaining('refused') });
  expect(await terminal.run('whoami')).not.toMatchObject({ code: 0 });
});
