import type { Page } from '@playwright/test';
import { moveServerClock, releaseServerClock } from '../support/server-clock.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.afterEach(() => releaseServerClock());

// spec 1.19
test('an owner schedules a daily withdrawal, sees it run once, and switches it off', async ({ page }) => {
  await signIn(page, 'owner', { mode: 'sandbox' });
  await page.goto('/#/balance/withdraw/history');
  await page.getByRole('main').getByRole('link', { name: 'Jadwal' }).click();
  await expect(page.getByText('Belum ada jadwal')).toBeVisible();

  const [hour, minute] = jakartaTimeIn(2);
  await page.getByLabel('Jam').selectOption(hour);
  await page.getByLabel('Menit').selectOption(minute);
  await page.getByRole('radio', { name: 'Nominal tetap' }).check();
  await page.getByRole('textbox', { name: 'Nominal' }).fill('10000');
  await page.getByText('1370012345678').click();
  // Half-filled input survives a reload.
  await page.reload();
  const chosen = page.locator('label').filter({ hasText: '1370012345678' }).getByRole('radio');
  await expect(chosen).toBeChecked();
  await save(page);

  const summary = page.locator('[data-section=schedule]');
  await expect(summary).toContainText(`Setiap hari pukul ${hour}.${minute} WIB`);
  await expect(summary).toContainText('1370012345678');
  await expect(summary).toContainText('Aktif');
  await expect(page.getByText('Jadwal belum pernah berjalan.')).toBeVisible();

  // The balance page mentions the automatic withdrawal, and links to it.
  await page.goto('/#/balance');
  await expect(page.getByText(/Penarikan terjadwal: berikutnya/)).toBeVisible();
  await page.getByRole('link', { name: 'Atur penarikan otomatis' }).click();
  await expect(summary).toContainText('Aktif');

  await moveServerClock({ minutes: 3 });
  const run = page.locator('[data-section=runs] [data-row]');
  await expect(run).toHaveCount(1, { timeout: 30_000 });
  await expect(run).toContainText('Rp 10.000');
  await run.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rp 10.000');
  await expect(page.getByText('Jadwal', { exact: true })).toBeVisible();
  await page.goBack();

  await page.getByRole('checkbox', { name: 'Jadwal aktif' }).uncheck();
  await save(page);
  await expect(summary).toContainText('Tidak aktif');
});

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Periksa jadwal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'owner');
  await expect(page.getByText('Jadwal tersimpan.')).toBeVisible();
};

const jakartaTimeIn = (minutes: number): [hour: string, minute: string] => {
  const at = new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Jakarta',
  });
  return [at.slice(0, 2), at.slice(3, 5)];
};
