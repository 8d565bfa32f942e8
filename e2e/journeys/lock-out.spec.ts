import { newestCode } from '../support/mailbox.ts';
import { PEOPLE } from '../support/people.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { enterMailedCode, fillLoginForm, signInByForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 4.81
test('five wrong passwords lock the account for 30 minutes, even with the right one, and then the lock expires', async ({
  page,
}) => {
  await page.goto('/#/login');

  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const answered = page.waitForResponse(/\/dashboard\/login$/);
    await fillLoginForm(page, PEOPLE.links, `Salah-${attempt}`);
    await answered;
    await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Lupa kata sandi?' })).toBeVisible();
  }
  await fillLoginForm(page, PEOPLE.links, 'Salah-5');
  await expect(page.getByRole('alert')).toContainText('Akun terkunci sementara');
  await expect(page.getByRole('alert')).toContainText('Coba lagi dalam 30 menit');

  await fillLoginForm(page, PEOPLE.links);
  await expect(page.getByRole('alert')).toContainText('Coba lagi dalam 30 menit');

  await moveServerClock({ minutes: 31 });
  await fillLoginForm(page, PEOPLE.links);
  await expect(page).toHaveURL(/#\/home$/);
});

// spec 9.47
test('three wrong codes lock verification for an hour, even after a new sign-in', async ({ page }) => {
  await signInByForm(page, 'approver');
  const code = page.getByLabel('Kode OTP');
  await expect(code).toBeVisible();
  const right = await newestCode(PEOPLE.approver);
  const wrong = right === '000000' ? '111111' : '000000';

  await code.fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Kode OTP salah');
  await expect(page.getByRole('alert')).toContainText('Sisa percobaan: 2');
  await code.fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Ini percobaan terakhir');
  await code.fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Coba lagi dalam 60 menit');
  await expect(code).toBeHidden();

  await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click();
  await fillLoginForm(page, PEOPLE.approver);
  await expect(page.getByRole('alert')).toContainText('Percobaan OTP habis');
  await expect(page.getByRole('alert')).toContainText('Coba lagi dalam 60 menit');

  await moveServerClock({ minutes: 61 });
  await fillLoginForm(page, PEOPLE.approver);
  await enterMailedCode(page, 'approver');
  await expect(page).toHaveURL(/#\/home$/);
});
