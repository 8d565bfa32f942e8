import type { Page } from '@playwright/test';
import { clientOf, signInByApi } from '../support/api.ts';
import { expectFits, goTo, PHONE } from '../support/pages.ts';
import { enterMailedCode, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Honor barista akhir pekan';

test('a submitted batch rings the approver’s bell, leads to its approval, and then no longer waits', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'approver');
  await goTo(page, '/home');
  const before = await waitingBatches(page);
  const id = await submitBatch();

  // Live: nothing is reloaded.
  await expect(page.getByRole('button', { name: /^Notifikasi, \d+ belum dibaca$/ })).toBeVisible();
  await expect.poll(() => waitingBatches(page)).toBe(before + 1);
  const panel = await openBell(page);
  await expect(
    panel.getByRole('link', { name: `${before + 1} batch menunggu persetujuan Anda` }),
  ).toBeVisible();
  const notice = panel.locator('li[data-event=disbursement_waiting]', { hasText: NAME });
  await notice.getByRole('link').click();

  await expect(page).toHaveURL(new RegExp(`/disbursements/detail/${id}$`));
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim kode OTP' }).click();
  await enterMailedCode(page, 'approver');
  await expect(page.getByRole('dialog')).toBeHidden();

  await goTo(page, '/home');
  await expect.poll(() => waitingBatches(page)).toBe(before);
  // Opening it marked it as read.
  await openBell(page);
  await expect(notice).toBeVisible();
  await expect(notice).not.toHaveAttribute('data-unread');
});

test('a person chooses what they are told and their quiet hours, on a phone too', async ({
  page,
  browser,
}) => {
  await signIn(page, 'viewer');
  await goTo(page, '/home');
  const panel = await openBell(page);
  await panel.getByRole('link', { name: 'Atur notifikasi' }).click();
  await page.getByRole('checkbox', { name: 'Settlement dibayarkan: Email' }).check();
  await expect(page.getByRole('checkbox', { name: /Batch menunggu persetujuan/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Jam tenang' }).check();
  await page.getByLabel('Selesai (WIB)').selectOption('05:30');
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click();
  await expect(page.getByText('Pengaturan notifikasi tersimpan.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Selesai (WIB)')).toHaveValue('05:30');
  await expect(page.getByRole('checkbox', { name: 'Settlement dibayarkan: Email' })).toBeChecked();

  const phone = await (await browser.newContext(PHONE)).newPage();
  await signIn(phone, 'viewer');
  for (const path of ['/settings/notifications', '/notifications']) {
    await goTo(phone, path);
    await expectFits(phone);
  }
  await phone.context().close();
});

const openBell = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  return page.getByRole('dialog', { name: 'Notifikasi' });
};

/** As the card of the home page counts. */
const waitingBatches = async (page: Page): Promise<number> => {
  const card = page.getByRole('region', { name: 'Perlu tindakan Anda' });
  await expect(card).toBeVisible();
  await expect(card).not.toHaveAttribute('aria-busy', 'true');
  const line = card.locator('[data-need=approve_disbursement] a');
  return (await line.count()) === 0 ? 0 : Number.parseInt((await line.textContent()) ?? '', 10);
};

const submitBatch = async (): Promise<string> => {
  const client = clientOf(await signInByApi('uploader'), 'live');
  const item = {
    account_owner_name: 'Siti Aminah',
    bank_code: 'bca',
    account_number: '8422647010',
    amount: 275_000,
  };
  const { data } = await client.createDisbursement({ body: { name: NAME, items: [item] } });
  const path = { id: data.id };
  await expect.poll(async () => (await client.getDisbursement({ path })).data.counts.need_validation).toBe(0);
  const { version } = (await client.getDisbursement({ path })).data;
  await client.submitDisbursement({ path, body: { version } });
  return data.id;
};
