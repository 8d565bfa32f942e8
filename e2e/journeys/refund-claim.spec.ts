import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { LIVE_URL, SANDBOX_URL } from '../support/addresses.ts';
import { clientOf, signInByApi } from '../support/api.ts';
import { newestLink } from '../support/mailbox.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

test('a customer opens the mailed link on a phone, corrects the account and gets the refund', async ({
  page,
  browser,
}) => {
  const asked = addressesAskedBy(page);
  const link = await refundLinkFor(browser, 0);
  await page.goto(link);
  await expect(page.getByText('Rp 15.000')).toBeVisible();
  await expectFits(page);

  // A number that the bank does not know.
  await chooseBank(page, 'bca', 'Bank Central Asia');
  await page.getByLabel('Nomor rekening').fill('8422647001');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await expect(page.getByText(/tidak mengenal nomor rekening ini/)).toBeVisible();
  await expect(page.getByLabel('Nomor rekening')).toBeFocused();

  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Nomor rekening')).toHaveValue('8422 6470 01');
  await page.getByLabel('Nomor rekening').fill('8422647002');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await expect(page.getByRole('heading', { name: 'Apakah ini Anda?' })).toBeFocused();
  await expect(page.getByText(/^[A-Z]+\*+/)).toBeVisible();
  await expectFits(page);

  // Back returns to the form, and forward is the bank's answer again.
  await page.goBack();
  await expect(page.getByLabel('Nomor rekening')).toHaveValue('8422 6470 02');
  await page.goForward();
  await page.getByRole('button', { name: 'Ya, kirim Rp 15.000' }).click();
  await expect(page.getByRole('heading', { name: 'Refund sudah sampai' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('******7002')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  // The link shows what became of it, and takes no second account.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Refund sudah sampai' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Periksa rekening' })).toHaveCount(0);
  expect(asked.filter(({ url }) => !url.startsWith(LIVE_URL))).toEqual([]);
  expect(asked.filter(({ referer }) => Boolean(referer))).toEqual([]);
});

test('a customer learns that the bank refused the transfer, and what happens next', async ({
  page,
  browser,
}) => {
  await page.goto(await refundLinkFor(browser, 1));
  await chooseBank(page, 'mandiri', 'Bank Mandiri');
  await page.getByLabel('Nomor rekening').fill('990300000010');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await page.getByRole('button', { name: /^Ya, kirim/ }).click();

  await expect(page.getByRole('heading', { name: 'Transfer refund gagal' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/dapat mengirim ulang atau memberi Anda tautan baru/)).toBeVisible();
  await expectFits(page);
});

test('a guessed link and a link of the other mode say only that they are unknown', async ({ page }) => {
  for (const link of [
    `${LIVE_URL}/pay/#/refunds/lAAAAAAAAAAAAAAAAAAAAAA`,
    `${SANDBOX_URL}/pay/#/refunds/lAAAAAAAAAAAAAAAAAAAAAA`,
    `${LIVE_URL}/pay/#/refunds/x`,
    `${LIVE_URL}/pay`,
  ]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Tautan tidak dikenal' })).toBeVisible();
  }
  await expectAccessible(page);
});

/** The link mailed to the customer of one of the latest e-wallet payments, after a colleague approved its refund. */
const refundLinkFor = async (browser: Browser, at: number): Promise<string> => {
  const finance = clientOf(await signInByApi('finance'));
  const filters = { status: ['completed' as const], method: ['ewallet' as const] };
  const { data: payments } = await finance.listPayments({ query: { limit: 100, filters } });
  // These wallets refund a part, for weeks.
  const id = payments.filter(({ channel }) => ['DANA', 'GOPAY'].includes(channel))[at]?.id ?? '';
  const { data: payment } = await finance.getPayment({ path: { id }, query: { expand: ['customer'] } });
  const { data: refund } = await finance.createRefund({
    body: { payment_id: id, amount: 15_000, notes: 'Pesanan kurang', use_refund_link: true },
    idempotencyKey: crypto.randomUUID(),
  });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, 'approver');
  await page.goto(`${LIVE_URL}/#/refunds/${refund.id}`);
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'approver');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
  return newestLink(payment.customer?.email ?? '', 'refund_link');
};

const chooseBank = async (page: Page, text: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Bank atau e-wallet/ }).click();
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name }).first().click();
};

type Asked = { url: string; referer: string | undefined };

/** Everything that the customer's browser asks for. */
const addressesAskedBy = (page: Page): readonly Asked[] => {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (request.url().startsWith('http')) asked.push({ url: request.url(), referer });
  });
  return asked;
};
