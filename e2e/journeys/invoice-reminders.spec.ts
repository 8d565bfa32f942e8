import { clientOf } from '../support/api.ts';
import { lettersTo } from '../support/mailbox.ts';
import { expectFits } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a customer is reminded by mail, unsubscribes without scripts, and gets a WhatsApp message instead', async ({
  page,
  browser,
}) => {
  const client = clientOf(await signIn(page, 'owner', { mode: 'sandbox' }), 'sandbox');
  await page.goto('/#/invoices/reminders');
  await page.getByRole('checkbox', { name: 'Kirim pengingat' }).check();
  await page.getByRole('group', { name: 'Pengingat 4' }).getByLabel('Saluran').selectOption('whatsapp');
  await page.getByRole('button', { name: 'Simpan jadwal' }).click();
  await expect(page.getByText('Jadwal disimpan. Pengingat aktif.')).toBeVisible();

  const { now } = (await client.getSandboxClock()).data;
  const today = dayOf(new Date(now), 0);
  const due = dayOf(new Date(now), 2);
  const email = 'kasir@tagihan.example';
  const { data: invoice } = await client.createInvoice({
    body: {
      name: 'Kopi kantor',
      start_date: today,
      due_date: due,
      customer: { name: 'Toko Tagihan', email, mobile: '081290000123' },
      items: [{ name: 'Kopi Gayo', quantity: 2, price: 250_000 }],
      total_amount: 500_000,
    },
  });

  // On its due date, in the morning.
  await client.setSandboxClock({ body: { now: `${due}T01:30:00.000Z` } });
  const sent = async () => (await client.getInvoiceReminders({ path: { id: invoice.id } })).data.sent.length;
  await expect.poll(sent, { timeout: 30_000 }).toBe(1);
  await page.goto(`/#/invoices/reminders/sent?invoice=${invoice.id}`);
  await expect(page.getByRole('row').filter({ hasText: 'pada hari jatuh tempo' })).toHaveCount(1);
  const letter = (await lettersTo(email)).find(({ kind }) => kind === 'invoice_reminder');

  const customer = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await customer.goto(/http\S+\/unsubscribe\/\w+/.exec(letter?.text ?? '')?.[0] ?? '');
  await customer.getByRole('button', { name: 'Berhenti berlangganan' }).click();
  await expect(
    customer.getByRole('heading', { name: 'Anda tidak akan menerima pengingat lagi' }),
  ).toBeVisible();
  await customer.context().close();

  // Seven days later there is a message for WhatsApp, and no mail.
  await client.setSandboxClock({ body: { now: `${dayOf(new Date(`${due}T05:00:00Z`), 7)}T01:30:00.000Z` } });
  await page.goto('/#/invoices/reminders');
  await expect(page.getByText(email)).toBeVisible();
  const message = page.getByRole('link', { name: 'Buka WhatsApp: Toko Tagihan' });
  await expect(message).toHaveAttribute('href', /^https:\/\/wa\.me\/6281290000123\?text=Halo%20Toko/);
  await expectFits(page);
  await page.getByRole('button', { name: 'Tandai terkirim: Toko Tagihan' }).click();
  await expect(message).toHaveCount(0);
  await page.goto(`/#/invoices/reminders/sent?invoice=${invoice.id}`);
  await expect(page.getByRole('row').filter({ hasText: 'WhatsApp' })).toHaveCount(1);
  expect((await lettersTo(email)).filter(({ kind }) => kind === 'invoice_reminder')).toHaveLength(1);
  await client.setSandboxClock({ body: { now: null } });
});

/** The day in Jakarta, some days later. */
const dayOf = (at: Date, days: number): string =>
  new Date(at.getTime() + (7 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
