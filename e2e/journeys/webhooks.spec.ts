import type { DasborClient } from '@dasbor/sdk';
import { verifyWebhook } from '@dasbor/sdk/webhooks';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { expectFits, PHONE } from '../support/pages.ts';
import { type ReceivedCall, type Receiver, startReceiver } from '../support/receiver.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

let receiver: Receiver;
let sandbox: DasborClient<'session'>;

test.beforeEach(async () => {
  receiver = await startReceiver();
});

// A journey's deliveries must not reach the next one's server.
test.afterEach(async () => {
  const { data } = await sandbox.listWebhooks({ query: { limit: 20 } });
  for (const { id } of data) await sandbox.deleteWebhook({ path: { id } });
  await receiver.close();
});

// spec 1.26
test('a developer adds a webhook, tests it, and sees a payment arrive in the log', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await page.goto('/#/home');
  await page
    .getByRole('navigation', { name: 'Navigasi utama' })
    .getByRole('link', { name: 'Pengaturan' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Webhook' }).click();
  await expect(page.getByText('Belum ada webhook')).toBeVisible();

  await page.getByRole('link', { name: 'Tambah webhook' }).first().click();
  await expect(page).toHaveURL(/#\/settings\/webhooks\/new$/);
  await page.getByLabel('Nama').fill('Toko daring');
  await page.getByLabel('URL', { exact: true }).fill(receiver.url);
  await page.getByRole('checkbox', { name: 'Semua pembayaran' }).check();
  await expect(page.getByText(`POST ${receiver.url}/payments`)).toBeVisible();
  await page.getByRole('button', { name: 'Tambah webhook' }).click();

  const secret = await storeSecret(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Toko daring' })).toBeFocused();

  await page.getByRole('button', { name: 'Kirim contoh' }).click();
  await expect(page.getByText(/^Server Anda menjawab 200 dalam/)).toBeVisible();
  expect(receiver.calls).toHaveLength(1);
  expect(receiver.calls[0]?.headers['webhook-sample']).toBe('true');
  await verify(receiver.calls[0], [secret]);

  const payment = await payInSandbox();
  await expect.poll(() => receiver.calls.length).toBe(2);
  await verify(receiver.calls[1], [secret]);

  await page.goto('/#/settings/webhooks/deliveries');
  await page.getByRole('searchbox', { name: 'Cari' }).fill(payment);
  const row = page.getByRole('row').filter({ hasText: payment });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Terkirim');
  await row.getByRole('link', { name: 'payment.completed' }).click();
  const body = page.getByRole('group', { name: 'Isi permintaan' });
  await expect(body).toContainText(payment);
  await page.getByRole('button', { name: 'Persis seperti dikirim' }).last().click();
  await expect(body).toHaveText(receiver.calls[1]?.body ?? '');
  await page.getByRole('button', { name: 'Salin ID peristiwa' }).click();
  const eventId = receiver.calls[1]?.headers['webhook-id'];
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(eventId);
});

test('the secret is rotated, a delivery is resent with both signatures, and the webhook is removed', async ({
  page,
}) => {
  await begin(page);
  const { data: added } = await addWebhook('Toko daring');
  await payInSandbox();
  await expect.poll(() => receiver.calls.length).toBe(1);
  const eventId = receiver.calls[0]?.headers['webhook-id'];

  await page.goto(`/#/settings/webhooks/${added.webhook.id}`);
  await page.getByRole('button', { name: 'Ganti rahasia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ganti rahasia' }).click();
  const newSecret = await storeSecret(page);
  expect(newSecret).not.toBe(added.secret);
  await expect(page.getByText(/^Dua rahasia sedang berlaku\. Yang lama berakhir/)).toBeVisible();

  await page.getByRole('list', { name: 'Catatan pengiriman' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect.poll(() => receiver.calls.length).toBe(2);
  expect(receiver.calls[1]?.headers['webhook-id']).toBe(eventId);
  // During the overlap, both secrets are valid.
  await verify(receiver.calls[1], [added.secret]);
  await verify(receiver.calls[1], [newSecret]);
  await expect(page.getByText(/^Percobaan 2 · HTTP 200/)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Toko daring' }).click();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus webhook' }).click();
  await expect(page).toHaveURL(/#\/settings\/webhooks$/);
  await expect(page.getByText('Belum ada webhook')).toBeVisible();
});

test('failed deliveries are resent by filter, with their number, once the server works again', async ({
  page,
}) => {
  await begin(page);
  const { data: webhook } = await addWebhook('Sistem lama');
  receiver.answerWith(500);
  await payInSandbox();
  await expect.poll(() => receiver.calls.length).toBe(1);

  await page.goto(`/#/settings/webhooks/${webhook.webhook.id}`);
  await expect(page.getByText('Bermasalah')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat yang gagal' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Sistem lama' });
  await expect(row).toContainText('HTTP 500');

  receiver.answerWith(200);
  await page.getByRole('button', { name: 'Kirim ulang semua' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim ulang 1' }).click();
  await expect(page).toHaveURL(/#\/settings\/webhooks\/replays\/whr_/);
  await expect(page.getByText('1 dari 1 diperiksa')).toBeVisible();
  await expect.poll(() => receiver.calls.length).toBe(2);

  await page.goto('/#/settings/webhooks/deliveries?status=delivered');
  await expect(row).toContainText('Terkirim');
  await page.goto(`/#/settings/webhooks/${webhook.webhook.id}`);
  await expect(page.getByText('Lancar')).toBeVisible();
});

test('a paused webhook receives what it missed when enabled again', async ({ page }) => {
  await begin(page);
  const { data: webhook } = await addWebhook('Gudang');
  await page.goto(`/#/settings/webhooks/${webhook.webhook.id}`);
  await page.getByRole('button', { name: 'Jeda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jeda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const payment = await payInSandbox();
  await page.goto(`/#/settings/webhooks/deliveries?search=${payment}`);
  await expect(page.getByRole('row').filter({ hasText: payment })).toContainText('Ditahan');
  expect(receiver.calls).toHaveLength(0);

  await page.goto(`/#/settings/webhooks/${webhook.webhook.id}`);
  await page.getByRole('button', { name: 'Aktifkan kembali' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktifkan' }).click();
  await expect.poll(() => receiver.calls.length).toBe(1);
});

test('the form is filled in with the keyboard only, and its errors appear beside their fields', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/#/settings/webhooks/new');
  const name = page.getByLabel('Nama');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pilih minimal satu peristiwa.').first()).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Wajib diisi\./);

  await page.keyboard.type('Dengan papan ketik');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('URL', { exact: true })).toBeFocused();
  await page.keyboard.type('http://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('URL', { exact: true })).toHaveAccessibleDescription(
    /URL harus aman \(https\)\./,
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(receiver.url);

  // Input survives a reload and a language change.
  await page.reload();
  await expect(name).toHaveValue('Dengan papan ketik');
  await page
    .getByRole('button', { name: /ganti bahasa|EN/i })
    .first()
    .click();
  await expect(page.getByLabel('Name')).toHaveValue('Dengan papan ketik');

  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('18 of 18 selected')).toBeVisible();
  await page.getByLabel('URL', { exact: true }).focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('alertdialog', { name: 'Store this secret now' });
  await expect(dialog.getByLabel('Secret', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Dengan papan ketik' })).toBeFocused();
});

test('a user without access to settings sees a message, and no link', async ({ page }) => {
  sandbox = clientOf(await signIn(page, 'developer', { mode: 'sandbox' }), 'sandbox');
  await signIn(page, 'viewer', { mode: 'sandbox' });
  for (const path of [
    '/settings',
    '/settings/webhooks',
    '/settings/webhooks/new',
    '/settings/webhooks/deliveries',
  ]) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveURL(/#\/access_denied/);
  }
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Pengaturan', exact: true }),
  ).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a secret that was not stored can be read again, and nothing is wider than the screen', async ({
    page,
  }) => {
    await begin(page);
    await page.goto('/#/settings/webhooks');
    await page.getByRole('link', { name: 'Tambah webhook' }).first().click();
    await page.getByLabel('Nama').fill('Dari ponsel');
    await page.getByLabel('URL', { exact: true }).fill(receiver.url);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    await expectFits(page);
    await page.getByRole('button', { name: 'Tambah webhook' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectFits(page);

    await page.goBack();
    await expect(page).toHaveURL(/#\/settings\/webhooks$/);
    await page.getByRole('link', { name: 'Tampilkan rahasia' }).click();
    await storeSecret(page);
    await page.getByRole('button', { name: 'Kirim contoh' }).click();
    await expect(page.getByText(/^Server Anda menjawab 200/)).toBeVisible();
    await expectFits(page);

    const payment = await payInSandbox();
    await page.goto(`/#/settings/webhooks/deliveries?search=${payment}`);
    await page.getByRole('list', { name: 'Catatan pengiriman' }).getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Isi permintaan' })).toBeVisible();
    await expectFits(page);
  });
});

const begin = async (page: Page): Promise<void> => {
  sandbox = clientOf(await signIn(page, 'developer', { mode: 'sandbox' }), 'sandbox');
};

const addWebhook = (name: string) => {
  const body = { name, url: receiver.url, events: ['payment.completed' as const] };
  return sandbox.createWebhook({ body, idempotencyKey: crypto.randomUUID() });
};

/** Pays as a customer, and returns the payment's id. */
const payInSandbox = async (): Promise<string> => {
  const { data } = await sandbox.listPayments({
    query: { limit: 1, filters: { status: ['processing'], method: ['va'] } },
  });
  const id = data[0]?.id;
  if (!id) throw new Error('No virtual account waits for its payment in the last 7 days');
  const body = { status: 'completed' as const };
  await sandbox.simulatePayment({ path: { id }, body, idempotencyKey: crypto.randomUUID() });
  return id;
};

/** Reads the secret that is shown once, and confirms that it is stored. */
const storeSecret = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
  const secret = await dialog.getByLabel('Rahasia', { exact: true }).inputValue();
  await dialog.getByRole('checkbox', { name: 'Rahasia ini sudah saya simpan' }).check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
  return secret;
};

/** Verifies like the merchant's server. */
const verify = async (call: ReceivedCall | undefined, secrets: string[]): Promise<void> => {
  if (!call) throw new Error('Nothing was received');
  await verifyWebhook({ body: call.body, headers: call.headers, secrets, mode: 'sandbox' });
};
