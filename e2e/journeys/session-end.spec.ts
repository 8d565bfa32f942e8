import type { Page } from '@playwright/test';
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

  // A menu needs an animation frame to open, and background tabs get none.
  await page.bringToFront();
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();

  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect(other.getByRole('table')).toHaveCount(0);
});

// spec 8.6
test('a session revoked during work ends at the login page, which leads back to the work', async ({
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

test('a late token renewal does not sign out another user who signed in meanwhile', async ({
  page,
  context,
}) => {
  const { live } = await signIn(page, 'developer');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/refresh_token', async (route) => {
    await held;
    await route.fulfill({ status: 429 });
  });
  await context.route('**/dashboard/payments?*', (route, request) =>
    request.headers()['authorization'] === `Bearer ${live.token}`
      ? route.fulfill({ status: 401 })
      : route.fallback(),
  );
  const asked = page.waitForRequest('**/refresh_token');
  await page.goto('/#/payments');
  await asked;

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await fillLoginForm(page, PEOPLE.ownerOfSecond);
  await expect(page).toHaveURL(/#\/home/);
  const answered = page.waitForResponse('**/refresh_token');
  answer();
  await answered;

  await page.goto('/#/payments');
  await expect(page.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('signing out of every device says what will be lost, and removes all input', async ({ page }) => {
  await signIn(page, 'owner');
  await typeSnapKey(page);
  await page.goto('/#/user/profile');
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keluar dari semua perangkat?' });
  await expect(question).toContainText('Ada perubahan yang belum tersimpan.');
  await question.getByRole('button', { name: 'Batal' }).click();
  await page.goto('/#/settings/snap-keys/new');
  await expect(page.getByLabel('Nama')).toHaveValue(TYPED);

  await page.goto('/#/user/profile');
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
  await question.getByRole('button', { name: 'Keluar dari semua' }).click();

  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TYPED);
});

test('the second click of a double click on sign out does not answer its dialog', async ({ page }) => {
  await signIn(page, 'owner');
  await typeSnapKey(page);
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  const out = page.getByRole('menuitem', { name: 'Keluar' });
  const place = await out.boundingBox();
  await out.click();
  const question = page.getByRole('alertdialog', { name: 'Keluar sekarang?' });
  await expect(question).toBeVisible();
  await page.mouse.click((place?.x ?? 0) + 50, (place?.y ?? 0) + 15);
  await page.keyboard.press('Tab');

  await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
});

const TYPED = 'Integrasi SNAP';

const typeSnapKey = async (page: Page) => {
  await page.goto('/#/settings/snap-keys/new');
  await page.getByLabel('Nama').fill(TYPED);
};
