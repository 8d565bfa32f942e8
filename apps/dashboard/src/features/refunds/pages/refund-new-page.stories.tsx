import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { refundCreation, refundExamples } from '../testing/scenarios.ts';
import RefundNewPage from './refund-new-page.tsx';
import RefundPage from './refund-page.tsx';

const path = `/refunds/new?payment=${refundExamples.started.payment_id}`;
const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path, scenario, ...more } },
});

const meta: Meta<typeof RefundNewPage> = {
  title: 'Refunds/New',
  component: RefundNewPage,
  render: () => (
    <Routes>
      <Route path="/refunds/new" element={<RefundNewPage />} />
      <Route path="/refunds/:id" element={<RefundPage />} />
    </Routes>
  ),
  ...showing(refundCreation.partial),
};
export default meta;
type Story = StoryObj<typeof RefundNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submit = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Ajukan refund' });
const seeing =
  (text: RegExp | string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Part of a payment, and then the request that waits for approval. */
// spec 2.111, 9.20
export const FromFormToRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Sebagian/ }));
    await expect(canvas.getByText(/saat itu juga atau dalam 3 hari/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nominal refund'), '75000');
    await userEvent.type(canvas.getByLabelText('Alasan refund'), 'Satu kantong biji kopi pecah');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Refund pesanan KOPI-2026-1041')).toBeVisible();
  },
};

// spec 5.45
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Sebagian/ }));
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByLabelText('Nominal refund')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Alasan refund')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Sebagian/ }));
    await userEvent.type(canvas.getByLabelText('Nominal refund'), '150001');
    await userEvent.tab();
    await expect(await canvas.findByText(/Paling banyak Rp 150\.000/)).toBeVisible();
  },
};

/** Somebody else refunded meanwhile. */
export const RefusedByTheServer: Story = {
  ...showing(refundCreation.refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Alasan refund'), 'Stok habis');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText(/Paling banyak Rp 20\.000/)).toBeVisible();
  },
};

// spec 8.59
export const FullOnly: Story = {
  ...showing(refundCreation.fullOnly),
  play: seeing('Pembayaran dengan metode ini hanya dapat di-refund penuh.'),
};
// spec 8.57
export const NotByThisMethod: Story = {
  ...showing(refundCreation.notByMethod),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buat disbursement' })).toHaveAttribute(
      'href',
      expect.stringMatching(/disbursements\/create\?return=pay_\w+&amount=\d+$/),
    );
  },
};
/** A payout already returns everything, so no second one is offered. */
// spec 8.58
export const AlreadyReturned: Story = {
  ...showing(refundCreation.returned),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sudah atau akan dikembalikan lewat disbursement/)).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /^Dikembalikan lewat disbursement dis_item_/ }),
    ).toHaveAttribute('href', expect.stringContaining('/disbursements/info/dis_item_'));
    await expect(canvas.queryByRole('link', { name: 'Buat disbursement' })).toBeNull();
  },
};
export const ReturnedInPart: Story = {
  ...showing(refundCreation.returnedInPart),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Rp 50\.000 dari Rp \d/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=returned]')).toHaveTextContent('−Rp 50.000');
    await expect(submit(canvas)).toBeVisible();
  },
};
// spec 8.60
export const PeriodExceeded: Story = {
  ...showing(refundCreation.periodExceeded),
  play: seeing(/Batas waktu refund sudah lewat/),
};
// spec 8.61
export const ShopeePayAtNight: Story = {
  ...showing(refundCreation.paused),
  play: seeing(/Dapat di-refund lagi pada/),
};
// spec 8.56
export const PaymentNotFound: Story = {
  ...showing(refundCreation.gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajukan refund' })).toBeNull();
  },
};
export const ByIdForAnUploader: Story = {
  parameters: {
    dasbor: { path: '/refunds/new', scenario: refundCreation.partial, session: sessionAs('Uploader') },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('ID pembayaran'), refundExamples.started.payment_id);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('radio', { name: /Sebagian/ })).toBeVisible();
  },
};
export const Suspended: Story = {
  ...showing(refundCreation.partial, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Ajukan refund/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: seeing('How much to return'),
};

/** By a link to the customer, with its fee. */
export const ByLink: Story = {
  ...showing(refundCreation.byLink),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Lewat tautan/ }));
    await expect(canvas.getByText(/dengan biaya Rp 3\.330/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Alasan refund'), 'Kopi habis');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Lewat tautan ke pelanggan')).toBeVisible();
  },
};

export const LinkForTooLittle: Story = {
  ...showing(refundCreation.partial),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Sebagian/ }));
    await userEvent.type(canvas.getByLabelText('Nominal refund'), '9999');
    await userEvent.click(canvas.getByRole('radio', { name: /Lewat tautan/ }));
    await userEvent.click(submit(canvas));
    await expect(canvas.getByRole('radio', { name: /Lewat tautan/ })).toHaveAttribute('aria-invalid', 'true');
  },
};
