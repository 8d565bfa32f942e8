import type { Locator, Page } from '@playwright/test';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a user signs in, finds a payment and syncs it with the keyboard only', async ({ page }) => {
  await page.goto('/#/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(PEOPLE.finance);
  await tabTo(page, page.getByLabel('Kata sandi', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home$/);

  await tabTo(
    page,
    page
      .getByRole('navigation', { name: 'Navigasi utama' })
      .getByRole('link', { name: 'Pembayaran', exact: true }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pembayaran', level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Cari' }));
  await page.keyboard.type('INV-2401');
  await page.keyboard.press('Enter');
  const row = page.getByRole('table').getByRole('link', { name: 'INV-2401' });
  await expect(row).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press('Enter');

  const sync = page.getByRole('button', { name: 'Sinkronkan status' });
  await tabTo(page, sync);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status sudah final, webhook dikirim ulang')).toBeVisible();
  await expect(sync).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/orders');
  await expect(page.getByRole('table')).toBeVisible();
  const skip = page.getByRole('button', { name: 'Langsung ke isi halaman' });

  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrow keys move between rows, Enter opens the row', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/payments');
  const rows = page.getByRole('table').locator('[data-row-link]');
  await expect(rows).toHaveCount(10);

  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.nth(9)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(8)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#\/payments\/pay_/);
});

test('the palette opens with Ctrl-K, finds a payment by its reference, and restores the focus when closed', async ({
  page,
}) => {
  await signIn(page, 'finance');
  await page.goto('/#/home');
  const launcher = page.getByRole('button', { name: 'Cari apa saja' });
  await expect(launcher).toBeVisible();
  await launcher.focus();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Cari apa saja' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(launcher).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('INV-2401');
  await expect(page.getByRole('group', { name: 'Hasil' }).getByRole('option').first()).toContainText(
    'INV-2401',
  );
  // An input method's Enter ends its composition; a held key does not repeat the action.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Enter', repeat: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/(orders|payments)\/(ord|pay)_01DEM0SYNC0000000000000001$/);
});

test('the palette leads to pages and offers actions', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/home');
  await expect(page.getByRole('button', { name: 'Cari apa saja' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('pesan');
  // The page whose title matches the prefix precedes matching orders.
  await expect(page.getByRole('option').first()).toHaveText('Pesanan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/orders$/);

  // A synonym finds a setting, and Enter opens its section.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2fa');
  await expect(page.getByRole('group', { name: 'Pengaturan' }).getByRole('option')).toHaveText(
    'Verifikasi 2 langkah',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/user\/profile#two-step$/);
  await expect(page.getByRole('heading', { name: 'Verifikasi 2 langkah' })).toBeInViewport();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('sandbox');
  await page.getByRole('option', { name: 'Beralih ke mode Sandbox' }).click();
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
});

test('the list of shortcuts opens with ?, closes with Escape, and each shortcut works', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/#/home');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Pintasan keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/#\/orders$/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Cari' })).toBeFocused();
});

/** Presses Tab until the element has the focus, like a user without a mouse. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by 60 presses of Tab: ${target}`);
};
