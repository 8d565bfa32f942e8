import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { LIVE_URL, SANDBOX_URL } from '../support/addresses.ts';
import { clientOf, signInByApi } from '../support/api.ts';
import { newestLink } from '../support/mailbox.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import type { Person } from '../support/people.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

// spec 4.29
test('a customer opens the mailed link on a phone, corrects the account and gets the refund', async ({
  page,
  browser,
}) => {
  const asked = addressesAskedBy(page);
  const { link } = await refundLinkFor(browser, 0);
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

test('a customer whose bank refused the transfer claims again by a newer link', async ({ page, browser }) => {
  const sent = await refundLinkFor(browser, 1);
  await page.goto(sent.link);
  await chooseBank(page, 'mandiri', 'Bank Mandiri');
  await page.getByLabel('Nomor rekening').fill('990300000010');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await page.getByRole('button', { name: /^Ya, kirim/ }).click();

  await expect(page.getByRole('heading', { name: 'Transfer refund gagal' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/dapat mengirim ulang atau memberi Anda tautan baru/)).toBeVisible();
  await expectFits(page);

  const newer = await newLinkFor(browser, sent);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tautan ini sudah diganti' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(newer);
  await expect(page.getByLabel('Nomor rekening')).toHaveValue('');
  await chooseBank(page, 'gopay', 'GoPay');
  await page.getByLabel('Nomor HP di GoPay').fill('+62 812-3456-7890');
  await page.getByRole('button', { name: 'Periksa rekening' }).click();
  await expect(page.getByText('+62 8123 4567 890')).toBeVisible();
  await page.getByRole('button', { name: /^Ya, kirim/ }).click();
  await expect(page.getByRole('heading', { name: 'Refund sudah sampai' })).toBeVisible({ timeout: 20_000 });
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

type Sent = { link: string; refund: string; to: string };

/** The link mailed to the customer of one of the latest e-wallet payments, after a colleague approved its refund. */
const refundLinkFor = async (browser: Browser, at: number): Promise<Sent> => {
  const finance = clientOf(await signInByApi('finance'));
  const filters = { status: ['completed' as const], method: ['ewallet' as const] };
  const { data: payments } = await finance.listPayments({ query: { limit: 100, filters } });
  // These wallets refund a part, for weeks.
  const isWhole = (payment: (typeof payments)[number]) =>
    ['DANA', 'GOPAY'].includes(payment.channel) && payment.refund_amount === 0;
  const id = payments.filter(isWhole)[at]?.id ?? '';
  const { data: payment } = await finance.getPayment({ path: { id }, query: { expand: ['customer'] } });
  const { data: refund } = await finance.createRefund({
    body: { payment_id: id, amount: 15_000, notes: 'Pesanan kurang', use_refund_link: true },
    idempotencyKey: crypto.randomUUID(),
  });

  const page = await refundPage(browser, 'approver', refund.id);
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'approver');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
  const to = payment.customer?.email ?? '';
  return { link: await newestLink(to, 'refund_link'), refund: refund.id, to };
};

/** After a failed transfer that cannot be repeated to the same account. Its maker sends the link and does not see it. */
const newLinkFor = async (browser: Browser, { link, refund, to }: Sent): Promise<string> => {
  const page = await refundPage(browser, 'finance', refund);
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim tautan baru' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^http\S+#\/refunds\/\S+$/)).toHaveCount(0);
  await page.context().close();
  await expect.poll(() => newestLink(to, 'refund_link')).not.toBe(link);
  return newestLink(to, 'refund_link');
};

/** In the dashboard, on a colleague's own machine. */
const refundPage = async (browser: Browser, person: Person, id: string): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, person);
  await page.goto(`${LIVE_URL}/#/refunds/${id}`);
  return page;
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
