import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('input that must not be stored is asked about whenever it would be lost, but not when only the query changes', async ({
  page,
}) => {
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/snap-keys');
  await page.getByRole('link', { name: 'Bandingkan tanda tangan' }).click();
  await page.getByRole('radio', { name: 'Permintaan token akses' }).check();
  const typed = page.getByLabel('X-CLIENT-KEY');
  await typed.fill('snk_1');
  const address = (to: string) => page.evaluate((hash) => void (location.hash = hash), to);
  const question = page.getByRole('dialog', { name: /Tinggalkan/ });
  const answer = async (name: 'Batal' | 'Tinggalkan') => {
    await question.getByRole('button', { name }).click();
    await expect(question).toBeHidden();
  };

  await address('#/settings/snap-keys/compare?x=1');
  await expect(page).toHaveURL(/compare\?x=1$/);
  await expect(question).toBeHidden();

  await address('#/home');
  await answer('Batal');

  const account = page.getByRole('button', { name: /^Menu akun/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await answer('Batal');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(account).toBeFocused();
  await expect(typed).toHaveValue('snk_1');

  // Going back over a query change does not ask; going back further does.
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(page).toHaveURL(/compare$/);
  await back();
  await answer('Tinggalkan');
  await expect(page).toHaveURL(/snap-keys$/);
});

test('a half-filled webhook form asks below the account menu, but not before a reload', async ({ page }) => {
  await signIn(page, 'developer');
  await page.goto('/#/settings/webhooks/new');
  const name = page.getByLabel('Nama');
  await name.fill('Toko daring');
  const account = page.getByRole('button', { name: /^Menu akun/ });
  const question = page.getByRole('dialog', { name: 'Tinggalkan halaman ini?' });

  await account.click();
  await page.getByRole('menuitem', { name: 'Profil & keamanan' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  await question.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(account).toBeFocused();

  // The browser would show its own dialog, which nobody answers.
  await page.reload();
  await expect(name).toHaveValue('Toko daring');

  await account.focus();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

test('on a phone, the navigation closes with the click that asks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'developer', { mode: 'sandbox' });
  await page.goto('/#/settings/snap-keys/compare');
  await page.getByRole('radio', { name: 'Permintaan token akses' }).check();
  await page.getByLabel('X-CLIENT-KEY').fill('snk_1');
  const open = page.getByRole('button', { name: 'Buka menu' });

  await open.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Beranda' }).click();
  await page
    .getByRole('dialog', { name: /Tinggalkan/ })
    .getByRole('button', { name: 'Batal' })
    .click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByLabel('X-CLIENT-KEY')).toHaveValue('snk_1');
});
