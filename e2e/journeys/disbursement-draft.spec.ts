import type { Page } from '@playwright/test';
import { clientOf, type SignIn, signInByApi } from '../support/api.ts';
import { PEOPLE } from '../support/people.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

test.describe('offline, before the dialog was loaded', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/ });

  testInOwnContext('nobody is signed out unasked', async ({ page, context }) => {
    await signIn(page, 'uploader');
    await typeInRow(page);
    const [menu, out] = [
      page.getByRole('button', { name: /^Menu akun/ }),
      page.getByRole('menuitem', { name: 'Keluar' }),
    ];
    // The menu is loaded when it first opens.
    await page.goto('/#/home');
    await page.reload();
    await menu.click();
    await out.waitFor();
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await menu.click();
    await out.click();
    await expect(page.getByText(/^Belum dapat dimuat/)).toBeVisible();
    await context.setOffline(false);
    await menu.click();
    await out.click();
    await expect(page.getByRole('alertdialog', { name: 'Keluar sekarang?' })).toBeVisible();
  });
});

const TYPED = '8422640099';

/** Input that a sign-out would lose. */
const typeInRow = async (page: Page) => {
  const { id, row } = await batchOfOne();
  const url = `/#/disbursements/detail/${id}?item=${row}`;
  await page.goto(url);
  const field = page.getByRole('dialog').getByLabel('Nomor rekening');
  await field.fill(TYPED);
  return { url, field };
};

/** A draft with one valid row; its owner can submit it without a browser. */
const batchOfOne = async () => {
  const client = clientOf(await signInByApi('owner'));
  const payout = {
    account_owner_name: 'Siti Aminah',
    bank_code: 'bca',
    account_number: '8422640010',
    amount: 150_000,
  };
  const { data } = await client.createDisbursement({ body: { name: 'Gaji seorang', items: [payout] } });
  const path = { id: data.id };
  const batch = async () => (await client.getDisbursement({ path })).data;
  await expect.poll(async () => (await batch()).counts.need_validation).toBe(0);
  const { data: items } = await client.listDisbursementItems({ path });
  return {
    id: data.id,
    row: items[0]?.id ?? '',
    submit: async () => {
      const { version } = await batch();
      await client.submitDisbursement({ path, body: { version } });
    },
  };
};

testInOwnContext(
  'the way out of the idle warning asks whoever would lose what they typed, and who does not answer finds it when they come back',
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'uploader');
    const account = await typeInRow(page);
    await page.keyboard.press('Escape');
    const leave = page.getByRole('button', { name: 'Keluar sekarang' });
    const question = page.getByRole('alertdialog', { name: 'Keluar sekarang?' });

    await page.clock.fastForward('29:05');
    await leave.click();
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tetap masuk' })).toBeFocused();
    await leave.click();
    await expect(question).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(page.getByRole('status')).toContainText('Tidak ada aktivitas selama 30 menit');

    await fillLoginForm(page, PEOPLE.uploader);
    await page.goto(account.url);
    await expect(account.field).toHaveValue(TYPED);
  },
);

test('unsaved row edits survive an expired session for the same user, and for nobody else', async ({
  page,
}) => {
  const { id, row, submit } = await batchOfOne();
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  const account = page.getByRole('dialog').getByLabel('Nomor rekening');
  await account.fill(TYPED);

  await endSession(page);
  await fillLoginForm(page, PEOPLE.uploader);
  await expect(account).toHaveValue(TYPED);

  await submit();
  await expect(account).toHaveAttribute('readonly');
  await expect(account).toHaveValue(TYPED);

  await endSession(page);
  await fillLoginForm(page, PEOPLE.viewer);
  await expect(page.getByRole('table').getByRole('link', { name: /^S/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TYPED);
});

test('signing out asks first, and removes everything typed in this tab', async ({ page }) => {
  const { id, row } = await batchOfOne();
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  const account = page.getByRole('dialog').getByLabel('Nomor rekening');
  await account.fill(TYPED);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await page
    .getByRole('alertdialog', { name: 'Keluar sekarang?' })
    .getByRole('button', { name: 'Keluar' })
    .click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TYPED);

  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  await expect(account).toHaveValue('8422640010');
});

/** On the server side: it no longer knows the tokens. */
const endSession = async (page: Page): Promise<void> => {
  const stored = await page.evaluate(() => localStorage.getItem('dasbor.session') ?? '');
  await clientOf((JSON.parse(stored) as { signIn: SignIn }).signIn).logout();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Sesi Anda telah berakhir');
};
