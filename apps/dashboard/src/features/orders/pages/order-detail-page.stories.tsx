import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import type { Order } from '../api/types.ts';
import { orderExamples } from '../testing/examples.ts';
import { orderDetail, orderDetailStates, orderSync, subaccount } from '../testing/scenarios.ts';
import OrderDetailPage from './order-detail-page.tsx';

const stories = recordStories(orderDetailStates, {
  path: `/orders/${orderExamples.started.id}`,
  pattern: '/orders/:id',
  missing: 'Pesanan tidak ditemukan.',
  back: ['Pesanan', '/orders'],
  permission: 'Lihat pesanan',
});
const { showing: at } = stories;

const meta: Meta<typeof OrderDetailPage> = { title: 'Orders/Detail', component: OrderDetailPage };
export default meta;
type Story = StoryObj<typeof OrderDetailPage>;
type Play = NonNullable<Story['play']>;

const of = (order: Order) => at(orderDetail(order));

/** The status is beside the amount, in the heading. */
const marked =
  (word: string, tone: string): Play =>
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    const badge = canvasElement.querySelector('header [data-tone]');
    await expect(badge).toHaveTextContent(word);
    await expect(badge).toHaveAttribute('data-tone', tone);
  };

/** Nobody started a payment and the order's time is over: it shows as expired before the server has updated it. */
export const StartedPastItsExpiry: Story = {
  ...of(orderExamples.started),
  play: marked('Kedaluwarsa', 'neutral'),
};
export const Started: Story = {
  ...of({ ...orderExamples.started, expires_at: '2026-11-22T03:15:42.120Z' }),
  play: async (context) => {
    await marked('Dimulai', 'neutral')(context);
    await expect(context.canvas.getByText('Belum ada pembayaran')).toBeVisible();
  },
};
export const Processing: Story = {
  ...of(orderExamples.processing),
  play: marked('Menunggu pembayaran', 'info'),
};
export const Completed: Story = { ...of(orderExamples.completed), play: marked('Berhasil', 'success') };
/** It collects the money of an invoice. */
export const OfAnInvoice: Story = {
  ...of({ ...orderExamples.partial, invoice_id: 'inv_01KAJ800000000000000000001' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buka invoice' })).toHaveAttribute(
      'href',
      '/invoices/inv_01KAJ800000000000000000001',
    );
  },
};
/** The sum over its payments. */
export const PartlyRefunded: Story = {
  ...of({
    ...orderExamples.expanded,
    payments: (orderExamples.expanded.payments ?? []).map((payment) => ({
      ...payment,
      refund_amount: 40_000,
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/40\.000 sudah atau sedang di-refund/)).toBeVisible();
  },
};
export const PartlyPaid: Story = {
  ...of(orderExamples.partial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sisa Rp/)).toBeVisible();
    await expect(canvas.getByText('Bayar sebagian')).toBeVisible();
  },
};
export const Cancelled: Story = { ...of(orderExamples.cancelled), play: marked('Dibatalkan', 'neutral') };
export const FailedOrder: Story = { ...of(orderExamples.failed), play: marked('Gagal', 'danger') };
export const Expired: Story = { ...of(orderExamples.expired), play: marked('Kedaluwarsa', 'neutral') };
export const UnknownStatus: Story = {
  ...of({ ...orderExamples.completed, status: 'under_review' } as unknown as Order),
  play: marked('under_review', 'neutral'),
};

// spec 2.79
export const WithPaymentsCustomerAndSettlement: Story = {
  ...of(orderExamples.expanded),
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('list', { name: 'Riwayat pembayaran' });
    const payment = within(history).getByRole('link', { name: 'Virtual Account · Mandiri' });
    await expect(payment).toHaveAttribute('href', expect.stringContaining('/payments/pay_'));
    await expect(canvas.getByText('Sari Wulandari')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin ID pesanan' })).toBeVisible();
  },
};
export const EnglishDark: Story = {
  ...of(orderExamples.expanded),
  globals: { language: 'en', theme: 'dark' },
  play: marked('Completed', 'success'),
};
export const Phone: Story = {
  ...of(orderExamples.expanded),
  globals: { viewport: { value: 'phone' } },
  play: marked('Berhasil', 'success'),
};

const synced =
  (text: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sinkronkan status' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const syncing = (order: Order, scenario: Scenario) => at({ ...orderDetail(order), ...scenario });

export const SyncWebhookResent: Story = {
  ...syncing(orderExamples.completed, orderSync.webhookResent),
  play: synced('Status sudah final, webhook dikirim ulang'),
};
export const SyncStatusChanged: Story = {
  ...syncing(orderExamples.processing, orderSync.statusChanged),
  play: async (context) => {
    await synced('Status diperbarui, webhook dikirim ulang')(context);
    await marked('Berhasil', 'success')(context);
  },
};
export const SyncWaitingForTheSecondTry: Story = {
  ...syncing(orderExamples.processing, orderSync.stillProcessing),
  play: synced(/percobaan 1 dari 3/),
};
/** Shown as success (product spec §4). */
export const SyncOrderExpired: Story = {
  ...syncing(orderExamples.processing, orderSync.orderExpired),
  play: async (context) => {
    await synced(/Masa bayar telah habis/)(context);
    const notice = context.canvas.getByText(/Masa bayar telah habis/).closest('[data-tone]');
    await expect(notice).toHaveAttribute('data-tone', 'success');
  },
};
export const SyncAlreadyExpired: Story = {
  ...syncing(orderExamples.expired, orderSync.alreadyExpired),
  play: synced('Sudah kedaluwarsa'),
};
export const SyncNoPaymentYet: Story = {
  ...syncing(orderExamples.started, orderSync.noPaymentYet),
  play: synced(/Pelanggan belum memulai pembayaran/),
};

/** Shows the name, with a link. */
export const OfSubaccount: Story = {
  ...at({
    getSubaccount: ok({ data: subaccount }),
    ...orderDetail({ ...orderExamples.processing, subaccount_id: subaccount.id }),
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: subaccount.name });
    await expect(link).toHaveAttribute('href', expect.stringContaining(subaccount.id));
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
// spec 8.31
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
