import { UnauthorizedError } from '@dasbor/sdk';
import { clientOf } from '../support/api.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, testInOwnContext } from '../support/test.ts';

// Product spec §9: the idle limit is 30 minutes.

testInOwnContext(
  'nothing done for 29 minutes warns, one minute more signs out and ends the tokens',
  async ({ page }) => {
    await page.clock.install();
    const signedIn = await signIn(page, 'finance');
    await page.goto('/#/payments?method=qris');
    await expect(page.getByRole('table')).toBeVisible();
    const warning = page.getByRole('alertdialog', { name: 'Anda masih di sini?' });

    await page.clock.fastForward('28:30');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('00:31');
    await expect(warning).toContainText(/Keluar dalam (5\d|60) detik/);
    await expect(page.getByRole('button', { name: 'Tetap masuk' })).toBeFocused();

    const ended = page.waitForResponse(/\/dashboard\/logout$/);
    await page.clock.runFor('01:00');
    await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('Tidak ada aktivitas selama 30 menit');
    await ended;
    await expect(clientOf(signedIn).getSession()).rejects.toThrow(UnauthorizedError);

    await fillLoginForm(page, PEOPLE.finance);
    await expect(page).toHaveURL(/#\/payments\?method=qris$/);
  },
);

testInOwnContext('answering the warning keeps the session', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'finance');
  await page.goto('/#/home');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  const warning = page.getByRole('alertdialog');

  await page.clock.fastForward('29:30');
  await page.getByRole('button', { name: 'Tetap masuk' }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('20:00');
  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL(/#\/home$/);
});

testInOwnContext('a key press now and then keeps the session without a warning', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'finance');
  await page.goto('/#/home');
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();

  for (let visits = 0; visits < 3; visits += 1) {
    await page.clock.fastForward('25:00');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }

  await expect(page).toHaveURL(/#\/home$/);
});

testInOwnContext(
  'the warning takes the place of the palette, and an answer leads back to where somebody was',
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'finance');
    await page.goto('/#/payments');
    const search = page.getByRole('searchbox', { name: 'Cari' });
    await search.focus();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Cari apa saja' });
    await expect(palette).toBeFocused();

    await page.clock.fastForward('29:30');
    await expect(page.getByRole('button', { name: 'Tetap masuk' })).toBeFocused();
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(search).toBeFocused();
  },
);
