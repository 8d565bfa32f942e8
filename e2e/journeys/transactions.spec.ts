import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** `Rp 1.234.567` or `-Rp 1.234.567` as a number; a dash is nothing. */
const rupiahOf = (text: string): number => {
  const digits = Number(text.replace(/[^0-9]/g, ''));
  return /^[-−–]\s?Rp/.test(text.trim()) ? -digits : digits;
};

const figure = async (page: Page, name: string): Promise<number> =>
  rupiahOf(await page.locator(`[data-figure=${name}] dd > span`).first().innerText());

type Row = { into: number; out: number; running: number };

const rowsOf = async (page: Page): Promise<Row[]> => {
  const rows = await page.getByRole('table', { name: 'Transaksi' }).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole('cell').allInnerTexts();
      const [into = '', out = '', running = ''] = cells.slice(-3);
      return { into: rupiahOf(into), out: rupiahOf(out), running: rupiahOf(running) };
    }),
  );
};

test('the sums of all money match its rows over two pages, and a payment opens from it', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/transactions');
  await expect(page.getByRole('table', { name: 'Transaksi' })).toBeVisible();
  await expect(page.locator('[data-figure=net] dd > span').first()).toContainText('Rp');
  const [into, out, net] = [await figure(page, 'in'), await figure(page, 'out'), await figure(page, 'net')];
  const first = await rowsOf(page);

  expect(into - out).toBe(net);
  expect(first[0]?.running).toBe(net);

  await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await expect.poll(async () => (await rowsOf(page))[0]?.running).not.toBe(net);
  const rows = [...first, ...(await rowsOf(page))];
  for (const [at, { running }] of rows.entries()) {
    const below = rows[at + 1];
    if (below) expect(running - below.running).toBe((rows[at]?.into ?? 0) - (rows[at]?.out ?? 0));
  }

  await page.goto('/#/transactions?kind=payment&direction=in');
  await expect(page.getByRole('button', { name: /^Jenis: Pembayaran/ })).toBeVisible();
  await expect.poll(() => figure(page, 'out')).toBe(0);
  expect((await rowsOf(page))[0]?.running).toBe(await figure(page, 'in'));
  await page
    .getByRole('table', { name: 'Transaksi' })
    .getByRole('link', { name: 'Pembayaran' })
    .first()
    .click();

  await expect(page).toHaveURL(/#\/payments\/pay_/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/transactions\?kind=payment&direction=in/);
});

test('the complete file opens for the transactions that are shown', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/transactions');
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('link', { name: /File lengkap/ }).click();

  await expect(page).toHaveURL(/#\/exports\/new\?set=transactions/);
  await expect(page.getByText('Transaksi', { exact: true }).first()).toBeVisible();
});
