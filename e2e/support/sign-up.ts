import { expect, type Page } from '@playwright/test';
import { newestLink } from './mailbox.ts';

type NewMerchant = { email: string; name: string; business: string; password: string };

/** Signs up and verifies the address. The login page follows. */
export const signUp = async (page: Page, { email, name, business, password }: NewMerchant): Promise<void> => {
  await page.goto('/#/signup');
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Nama usaha').fill(business);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nomor HP').fill('0812 3456 7891');
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByLabel('Ulangi kata sandi').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Daftar' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
  await page.goto(await newestLink(email, 'verify_email'));
  await page.getByRole('link', { name: 'Ke halaman masuk' }).click();
};
