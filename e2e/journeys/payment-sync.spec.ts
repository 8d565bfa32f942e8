import { signIn } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

/** The demo data has one payment for each sync result. */
const payment = (number: number) => `/#/payments/pay_01DEM0SYNC${String(number).padStart(16, '0')}`;

// Product spec §4, Sync status.
const AT_ONCE = [
  // Paid two days ago: settled or not, depending on working days.
  {
    number: 1,
    outcome: 'Status sudah final, webhook dikirim ulang',
    status: /Menunggu settlement|Dana sudah masuk/,
  },
  { number: 2, outcome: 'Status diperbarui, webhook dikirim ulang', status: 'Menunggu settlement' },
  { number: 3, outcome: 'Status diperbarui, webhook dikirim ulang', status: 'Gagal' },
  { number: 5, outcome: 'Masa bayar telah habis, status menjadi kedaluwarsa', status: 'Dibatalkan' },
  { number: 6, outcome: 'Sudah kedaluwarsa', status: 'Dibatalkan' },
  { number: 8, outcome: 'Belum ada pembayaran', status: 'Dimulai' },
] as const;

// spec 2.83
test('syncing the status shows the result, and the page shows the new status', async ({ page }) => {
  await signIn(page, 'finance');

  for (const { number, outcome, status } of AT_ONCE) {
    await page.goto(payment(number));
    await page.getByRole('button', { name: 'Sinkronkan status' }).click();

    await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible();
    await expect(header(page)).toContainText(status);
  }
});

const header = (page: import('@playwright/test').Page) => page.getByRole('main').locator('header');

testInOwnContext(
  'a payment that stays in process is asked about three times, ten seconds apart',
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'finance');
    await page.goto(payment(4));

    await page.getByRole('button', { name: 'Sinkronkan status' }).click();
    for (const attempt of [1, 2]) {
      await expect(page.getByText(`percobaan ${attempt} dari 3`)).toBeVisible();
      await expect(page.getByText(/Diperiksa lagi dalam \d+ detik/)).toBeVisible();
      await page.clock.runFor('00:10');
    }

    await expect(page.getByRole('status').filter({ hasText: 'Masih diproses' })).toContainText(
      'hubungi tim kami',
    );
    await expect(header(page)).toContainText('Menunggu pembayaran');
  },
);

test.describe('without a response', () => {
  test.use({ expectedComplaints: /status of 50[23]/ });

  testInOwnContext(
    'an acquirer that does not answer in three tries is said to be out of reach',
    async ({ page }) => {
      await page.clock.install();
      await signIn(page, 'finance');
      await page.goto(payment(9));

      await page.getByRole('button', { name: 'Sinkronkan status' }).click();
      for (const attempt of [1, 2]) {
        await expect(page.getByText(`percobaan ${attempt} dari 3`)).toBeVisible();
        await expect(page.getByText(/Diperiksa lagi dalam \d+ detik/)).toBeVisible();
        await page.clock.runFor('00:10');
      }

      await expect(page.getByRole('alert')).toContainText('Server tidak dapat dihubungi');
      await expect(header(page)).toContainText('Menunggu pembayaran');
    },
  );
});
