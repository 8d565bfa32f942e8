import { clientOf } from '../support/api.ts';
import { PEOPLE } from '../support/people.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'developer');
  await page.goto('/#/home');
  const other = await context.newPage();
  await other.goto('/#/payments');
  await expect(other.getByRole('table')).toBeVisible();

  // A menu opens with an animation frame, which a tab in the background does not get.
  await page.bringToFront();
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();

  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
});

test('a session revoked in the middle of work ends at the login page, which leads back to the work', async ({
  page,
}) => {
  const signedIn = await signIn(page, 'developer');
  await page.goto('/#/payments?status=completed');
  await expect(page.getByRole('table')).toBeVisible();

  await clientOf(signedIn).logout();
  await page
    .getByRole('navigation', { name: 'Halaman' })
    .getByRole('link', { name: 'Halaman berikutnya' })
    .click();

  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Sesi Anda telah berakhir');

  await fillLoginForm(page, PEOPLE.developer);
  await expect(page).toHaveURL(/#\/payments\?status=completed&action=next&cursor=/);
  await expect(page.getByRole('table')).toBeVisible();
});
