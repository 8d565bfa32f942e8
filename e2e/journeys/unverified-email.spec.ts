import { newestLink } from '../support/mailbox.ts';
import { PEOPLE } from '../support/people.ts';
import { fillLoginForm, signInByForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// spec 2.68
test('an unverified address is reported, its link is resent, and sign-in works after opening it', async ({
  page,
}) => {
  await signInByForm(page, 'unverified');
  await expect(page.getByRole('alert')).toContainText('Email Anda belum diverifikasi');

  await page.getByRole('button', { name: 'Kirim ulang email verifikasi' }).click();
  await expect(page.getByText('Email verifikasi dikirim')).toBeVisible();

  await page.goto(await newestLink(PEOPLE.unverified, 'verify_email'));
  await expect(page.getByText('Email terverifikasi')).toBeVisible();

  await page.getByRole('link', { name: 'Ke halaman masuk' }).click();
  await fillLoginForm(page, PEOPLE.unverified);
  await expect(page).toHaveURL(/#\/home$/);
});

// spec 2.67
test('a verification link works once', async ({ page }) => {
  await page.goto('/#/verify?token=tidak-ada');

  await expect(page.getByRole('alert')).toContainText('Tautan ini sudah tidak berlaku');
});
