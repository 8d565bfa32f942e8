import { formatDate, formatRupiah, jakartaDate } from '@dasbor/domain/kernel';
import { clientOf } from '../support/api.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the amount received is followed down to one payment', async ({ page }) => {
  const client = clientOf(await signIn(page, 'owner'));
  const { data } = await client.getTransactionFigures({ query: {} });
  // Days before today do not change while the test runs.
  const day = data.by_day.findLast(({ date, count }) => count > 0 && date < jakartaDate(new Date()));
  if (!day) throw new Error('No completed payment in the last 30 days');

  await goTo(page, '/home');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Analitik' })
    .click();
  await expect(page.getByRole('region', { name: 'Dari pesanan sampai lunas' })).toBeVisible();
  await page.getByRole('tab', { name: 'Penerimaan' }).click();
  await expect(page).toHaveURL(/#\/analytics\?tab=transactions&days=30$/);
  const sales = page.getByRole('region', { name: 'Penerimaan', exact: true });
  await sales.getByRole('button', { name: 'Lihat sebagai tabel' }).click();
  const row = sales.getByRole('row').filter({ hasText: formatDate(day.date, 'id') });
  await expect(row).toContainText(formatRupiah(day.amount, 'id'));
  await row.getByRole('link').click();

  await expect(page).toHaveURL(new RegExp(`completed_from=${day.date}&completed_to=${day.date}`));
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/payments\/pay_/);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Penerimaan' })).toHaveAttribute('aria-selected', 'true');
});

test('a year is chosen, and a chart is downloaded as a file of its figures', async ({ page }) => {
  const client = clientOf(await signIn(page, 'finance'));
  const today = jakartaDate(new Date());
  const { data } = await client.getConversion({ query: { from: '2026-01-01' } });

  await goTo(page, `/analytics?from=2026-01-01&to=${today}`);
  const methods = page.getByRole('region', { name: 'Konversi menurut metode' });
  await expect(methods.getByRole('row')).toHaveCount(data.by_method.length + 1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    methods.getByRole('button', { name: /^Unduh CSV/ }).click(),
  ]);

  expect(file.suggestedFilename()).toBe('by-method.csv');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('each tab fits the screen', async ({ page }) => {
    await signIn(page, 'owner');
    await goTo(page, '/analytics');
    for (const tab of ['Konversi', 'Penerimaan', 'Pelanggan kembali']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(/^Data sampai/)).toBeVisible();
      await expectFits(page);
    }
  });
});
