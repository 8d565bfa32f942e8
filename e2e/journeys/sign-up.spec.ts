import type { Locator, Page } from '@playwright/test';
import { newestCode, newestLink } from '../support/mailbox.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Soto-Ayam-26';
/** docs/benchmarks.md */
const MOST_TAPS = 40;

test.use(PHONE);
// From the first page to the first payment, in two apps.
test.setTimeout(120_000);

// spec 2.63
test('a stall owner signs up on a phone, confirms the address, and takes a first sandbox payment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = 'sri@contoh.example';
  const hand = handOf();
  await page.goto('/#/login');

  await hand.tap(page.getByRole('link', { name: 'Daftar' }));
  await hand.type(page.getByLabel('Nama lengkap'), 'Sri Wahyuni');
  await hand.type(page.getByLabel('Nama usaha'), 'Warung Bu Sri');
  await hand.type(page.getByLabel('Email'), email);
  await hand.type(page.getByLabel('Nomor HP'), '0812 3456 7890');
  await hand.type(page.getByLabel('Kata sandi', { exact: true }), PASSWORD);
  await hand.type(page.getByLabel('Ulangi kata sandi'), PASSWORD);
  await hand.tap(page.getByRole('checkbox'));
  await hand.tap(page.getByRole('button', { name: 'Daftar' }));
  await expect(page.getByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Kirim ulang dalam/ })).toBeDisabled();
  await expectFits(page);

  await hand.open(page, await newestLink(email, 'verify_email'));
  await expect(page.getByText('Email terverifikasi')).toBeVisible();
  await hand.tap(page.getByRole('link', { name: 'Ke halaman masuk' }));
  await hand.type(page.getByRole('textbox', { name: 'Email' }), email);
  await hand.type(page.getByLabel('Kata sandi', { exact: true }), PASSWORD);
  await hand.tap(page.getByRole('button', { name: 'Masuk', exact: true }));
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');

  await hand.tap(page.getByRole('button', { name: 'Buka menu' }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'Link pembayaran' }));
  await hand.tap(page.getByRole('link', { name: 'Buat link' }).first());
  await hand.type(page.getByLabel('Nominal'), '25000');
  await hand.tap(page.getByRole('radio', { name: 'Ditanggung merchant' }));
  await hand.tap(page.getByRole('button', { name: /^Buat link Rp/ }));
  const shared = page.getByRole('dialog', { name: 'Link siap dibagikan' });
  await expect(shared).toBeVisible();
  await hand.tap(shared.getByRole('button', { name: 'Salin Link' }));
  const checkout = await context.newPage();
  await hand.open(checkout, await page.evaluate(() => navigator.clipboard.readText()), 3);

  await hand.tap(checkout.locator('summary', { hasText: 'Transfer virtual account' }));
  await hand.tap(checkout.getByRole('button', { name: 'BCA', exact: true }));
  await hand.tap(checkout.getByRole('button', { name: /Salin/ }).first());
  const number = (await checkout.getByText(/^1900 6100/).innerText()).replaceAll(' ', '');
  hand.changeTab();

  await hand.tap(shared.getByRole('button', { name: 'Selesai' }));
  await hand.tap(page.getByRole('button', { name: 'Buka menu' }));
  await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'Simulator' }));
  await hand.type(page.getByLabel('Nomor Virtual Account'), number);
  await hand.tap(page.getByRole('button', { name: 'Cari', exact: true }));
  await hand.tap(page.getByRole('button', { name: 'Bayar Rp 25.000' }));

  await expect(page.getByRole('status').filter({ hasText: 'Rp 25.000 dibayar' })).toBeVisible();
  await expect(checkout.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible();
  expect(hand.taps()).toBeLessThanOrEqual(MOST_TAPS);
});

/** Counts each touch of the screen. Typing costs the tap that opens the keyboard. */
const handOf = () => {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.tap();
  };
  return {
    tap,
    type: async (field: Locator, text: string): Promise<void> => {
      await tap(field);
      await field.fill(text);
    },
    /** A link in a mail takes one tap; a copied address a new tab, a long press and “Paste”. */
    open: async (page: Page, link: string, cost = 1): Promise<void> => {
      taps += cost;
      await page.goto(link);
    },
    changeTab: () => {
      taps += 2;
    },
    taps: () => taps,
  };
};

test('a number and a code of WhatsApp are enough to sign up and to sign in', async ({ page }) => {
  const number = '+6281299990001';
  await page.goto('/#/signup/whatsapp');
  await page.getByLabel('Nama lengkap').fill('Budi');
  await page.getByLabel('Nama usaha').fill('Bengkel Budi');
  await page.getByLabel('Kategori usaha').selectOption('automotive');
  await page.getByLabel('Nomor WhatsApp').fill('0812-9999-0001');
  await page.getByRole('checkbox').check();
  await expectFits(page);
  await page.getByRole('button', { name: 'Kirim kode' }).tap();
  await page.getByLabel('Kode OTP').fill(await newestCode(number));
  await expect(page.getByRole('note')).toContainText('Mode Sandbox');
  await expect(page).toHaveURL(/#\/home$/);
  await expectFits(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto('/#/login');
  await page.getByRole('link', { name: 'Masuk lewat WhatsApp' }).tap();
  await expectFits(page);
  await page.getByLabel('Nomor WhatsApp').fill('0812-9999-0001');
  await page.getByRole('button', { name: 'Kirim kode' }).tap();
  await expect(page.getByRole('alert')).toContainText('Kode baru saja dikirim');
});
