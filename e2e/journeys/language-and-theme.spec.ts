import { readFileSync, readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { expectAccessible } from '../support/accessibility.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  '/home',
  '/orders',
  '/orders/ord_01DEM0SYNC0000000000000001',
  '/payments',
  '/payments/pay_01DEM0SYNC0000000000000001',
  '/payment_links',
  '/payment_links/create',
  '/user/profile',
  '/balance',
  '/balance/withdraw',
  '/balance/topup',
  '/subaccount',
  '/subaccount/new',
  '/subaccount/settings',
  '/subaccount/fund-transfer',
  '/subaccount/fund-transfer/new',
  '/user/change-password',
  '/access_denied?permission=payment.view',
  '/no/such/page',
];

const MENU = [
  'Home',
  'Transactions',
  'Orders',
  'Payments',
  'Settlements',
  'Reconciliation',
  'Refunds',
  'Payment links',
  'Invoices',
  'Balance history',
  'Withdrawals',
  'Top up',
  'Disbursements',
  'Fund transfers',
  'Subaccounts',
  'Destination accounts',
  'Customers',
  'Promotions',
  'Analytics',
  'Exports',
  'Users',
  'Settings',
];

// spec 1.4
test('switching the language changes every text of every page, and survives a reload', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');

  await page.getByRole('button', { name: /ganti bahasa ke English/ }).click();

  const menu = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(menu).toHaveText(MENU);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const indonesian = wordsOnlyIn('id');
  for (const path of PAGES) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-state=loading]')).toHaveCount(0);
    const mixed = (await linesOf(page)).filter((line) => indonesian.has(line));
    expect(mixed, `Indonesian on the English ${path}`).toEqual([]);
  }

  await page.reload();
  await expect(menu).toHaveText(MENU);
  await expect(page).toHaveTitle(/Page not found/);
});

test('the login page is available in English before sign-in', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: /ganti bahasa ke English/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dasbor');
  const indonesian = wordsOnlyIn('id');
  expect((await linesOf(page)).filter((line) => indonesian.has(line))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Dasbor');
});

// spec 8.1
test("an API error is shown in the page's language", async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: /ganti bahasa ke English/ }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByRole('alert')).toContainText('Wrong email or password');
});

test('the dark theme can be chosen, is readable, and survives a reload', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/#/payments');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);

  await page.getByRole('button', { name: 'Tema' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Gelap' }).click();

  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a half-filled form survives a change of language, theme and mode', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/user/profile');
  await page.getByLabel('Nama lengkap').fill('Maria yang belum disimpan');

  await page.getByRole('button', { name: /ganti bahasa ke English/ }).click();
  const name = page.getByLabel('Full name');
  await expect(name).toHaveValue('Maria yang belum disimpan');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(name).toHaveValue('Maria yang belum disimpan');
  await page.getByRole('button', { name: 'Sandbox' }).click();
  await expect(page.getByText('Sandbox mode')).toBeVisible();
  await expect(name).toHaveValue('Maria yang belum disimpan');
});

const linesOf = async (page: Page): Promise<string[]> => {
  const text = await page.locator('body').innerText();
  return text.split(/[\n\t]/).map((line) => line.trim());
};

/** Every complete sentence of one language that differs in the other. */
const wordsOnlyIn = (language: 'id' | 'en'): ReadonlySet<string> => {
  const other = language === 'id' ? 'en' : 'id';
  // The language switch shows ID and EN in both languages.
  const foreign = new Set([...wordsOf(other), 'ID', 'EN']);
  return new Set(wordsOf(language).filter((word) => !foreign.has(word)));
};

const wordsOf = (language: string): string[] => {
  const folder = inRoot('apps/dashboard/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`locales/${language}.json`))
    .flatMap((name) => leavesOf(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));
};

const leavesOf = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return Object.values(words as Record<string, unknown>).flatMap(leavesOf);
};

test('a page prints from the dark theme as dark text on white, without navigation', async ({ page }) => {
  await signIn(page, 'finance');
  await page.addInitScript(() => localStorage.setItem('dasbor.theme', 'dark'));
  for (const path of ['/home', '/payments', '/balance', '/payments/pay_01DEM0SYNC0000000000000001']) {
    await page.emulateMedia({ media: null });
    await page.goto(`/#${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeHidden();
    const heading = page.getByRole('main').getByRole('heading').first();
    await expect.poll(() => lightness(heading, 'color')).toBeLessThan(0.3);
    expect(await lightness(page.locator('html'), 'background-color')).toBeGreaterThan(0.9);
  }
  await page.emulateMedia({ media: null });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('with forced colours, bars are visible and selections are distinguishable', async ({ page }) => {
  await signIn(page, 'finance');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#/home');
  const bar = page.locator('[data-part=bar]').first();
  await bar.waitFor();
  const text = await page.locator('html').evaluate((html) => getComputedStyle(html).color);
  expect(await bar.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(text);

  const backgroundOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await backgroundOf('Live')).not.toBe(await backgroundOf('Sandbox'));
});

const lightness = (element: Locator, property: string): Promise<number> =>
  element.evaluate((one, name) => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(one)
        .getPropertyValue(name)
        .match(/[\d.]+/g) ?? []
    ).map(Number);
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }, property);
