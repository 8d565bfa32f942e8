import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('what no storage may have is asked about as often as it would be lost, and not where its page only gets another query', async ({
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

  // Back over the query alone goes unasked, and further back does not.
  const back = () => page.evaluate(() => history.back());
  await back();
  await expect(page).toHaveURL(/compare$/);
  await back();
  await answer('Tinggalkan');
  await expect(page).toHaveURL(/snap-keys$/);
});
