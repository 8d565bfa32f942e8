import { formatDay, formatRupiah } from '@dasbor/domain/kernel';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clientOf } from '../support/api.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 1.10
test('a settlement adds up, and is followed down to one payment and back', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const { data } = await client.listSettlements({ query: { filters: { method: ['va'] } } });
  // A margin settles at the same moment and has no payments.
  const settlement = data.find(({ type, subaccount_id }) => type === 'normal' && subaccount_id === null);
  if (!settlement) throw new Error('No settlement of virtual accounts in the last 7 days');

  await page.goto('/#/home');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Settlement' })
    .click();
  await page.getByRole('searchbox', { name: 'Cari' }).fill(settlement.id);
  await page.locator(`[data-row="${settlement.id}"]`).getByRole('link', { name: 'Virtual Account' }).click();

  await expect(page).toHaveURL(new RegExp(`#/settlements/${settlement.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatRupiah(settlement.amount, 'id'));
  await expect(page.getByRole('main')).toContainText('Dana sudah masuk');
  await expect(page.locator('[data-line=payments]')).toContainText(
    formatRupiah(settlement.payment_amount, 'id'),
  );
  await expect(page.locator('[data-line=total] [data-amount=amount]')).toHaveText(
    formatRupiah(settlement.amount, 'id'),
  );

  const { rows, name } = await exported(page);
  expect(name).toContain(settlement.id);
  expect(rows).toHaveLength(settlement.payment_count);

  const payment = page.getByRole('table', { name: 'Pembayaran' }).getByRole('row').nth(1).getByRole('link');
  const reference = await payment.textContent();
  await payment.click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(reference));

  await page.getByRole('main').getByRole('link', { name: settlement.id }).click();
  await expect(page).toHaveURL(new RegExp(`#/settlements/${settlement.id}$`));
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: settlement.id }).first().click();
  // The trace has a link of this name, too.
  await expect(page.locator('[data-line=payments]')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Settlement', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/settlements\\?search=${settlement.id}$`));
});

test('a settlement is found by its ID and by its amount in the palette', async ({ page }) => {
  const client = clientOf(await signIn(page, 'owner'));
  const [settlement] = (await client.listSettlements()).data;
  if (!settlement) throw new Error('No settlement in the last 7 days');

  await goTo(page, '/home');
  for (const text of [settlement.id, String(settlement.amount)]) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
    await page
      .getByRole('option', { name: new RegExp(settlement.id) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#/settlements/${settlement.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      formatRupiah(settlement.amount, 'id'),
    );
    await goTo(page, '/home');
  }
});

test('the calendar says when money arrives, from which payments and why then', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const { data: calendar } = await client.getSettlementCalendar();
  const day = calendar.days.find(({ payments }) => payments.length > 0);
  if (!day) throw new Error('No payment waits for settlement');
  const { data: payments } = await client.listDuePayments({ path: { date: day.date } });

  await page.goto('/#/home');
  await goTo(page, '/settlements');
  await page.getByRole('main').getByRole('link', { name: 'Kalender settlement' }).click();
  const grid = page.getByRole('table', { name: '30 hari ke depan' });
  await expect(grid.locator('[aria-current=date]')).toContainText('Hari ini');
  await grid.getByRole('link', { name: formatDay(day.date, 'id') }).click();

  await expect(page).toHaveURL(new RegExp(`#/settlements/calendar/${day.date}$`));
  await expect(page.locator('[data-line=payments]')).toContainText(
    formatRupiah(
      day.payments.reduce((total, one) => total + one.payment_amount, 0),
      'id',
    ),
  );
  await expect(page.locator('[data-section="' + day.date + '"]')).toContainText(
    'hari kerja setelah pembayaran',
  );

  await page
    .getByRole('table', { name: 'Pembayaran' })
    .getByRole('link', { name: payments[0]?.order_reference ?? '' })
    .click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);
  await page.getByRole('main').getByRole('link', { name: 'perkiraan, lihat alasannya' }).click();
  await expect(page).toHaveURL(new RegExp(`#/settlements/calendar/${day.date}$`));
});

test('a settlement is downloaded with all its payments', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const [settlement] = (await client.listSettlements({ query: { filters: { type: ['normal'] } } })).data;
  if (!settlement) throw new Error('No settlement in the last 7 days');
  await page.goto('/#/home');
  await goTo(page, `/settlements/${settlement.id}`);

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const file = await csv;
  const [header = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const place = header.split(';').indexOf('settlement_amount');

  expect(file.suggestedFilename()).toBe(`settlement_${settlement.id}.csv`);
  expect(lines).toHaveLength(settlement.payment_count);
  expect(lines.reduce((total, line) => total + Number(line.split(';')[place]), 0)).toBe(settlement.amount);

  const xlsx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh Excel' }).click();
  expect((await xlsx).suggestedFilename()).toBe(`settlement_${settlement.id}.xlsx`);
});

test('a settlement of a subaccount is downloaded, and followed down to one payment', async ({ page }) => {
  const client = clientOf(await signIn(page, 'owner'));
  const { data } = await client.listSettlements({ query: { filters: { type: ['normal'] } } });
  const settlement = data.find(({ subaccount_id }) => subaccount_id !== null);
  if (!settlement) throw new Error('No settlement of a subaccount in the last 7 days');
  const own = `/subaccount/${settlement.subaccount_id}`;
  await page.goto('/#/home');
  await goTo(page, `${own}/settlement/${settlement.id}`);
  await expect(page.locator('[data-line=total] [data-amount=amount]')).toHaveText(
    formatRupiah(settlement.amount, 'id'),
  );

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const [header = '', ...lines] = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect(header).toContain('subaccount_id;subaccount_name;settlement_id');
  expect(lines).toHaveLength(settlement.payment_count);

  const payment = page.getByRole('table', { name: 'Pembayaran' }).getByRole('row').nth(1).getByRole('link');
  const reference = await payment.textContent();
  await payment.click();
  await expect(page).toHaveURL(new RegExp(`#${own}/payments/pay_`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(reference));
});

test('a margin from subaccounts is found by its type', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const filters = { type: ['subaccount_payment_margin' as const] };
  const [margin] = (await client.listSettlements({ query: { filters } })).data;
  if (!margin) throw new Error('No margin in the last 7 days');
  await page.goto('/#/home');
  await goTo(page, '/settlements?type=subaccount_payment_margin');
  await page.locator(`[data-row="${margin.id}"]`).getByRole('link').first().click();

  await expect(page.locator('[data-line=margin]')).toContainText(formatRupiah(margin.margin_amount, 'id'));
  await page.getByRole('link', { name: 'Jejak dana' }).click();
  await expect(page.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('settlements and their parts fit', async ({ page }) => {
    const client = clientOf(await signIn(page, 'owner'));
    const [settlement] = (await client.listSettlements()).data;
    if (!settlement) throw new Error('No settlement in the last 7 days');
    await page.goto('/#/home');

    await goTo(page, '/settlements');
    await expect(page.getByRole('list', { name: 'Settlement' })).toBeVisible();
    await expectFits(page);
    await goTo(page, `/settlements/${settlement.id}`);
    await expect(page.getByRole('list', { name: 'Per kanal' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pembayaran' })).toBeVisible();
    await expectFits(page);
    await goTo(page, '/settlements/calendar');
    await expect(page.getByRole('list', { name: '30 hari ke depan' })).toBeVisible();
    await expectFits(page);
  });
});

/** The exported payments, without the header. */
const exported = async (page: Page): Promise<{ name: string; rows: readonly string[] }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /semua/i }).click();
  const file = await download;
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  return { name: file.suggestedFilename(), rows };
};
