import type { Page } from '@playwright/test';
import { clientOf, type Mode, signInByApi } from '../support/api.ts';
import { newestCode } from '../support/mailbox.ts';
import { PEOPLE } from '../support/people.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The simulated bank's result depends on the account number: `9906` fails temporarily, `9915` is closed, others succeed. */
const ARRIVES = '8422647010';
const DISTURBED = '9906647012';
const CLOSED = '9915647014';
/** An account held by another person. */
const ANOTHER_NAME = '8422647004';

// spec 1.20
test('an uploader submits, an approver reviews and approves, and a temporary failure is retried', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await make('Gaji cabang Bandung', [
    payout('Siti Aminah', ARRIVES, 1_500_000),
    payout('Budi Santoso', DISTURBED, 2_000_000),
    payout('Dewi Lestari', CLOSED, 1_250_000),
  ]);
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements');
  await page.getByRole('table').getByRole('link', { name: 'Gaji cabang Bandung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rp 4.759.990');
  await page.getByRole('button', { name: 'Ajukan persetujuan' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Ajukan 3 kiriman untuk disetujui?');
  await expect(asked.getByText('Saldo setelahnya')).toBeVisible();
  await asked.getByRole('button', { name: 'Ajukan' }).click();
  await expect(page.getByText('Menunggu persetujuan orang lain')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  // Its button disappeared, so the heading gets the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'approver');
  await other.goto(`/#/disbursements/detail/${id}`);
  await expect(other.getByText('Rekening yang belum pernah menerima').first()).toBeVisible();
  await other.getByRole('button', { name: 'Setujui' }).click();
  await expect(other.getByRole('dialog')).toContainText('Kirim 3 kiriman, total Rp 4.759.990?');
  await other.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(other, 'approver');
  await expect(other.getByRole('dialog')).toBeHidden();
  await other.context().close();

  // The uploader's page updates by itself.
  await expect(page.getByText(/2 kiriman kembali ke saldo/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/1 kiriman dapat dikirim ulang sekarang/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh 1 kiriman yang perlu diperbaiki' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/-returned\.xlsx$/);
  await page.getByRole('link', { name: 'Lihat yang kembali' }).click();
  const rows = page.locator('[data-section=items] tbody [data-row]');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Rekening tujuan sudah ditutup.')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang 1 kiriman' }).click();
  await expect(page.getByRole('dialog')).toContainText('Rp 2.003.330');
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The simulated bank accepts it the second time; the closed account stays closed.
  await expect(page.getByText(/1 kiriman kembali ke saldo/)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-count=done]')).toContainText('2');
  await expect(page.getByRole('button', { name: /^Kirim ulang/ })).toHaveCount(0);
});

// spec 4.49
test('a batch rejected with a note is edited, including a valid row, and resubmitted', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await make('Honor pembicara', [
    payout('Siti Aminah', ARRIVES, 1_500_000),
    payout('Rina Kartika', ANOTHER_NAME, 2_000_000),
    { ...payout('Joko Susilo', ARRIVES, 10_000), amount: '1,5' },
  ]);
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}`);
  await page.getByRole('link', { name: 'Perbaiki 2 baris' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Rina Kartika' }).click();
  const row = page.getByRole('dialog', { name: 'Baris 2' });
  await expect(row.getByText(/Nama tidak sesuai\. Menurut bank/)).toBeVisible();
  // Fields have a border in the production build too.
  await expect(row.getByLabel('Nominal')).toHaveCSS('border-top-width', '1px');
  await row.getByRole('button', { name: 'Pakai nama menurut bank' }).click();
  const next = page.getByRole('dialog', { name: 'Baris 3' });
  await next.getByLabel('Nominal').fill('9.999');
  await expect(next.getByText('Minimal Rp 10.000.')).toBeVisible();
  await next.getByLabel('Nominal').fill('15.000');
  await next.getByRole('button', { name: 'Simpan' }).click();
  await submit(page);

  await rejectByApi(id, 'Kasbon Siti belum dipotong.');
  await expect(page.getByText('Kasbon Siti belum dipotong.')).toBeVisible({ timeout: 15_000 });
  await page.goto(`/#/disbursements/detail/${id}`);
  await page.getByRole('table').getByRole('link', { name: 'Siti Aminah' }).click();
  const siti = page.getByRole('dialog', { name: 'Baris 1' });
  await siti.getByLabel('Nominal').fill('1.250.000');
  // An unfinished edit survives a reload.
  await page.reload();
  await expect(siti.getByLabel('Nominal')).toHaveValue('1.250.000');
  await siti.getByRole('button', { name: 'Simpan' }).click();
  await expect(siti).toBeHidden();
  await submit(page);

  const other = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await signIn(other, 'approver');
  await other.goto(`/#/disbursements/detail/${id}`);
  // Shows what changed in each row, and no unchanged row.
  await expect(other.locator('[data-evidence=changed_rows] [data-changed]')).toHaveText([
    /“Rina Kartika” menjadi/,
    'Nominal: “1500000” menjadi Rp 1.250.000',
    'Nominal: “1,5” menjadi Rp 15.000',
  ]);
  await other.context().close();
});

// spec 6.14
test('its maker may not approve it, whatever their role', async ({ page }) => {
  const id = await make('Bonus', [payout('Siti Aminah', ARRIVES, 20_000)], 'owner');
  await signIn(page, 'owner');
  await page.goto(`/#/disbursements/detail/${id}`);
  await submit(page);

  await expect(page.getByText('Anda pembuat batch ini')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Setujui' })).toHaveAttribute('aria-disabled', 'true');
});

// spec 2.140
test('deleting rows shows their number first, and an empty batch is cancelled', async ({ page }) => {
  const id = await make('Uji hapus', [
    payout('Siti Aminah', ARRIVES, 20_000),
    payout('Budi Santoso', '12', 20_000),
    payout('Dewi Lestari', '13', 20_000),
  ]);
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}`);
  await page.getByRole('button', { name: 'Hapus semua yang tidak valid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus 2 baris' }).click();
  await expect(page.getByText('Semua baris valid')).toBeVisible();
  await page.getByRole('button', { name: 'Tindakan lain' }).click();
  await page.getByRole('menuitem', { name: 'Batalkan batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan batch' }).click();
  await expect(page.getByText('Batch ini dibatalkan. Tidak ada dana yang keluar.')).toBeVisible();
});

// spec 2.142
test('in sandbox the user plays the bank: one payout fails for a reason, the other arrives with a receipt', async ({
  page,
}) => {
  const id = await make(
    'Uji sandbox',
    [payout('Siti Aminah', ARRIVES, 20_000), payout('Budi Santoso', '8422647012', 30_000)],
    'uploader',
    'sandbox',
  );
  await approveInSandbox(id);
  await signIn(page, 'uploader', { mode: 'sandbox' });
  await page.goto(`/#/disbursements/detail/${id}`);
  await page.getByRole('checkbox', { name: 'Pilih baris 2' }).check();
  await page
    .getByRole('group', { name: 'Baris yang dipilih' })
    .getByRole('button', { name: 'Simulasikan hasil' })
    .click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('radio', { name: 'Gagal' }).check();
  await asked.getByLabel('Sebab kegagalan').selectOption('ACCOUNT_CLOSED');
  await asked.getByRole('button', { name: 'Jalankan' }).click();
  await expect(page.getByText('1 dari 2 kiriman sudah selesai')).toBeVisible();
  await page.getByRole('button', { name: 'Simulasikan hasil' }).click();
  await asked.getByRole('button', { name: 'Jalankan' }).click();
  await expect(page.getByText(/1 kiriman kembali ke saldo/)).toBeVisible();

  await page.goto('/#/disbursements/items-details');
  await page.getByRole('table').getByRole('link', { name: 'Budi Santoso' }).first().click();
  await expect(page.getByText('Pakai rekening lain.').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('table').getByRole('link', { name: 'Siti Aminah' }).first().click();
  await expect(page.getByText('Uang sudah sampai di rekening penerima')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh bukti (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^dis_item_.*\.pdf$/);
});

// spec 2.143
test('the top-up history is one click away', async ({ page }) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements');
  await page.getByRole('link', { name: 'Riwayat isi saldo' }).click();
  await expect(page.getByRole('table', { name: 'Riwayat isi saldo' })).toBeVisible();
  // The tabs stay and lead back.
  await page.getByRole('link', { name: 'Batch', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Disbursement' })).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use(PHONE);

  test('lists, a batch, a row and a payout fit the screen, and a row is fixed', async ({ page }) => {
    const id = await make('Phone', [
      payout('Siti Aminah', ARRIVES, 20_000),
      { ...payout('Budi Santoso', ARRIVES, 20_000), amount: '9.999' },
    ]);
    const { data: items } = await (await uploader()).listDisbursementItems({ path: { id } });
    await signIn(page, 'uploader', { language: 'en' });
    for (const path of [
      '/disbursements',
      '/disbursements/items-details',
      '/disbursements/topup',
      '/disbursements/create',
      `/disbursements/detail/${id}`,
      `/disbursements/info/${items[0]?.id}`,
    ]) {
      await goTo(page, path);
      await expectFits(page);
    }
    await page.goto(`/#/disbursements/detail/${id}`);
    await page.getByRole('link', { name: 'Fix 1 row' }).click();
    await page.getByRole('list', { name: 'Payouts' }).getByRole('link', { name: 'Budi Santoso' }).click();
    const row = page.getByRole('dialog', { name: 'Row 2' });
    await row.getByLabel('Amount').fill('25.000');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('All rows are valid')).toBeVisible();
  });
});

const uploader = async (mode: Mode = 'live', person: 'uploader' | 'owner' = 'uploader') =>
  clientOf(await signInByApi(person), mode);

const payout = (account_owner_name: string, account_number: string, amount: number) => ({
  account_owner_name,
  bank_code: 'bca',
  account_number,
  amount: amount as number | string,
});

/** A batch whose account checks are done. */
const make = async (
  name: string,
  items: readonly ReturnType<typeof payout>[],
  person: 'uploader' | 'owner' = 'uploader',
  mode: Mode = 'live',
): Promise<string> => {
  const client = await uploader(mode, person);
  const { data } = await client.createDisbursement({ body: { name, items: [...items] } });
  const path = { id: data.id };
  await expect.poll(async () => (await client.getDisbursement({ path })).data.counts.need_validation).toBe(0);
  return data.id;
};

const submit = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Ajukan persetujuan' });
  // While a bank checks the edited account, the button is disabled.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajukan' }).click();
  await expect(page.getByText('Batch diajukan')).toBeVisible();
};

const rejectByApi = async (id: string, notes: string): Promise<void> => {
  const client = clientOf(await signInByApi('approver'));
  await client.rejectDisbursement({ path: { id }, body: { notes } });
};

/** Submits and approves without a browser. */
const approveInSandbox = async (id: string): Promise<void> => {
  const path = { id };
  const maker = await uploader('sandbox');
  const { version, notice } = (await maker.getDisbursement({ path })).data;
  await maker.submitDisbursement({ path, body: { version } });
  const approver = clientOf(await signInByApi('approver'), 'sandbox');
  const body = { version, total: notice.total };
  const { data: challenge } = await approver.requestOtp({
    body: { purpose: 'disbursement_approval', action: { id, ...body } },
  });
  const code = await newestCode(PEOPLE.approver);
  const { data } = await approver.verifyOtp({ body: { otp_session: challenge.otp_session, code } });
  await approver.approveDisbursement({ path, body, otpToken: data.otp_token });
};
