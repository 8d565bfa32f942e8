import type { Page } from '@playwright/test';
import { lettersTo } from '../support/mailbox.ts';
import { PEOPLE } from '../support/people.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const MONEY_FORMS = ['/balance/topup', '/balance/withdraw', '/subaccount/fund-transfer/new'] as const;

test('a sandbox tab stays in sandbox after a reload, with its input, even if another tab switched to live', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  await page.goto('/#/home');
  await switchTo(page, 'Sandbox');
  const tab = await context.newPage();
  await tab.goto('/#/balance/topup');
  await expectSandbox(tab);
  await switchTo(page, 'Live');

  for (const path of MONEY_FORMS) {
    await tab.goto(`/#${path}`);
    await tab.getByLabel('Nominal').fill('275000');
    await tab.reload();

    await expectSandbox(tab);
    await expect(tab.getByLabel('Nominal'), path).toHaveValue('275000');
  }

  // Input in one mode is not a draft of the other.
  await switchTo(tab, 'Live');
  await expect(tab.getByRole('note')).toHaveCount(0);
  await expect(tab.getByLabel('Nominal')).toHaveValue('');
});

test('a sent code is requested again after Back and a reload, and stays valid', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/user/profile');
  const turnOn = page.getByRole('button', { name: 'Aktifkan' });
  const code = page.getByLabel('Kode OTP');
  await turnOn.click();
  await expect(code).toBeVisible();
  const sent = (await lettersTo(PEOPLE.developer)).length;

  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
  await page.goForward();
  await turnOn.click();
  await expect(code).toBeVisible();

  await page.reload();
  await turnOn.click();
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kirim ulang dalam \d+ detik/ })).toBeDisabled();
  expect(await lettersTo(PEOPLE.developer)).toHaveLength(sent);
  await enterMailedCode(page, 'developer');
  await expect(page.getByText('Verifikasi 2 langkah aktif')).toBeVisible();

  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  await enterMailedCode(page, 'developer');
  await expect(page.getByText('Verifikasi 2 langkah tidak aktif')).toBeVisible();
});

test('seven windows load, because they share one event stream', async ({ page, context }) => {
  await signIn(page, 'owner');
  await page.goto('/#/payments');
  await expect(page.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
  const streams: string[] = [];
  context.on('request', (request) => request.url().endsWith('/events') && streams.push(request.url()));

  const windows = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const window = await context.newPage();
      await window.goto('/#/payments');
      return window;
    }),
  );

  for (const window of windows) await expect(window.getByRole('table', { name: 'Pembayaran' })).toBeVisible();
  expect(streams.length).toBeLessThan(2);
});

const switchTo = async (page: Page, mode: 'Live' | 'Sandbox'): Promise<void> => {
  const option = page.getByRole('button', { name: mode, exact: true });
  await option.click();
  await expect(option).toHaveAttribute('aria-pressed', 'true');
};

const expectSandbox = async (page: Page): Promise<void> => {
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
};
