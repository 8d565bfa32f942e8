import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { instantStates, refundExamples, refundShown } from '../testing/scenarios.ts';
import RefundPage from './refund-page.tsx';

const path = `/refunds/${refundExamples.instantStarted.id}`;
const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path, scenario, ...more } },
});

const meta: Meta<typeof RefundPage> = {
  title: 'Refunds/Instant link',
  component: RefundPage,
  render: () => (
    <Routes>
      <Route path="/refunds/:id" element={<RefundPage />} />
    </Routes>
  ),
  ...showing(refundShown(refundExamples.linkOpen)),
};
export default meta;
type Story = StoryObj<typeof RefundPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const confirm = async ({ canvas, userEvent }: Context, action: string, yes = action) => {
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  const dialog = await shownDialog();
  await userEvent.click(await dialog.findByRole('button', { name: yes }));
  return dialog;
};

/** The link is shown to the approver, once. */
export const Approves: Story = {
  ...showing(instantStates.approved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/biaya Rp 3\.330 disisihkan/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Tautan dikirim ke r***@contoh.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=Kopi%20Senja/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan' }));
    await expect(canvas.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  },
};

/** Refused before a code is sent. */
// spec 8.64
export const BalanceTooLow: Story = {
  ...showing(instantStates.balanceShort),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await dialog.findByText(/Saldo tersedia Rp 50\.000/)).toBeVisible();
  },
};

export const WaitingForCustomer: Story = { play: saying('Menunggu rekening dari pelanggan') };

/** Who may neither resend nor cancel. */
export const MayOnlyLook: Story = {
  ...showing(refundShown(refundExamples.linkOpen), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tautan pelanggan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kirim ulang tautan' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Batalkan refund' })).toBeNull();
  },
};

export const Suspended: Story = {
  ...showing(refundShown(refundExamples.linkOpen), { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Kirim ulang tautan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Expired: Story = {
  ...showing(refundShown(refundExamples.linkExpired)),
  play: saying('Tautan sudah kedaluwarsa'),
};

// spec 2.114
export const Resends: Story = {
  ...showing(instantStates.resent),
  play: async (context) => {
    await confirm(context, 'Kirim ulang tautan');
    await expect(await context.canvas.findByText(/Tautan dikirim ke/)).toBeVisible();
  },
};

/** The customer has neither an address nor a phone. */
export const ResendsWithoutContact: Story = {
  ...showing(instantStates.resentWithoutContact),
  play: async (context) => {
    await confirm(context, 'Kirim ulang tautan');
    await expect(await context.canvas.findByText('Kirim tautan ini ke pelanggan')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
    );
  },
};

/** The button says when it is possible again. */
export const ResentJustNow: Story = {
  ...showing(instantStates.resentJustNow),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dapat dikirim ulang dalam 40 detik$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Kirim ulang tautan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ResendsTooSoon: Story = {
  ...showing(instantStates.resentTooSoon),
  play: async (context) => {
    const dialog = await confirm(context, 'Kirim ulang tautan');
    await expect(await dialog.findByText(/dalam 40 detik/)).toBeVisible();
  },
};

export const Cancels: Story = {
  ...showing(instantStates.cancelled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan refund' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/Rp 123\.330 tersedia lagi/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Alasan/), 'Pesanan pengganti sudah diterima');
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan refund' }));
    await expect(await canvas.findByText('Siti Rahmawati membatalkan refund ini')).toBeVisible();
  },
};

export const Claimed: Story = {
  ...showing(refundShown(refundExamples.pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('******7002')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kirim ulang tautan' })).toBeNull();
  },
};

export const WithTheBank: Story = {
  ...showing(refundShown(refundExamples.transferring)),
  play: saying('Transfer sedang diproses bank'),
};

export const TransferFailed: Story = {
  ...showing(refundShown(refundExamples.transferFailed)),
  play: saying('Transfer gagal, uang kembali ke saldo'),
};

// spec 2.115
export const SendsAgain: Story = {
  ...showing(instantStates.sentAgain),
  play: async (context) => {
    await confirm(context, 'Kirim ulang', 'Kirim lagi');
    await expect(await context.canvas.findByText('Transfer dikirim ulang')).toBeVisible();
  },
};

// spec 8.65
export const RetriggerBalanceTooLow: Story = {
  ...showing(instantStates.retriggerShort),
  play: async (context) => {
    const dialog = await confirm(context, 'Kirim ulang', 'Kirim lagi');
    await expect(await dialog.findByText(/pengiriman ulang dan biayanya Rp 123\.330/)).toBeVisible();
  },
};

/** Only another account can receive it. */
export const SendsNewLink: Story = {
  ...showing(instantStates.newLink),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang' }));
    const dialog = await shownDialog();
    await expect(dialog.getByRole('radio', { name: 'Ke rekening yang sama' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim tautan baru' }));
    await expect(await canvas.findByText(/Tautan dikirim ke/)).toBeVisible();
  },
};

/** Each attempt: when, where to, and why it failed. */
// spec 3.28, 4.24
export const ReTriggered: Story = {
  ...showing({ ...refundShown(refundExamples.reTriggered), listBanks: 'pending' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Transfer dikirim ulang')).toBeVisible();
    const step = (number: number) => canvasElement.querySelector(`[data-step=transfer-${number}]`);
    await expect(step(1)).toHaveTextContent(/^Transfer 1: Gagal.*BCA \*{6}7002 · \S/);
    await expect(step(2)).toHaveTextContent(/^Transfer 2: .*BCA \*{6}7002$/);
  },
};

export const Done: Story = {
  ...showing(refundShown(refundExamples.instantDone)),
  play: saying('Uang sudah dikembalikan ke pelanggan'),
};

/** Its history names who approved and who cancelled. */
export const Cancelled: Story = {
  ...showing(refundShown(refundExamples.cancelled)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Siti Rahmawati membatalkan refund ini')).toBeVisible();
    const step = (key: string) => canvasElement.querySelector(`[data-step=${key}]`);
    await expect(step('approved')).toHaveTextContent('oleh Hendra Gunawan');
    await expect(step('outcome')).toHaveTextContent(/^Dibatalkan.*oleh Siti Rahmawati$/);
  },
};

/** In sandbox at 23:40 by its own clock. */
const inThePause = { session: sessionOf({ clock_ahead_ms: (11 * 60 + 40) * 60_000 }) };

export const ClaimedInThePause: Story = {
  ...showing(refundShown(refundExamples.pending), inThePause),
  play: saying('Transfer dijeda setiap malam. Uang dikirim setelah 21 Nov 2026, 12.20 WIB.'),
};

export const WaitingInThePause: Story = {
  ...showing(refundShown(refundExamples.linkOpen), inThePause),
  play: saying(/jika pelanggan mengisi rekeningnya sekarang, uang dikirim setelah/),
};

export const EnglishPhoneDark: Story = {
  ...showing(instantStates.resent),
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async (context) => {
    await confirm(context, 'Resend link');
    await expect(await context.canvas.findByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
  },
};

export const EnglishFailed: Story = {
  ...showing(refundShown(refundExamples.accountRefused)),
  globals: { language: 'en' },
  play: saying('The transfer failed, and the money is back in the balance'),
};
