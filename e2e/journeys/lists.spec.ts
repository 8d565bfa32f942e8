import { addDays, jakartaDate } from '@dasbor/domain/kernel';
import type { Page } from '@playwright/test';
import { isProblem } from '@dasbor/sdk';
import { clientOf } from '../support/api.ts';
import { signIn, signInByForm } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

test('pagination goes to the first, next, previous and last page, each with its own rows', async ({
  page,
}) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments');
  const first = await rowIds(page);
  await expect(page.getByRole('button', { name: 'Halaman pertama' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Halaman sebelumnya' })).toBeDisabled();

  await turn(page, 'Halaman berikutnya');
  const second = await rowIds(page);
  await expect(page.getByText('Baris 11–20', { exact: true })).toBeVisible();
  expect(new Set([...first, ...second]).size).toBe(20);

  await turn(page, 'Halaman berikutnya');
  await expect(page.getByText('Baris 21–30', { exact: true })).toBeVisible();
  await turn(page, 'Halaman sebelumnya');
  expect(await rowIds(page)).toEqual(second);

  await turn(page, 'Halaman terakhir');
  await expect(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
  await expect(page.getByText('10 baris terakhir', { exact: true })).toBeVisible();
  expect(first).not.toContain((await rowIds(page))[0]);

  await turn(page, 'Halaman pertama');
  expect(await rowIds(page)).toEqual(first);
});

test('back returns to the same filters, page and opened row', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments?status=completed');
  await turn(page, 'Halaman berikutnya');
  const address = page.url();
  const opened = (await rowIds(page))[7];

  await page.locator(`[data-row="${opened}"]`).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#/payments/${opened}$`));
  await page.goBack();

  await expect(page).toHaveURL(address);
  await expect(page.locator(`[data-row="${opened}"]`).getByRole('link')).toBeFocused();
  await expect(page.locator(`[data-row="${opened}"]`)).toBeInViewport();
});

test("a row's text can be selected, and a click or middle click anywhere in it opens the record", async ({
  page,
}) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments');
  const list = page.url();
  const id = (await rowIds(page))[3];
  const row = page.locator(`[data-row="${id}"]`);
  const link = row.getByRole('link');
  const amount = row.locator('td').last().locator('*').last();
  const selected = () => page.evaluate(() => getSelection()?.toString().trim());

  for (const text of [link, amount]) {
    await text.dblclick();
    await expect.poll(selected).not.toBe('');
    expect(await text.textContent()).toContain(await selected());
  }
  const box = (await link.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 6, { steps: 5 });
  await page.mouse.up();
  expect(((await link.textContent()) ?? '').startsWith((await selected()) || 'nothing')).toBe(true);
  expect(page.url()).toBe(list);

  // The browser handles a middle click on a link; elsewhere in the row the page does.
  const opened = page.evaluate(() => new Promise((resolve) => Object.assign(window, { open: resolve })));
  await amount.click({ button: 'middle' });
  expect(await opened).toBe(`${new URL(page.url()).origin}/#/payments/${id}`);
  expect(page.url()).toBe(list);
  await amount.click();
  await expect(page).toHaveURL(new RegExp(`#/payments/${id}$`));
});

// spec 1.5
test('switching the mode keeps the filters and goes to the first page; on a record it opens the list', async ({
  page,
}) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments?status=completed,failed');
  await turn(page, 'Halaman berikutnya');

  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();

  await expect(page).toHaveURL(/#\/payments\?status=completed,failed$/);
  await expect(page.getByText('Baris 1–', { exact: false })).toBeVisible();

  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
  await page.getByRole('button', { name: 'Live', exact: true }).click();

  await expect(page).toHaveURL(/#\/payments$/);
  await expect(page.getByText('Data tadi hanya ada di mode Sandbox.', { exact: false })).toBeVisible();
  await expect(page.getByText('Baris 1–10', { exact: true })).toBeVisible();
});

// spec 4.79
test('going back past a mode switch opens each page in the current mode', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments?status=completed');
  await turn(page, 'Halaman berikutnya');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Pembayaran' })).toBeVisible();
  await page.goto('/#/orders');
  await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');

  await page.goBack();

  await expect(page).toHaveURL(/#\/payments$/);
  await expect(page.getByText('Data tadi hanya ada di mode Live.', { exact: false })).toBeVisible();

  await page.reload();
  await page.goBack();

  await expect(page).toHaveURL(/#\/payments\?status=completed$/);
  await expect(page.getByText('Baris 1–', { exact: false })).toBeVisible();
});

test('the link up from a payment returns to the list as it was left', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments?method=qris');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);

  await page.getByRole('main').getByRole('link', { name: 'Pembayaran', exact: true }).click();

  await expect(page).toHaveURL(/#\/payments\?method=qris$/);
});

// spec 5.21
test('a range above 31 days is refused beside the date, in the URL and by the API', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const today = jakartaDate(new Date());
  const from = addDays(today, -31);
  await page.goto('/#/payments');

  await page.getByRole('button', { name: 'Rentang tanggal: 7 hari terakhir' }).click();
  const panel = page.getByRole('dialog', { name: 'Rentang tanggal (WIB)' });
  await panel.getByLabel('Dari').fill(from);
  await expect(panel.getByLabel('Sampai')).toHaveAccessibleDescription(/Rentang paling lama 31 hari/);
  const apply = panel.getByRole('button', { name: 'Terapkan' });
  await expect(apply).toBeDisabled();
  await expect(apply).toHaveAccessibleDescription(/Rentang paling lama 31 hari/);
  await panel.getByLabel('Dari').press('Enter');
  await expect(page).toHaveURL(/#\/payments$/);
  await panel.getByLabel('Dari').fill(addDays(from, 1));
  await apply.click();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(from, 1)}&to=${today}$`));
  await expect(page.getByRole('table')).toBeVisible();

  await page.goto(`/#/payments?from=${from}&to=${today}`);
  await expect(page.getByText('Rentang tanggal ini tidak dapat ditampilkan')).toBeVisible();
  await page.getByRole('button', { name: 'Pakai 7 hari terakhir' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  const refused = await client.listPayments({ query: { from, to: today } }).catch((error: unknown) => error);
  expect(isProblem(refused, 'DPAY_DATE_RANGE_TOO_LONG')).toBe(true);
});

// spec 1.2
test("a list's days are in Jakarta time, whatever the device's time zone", async ({ page }) => {
  await signIn(page, 'finance');
  const answered = page.waitForResponse(/\/dashboard\/payments\?/);
  await page.goto('/#/payments');

  const { page: shown } = (await (await answered).json()) as { page: { from: string; to: string } };

  const today = jakartaDate(new Date());
  expect(shown).toMatchObject({ from: addDays(today, -6), to: today });
  await expect(page.getByRole('button', { name: 'Rentang tanggal: 7 hari terakhir' })).toBeVisible();
  await expect(page.getByRole('table').locator('time').first()).toContainText('WIB');
});

for (const [wrong, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  testInOwnContext(
    `a device whose clock is a day ${wrong} shows the days of the server, and names their range`,
    async ({ page }) => {
      const today = jakartaDate(new Date());
      await page.clock.setFixedTime(Date.now() + days * 86_400_000);
      await signInByForm(page, 'developer');
      await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
      const answered = page.waitForResponse(/\/dashboard\/payments\?/);
      await page.goto('/#/payments');

      const { page: shown } = (await (await answered).json()) as { page: { from: string; to: string } };
      expect(shown).toMatchObject({ from: addDays(today, -6), to: today });
      await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
      await page.getByRole('button', { name: 'Rentang tanggal: 7 hari terakhir' }).click();
      await page.getByRole('button', { name: '7 hari terakhir', exact: true }).click();
      await expect(page).toHaveURL(/#\/payments$/);
      // Just after midnight, the new day has no sales yet.
      await page.goto(`/#/payments?from=${addDays(today, -1)}&to=${today}`);
      await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
    },
  );
}

test('an oversized page cursor leads to the first page', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto(`/#/payments?action=next&cursor=${'a'.repeat(3000)}`);

  await expect(page.getByText('Penanda halaman tidak berlaku')).toBeVisible();
  await page.getByRole('button', { name: 'Buka halaman pertama' }).click();

  await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
});

test('an empty list offers to clear its filters', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/orders?search=tidak-ada-pesanan-ini');

  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus semua filter' }).last().click();

  await expect(page.getByRole('table', { name: 'Pesanan' })).toBeVisible();
});

const rowIds = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('table')).toBeVisible();
  return page
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
};

/** Follows a pagination link, and waits for the rows of the new page. */
const turn = async (page: Page, to: string): Promise<void> => {
  const before = await rowIds(page);
  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: to }).click();
  await expect.poll(async () => (await rowIds(page))[0]).not.toBe(before[0]);
};
