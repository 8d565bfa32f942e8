import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { linkExamples, linkShown, linkStates } from '../testing/scenarios.ts';
import PaymentLinkPage from './payment-link-page.tsx';

const path = `/payment_links/detail/${linkExamples.unpaid.id}`;
const stories = recordStories(linkStates, {
  path,
  pattern: '/payment_links/detail/:id',
  missing: 'Link pembayaran tidak ditemukan.',
  back: ['Link pembayaran', '/payment_links'],
  permission: 'Lihat link pembayaran',
});
const { showing } = stories;

const meta: Meta<typeof PaymentLinkPage> = {
  title: 'Payment links/Detail',
  component: PaymentLinkPage,
  ...showing(linkShown(linkExamples.unpaid)),
};
export default meta;
type Story = StoryObj<typeof PaymentLinkPage>;

const PHONE = /^https:\/\/wa\.me\/6281234500017\?text=Halo%20Sari%20Wulandari/;

/** The address, its QR code, and a message to the customer's number. */
// spec 2.100
export const Unpaid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Berlaku 1 hari/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /Kode QR/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
        'href',
        expect.stringMatching(PHONE),
      ),
    );
    const coffee = canvas.getByText('Kopi Gayo 250 g × 2');
    await expect(coffee).toBeVisible();
    await expect(coffee.querySelector('img')?.getBoundingClientRect()).toMatchObject({
      width: 48,
      height: 48,
    });
    await expect(canvas.getByText('Dikirim ke sari.wulandari@contoh.example')).toBeVisible();
  },
};

/** WhatsApp asks whom to send it to. */
export const WithoutCustomer: Story = {
  ...showing(linkShown(linkExamples.withoutCustomer)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/\?text=Halo%20Bapak%2FIbu/),
      ),
    );
    await expect(canvas.getByText('Ditanggung pelanggan')).toBeVisible();
  },
};

export const OwnMessageInEnglish: Story = {
  ...showing(linkStates.ownTemplate),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Bahasa pesan'), 'en');
    await expect(await canvas.findByText(/^Hi Sari Wulandari! Your coffee is/)).toBeVisible();
  },
};

export const Paid: Story = {
  ...showing(linkShown(linkExamples.paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Link sudah lunas')).toBeVisible();
    await expect(canvas.getByText('Percobaan bayar: DANA')).toBeVisible();
    // A fee or a promo may have changed what the customer paid.
    await expect(canvas.queryByText(/Rp.* sudah dibayar/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Batalkan link' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeNull();
  },
};

export const Expired: Story = {
  ...showing(linkShown(linkExamples.expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buat link baru seperti ini' })).toHaveAttribute(
      'href',
      expect.stringContaining(`create?from=${linkExamples.expired.id}`),
    );
  },
};

export const Cancelled: Story = {
  ...showing(linkShown(linkExamples.cancelled)),
  play: saying('Link dibatalkan'),
};

/** What opens after a link is made. */
// spec 2.101
export const JustMade: Story = {
  ...showing(linkShown(linkExamples.unpaid), { path: `${path}?share=new` }),
  play: async () => {
    const dialog = await shownDialog();
    await expect(dialog.getByText('Link siap dibagikan')).toBeVisible();
    await expect(await dialog.findByRole('img', { name: /Kode QR/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toBeVisible();
  },
};

export const JustMadeOnADarkPhone: Story = {
  ...JustMade,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const FromNewToMail: Story = {
  ...showing(linkStates.sending, { path: `${path}?share=new` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await shownDialog()).getByRole('button', { name: 'Kirim email' }));
    const form = within(await within(document.body).findByRole('dialog', { name: 'Kirim link lewat email' }));
    await expect(await form.findByLabelText(/Kirim ke/)).toHaveValue('sari.wulandari@contoh.example');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expectSeen(await canvas.findByText(/sedang dikirim/));
  },
};

export const WrongMail: Story = {
  ...showing(linkStates.sending, { path: `${path}?share=mail` }),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    const email = form.getByLabelText(/Kirim ke/);
    await userEvent.clear(email);
    await userEvent.type(email, 'sari@');
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expect((await form.findAllByText(/Format email tidak valid/))[0]).toBeVisible();
  },
};

export const MailedTooOften: Story = {
  ...showing(linkStates.sentTooOften, { path: `${path}?share=mail` }),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    await userEvent.click(form.getByRole('button', { name: 'Kirim' }));
    await expect(await form.findByText(/42 detik/)).toBeVisible();
  },
};

export const Cancels: Story = {
  ...showing(linkStates.cancelling),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan link' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/tidak dapat diurungkan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan link' }));
    await expect(await canvas.findByText('Link dibatalkan')).toBeVisible();
  },
};

export const PaidBeforeTheCancellation: Story = {
  ...showing(linkStates.paidMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan link' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan link' }));
    await expect(await dialog.findByText('Link pembayaran ini sudah dibayar.')).toBeVisible();
  },
};

/** Contacts are masked, so WhatsApp has no number. */
export const AsViewer: Story = {
  ...showing(linkShown(linkExamples.masked), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('s***@contoh.example')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Duplikat' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me\/\?/),
    );
  },
};

export const Suspended: Story = {
  ...showing(linkShown(linkExamples.unpaid), { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Kirim email/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A status and an event of a newer server. */
export const Newer: Story = { ...showing(linkStates.newer), play: saying('opened') };

export const LongestTexts: Story = {
  ...showing(linkStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/PESANAN-GROSIR/))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('What the customer sees'),
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
