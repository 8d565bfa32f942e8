import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERMISSIONS } from '@dasbor/domain/access';
import { problem } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { settlementExamples, settlementStates, subaccount } from '../testing/scenarios.ts';
import SettlementPage from './settlement-page.tsx';

const { settled } = settlementExamples;
const stories = recordStories(settlementStates, {
  path: `/settlements/${settled.id}`,
  pattern: '/settlements/:id',
  missing: 'Settlement tidak ditemukan.',
  back: ['Settlement', '/settlements'],
  permission: 'Lihat settlement',
});
const { showing } = stories;

const meta: Meta<typeof SettlementPage> = {
  title: 'Settlements/Detail',
  component: SettlementPage,
  ...showing(settlementStates.settled),
};
export default meta;
type Story = StoryObj<typeof SettlementPage>;

/** The net amount, when it arrived, and how it adds up, by channel and by payment. */
export const Settled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Settlement 19 Nov 2026Rp 1.186.680',
    );
    await expect(canvas.getAllByText('Dana sudah masuk')[0]).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 1.186.680');
    await expect(canvas.getByRole('link', { name: 'Jejak dana' })).toHaveAttribute(
      'href',
      `/balance/trace/${settled.id}`,
    );

    const channels = await canvas.findByRole('table', { name: 'Per kanal' });
    await expect(within(channels).getByText('BCA')).toBeVisible();
    await expect(channels.querySelector('[data-line=total] [data-amount=amount]')).toHaveTextContent(
      'Rp 1.186.680',
    );

    const payments = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(payments).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/payments\/pay_/),
    );
    await expect(canvas.getByRole('button', { name: /Ekspor/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Unduh CSV' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Unduh Excel' })).toBeEnabled();
  },
};

export const Waiting: Story = {
  ...showing(settlementStates.waiting),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Menunggu settlement'))[0]).toBeVisible();
    await expect(canvas.getByText('Jatuh tempo 23 Nov 2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jejak dana' })).toBeNull();
  },
};

export const OfSubaccount: Story = {
  ...showing(settlementStates.ofSubaccount),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: subaccount.name })).toBeVisible();
  },
};

export const WithRefundAndDisbursement: Story = {
  ...showing(settlementStates.withRefund),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Cabang Dago')).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=refunds]')).toHaveTextContent('−Rp 50.000');
    await expect(canvas.getByRole('link', { name: 'Lihat refund' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/refunds\?settlement=set_/),
    );
    await expect(canvasElement.querySelector('[data-line=disbursements]')).toHaveTextContent('−Rp 86.680');
    const channels = await canvas.findByRole('table', { name: 'Per kanal' });
    await expect(within(channels).getByText('Pelanggan')).toBeVisible();
    await expect(within(channels).queryByText('Diskon')).toBeNull();
  },
};

/** The merchant's part of a subaccount's fees. It has no payments, and so no file. */
export const PaymentMargin: Story = {
  ...showing(settlementStates.paymentMargin),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('Margin pembayaran subakun'))[0]).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=margin]')).toHaveTextContent('Rp 3.600');
    await expect(canvas.queryByRole('heading', { name: 'Pembayaran' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Unduh CSV' })).toBeNull();
  },
};

export const DisbursementMargin: Story = {
  ...showing(settlementStates.disbursementMargin),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Margin disbursement subakun'))[0]).toBeVisible();
    await expect(canvas.queryByText('Metode')).toBeNull();
  },
};

/** Fees can exceed small payments. */
export const NegativeNet: Story = {
  ...showing(settlementStates.negative),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('−Rp 1.440');
  },
};

/** A type, method and status that this build does not know. */
export const OfNewerServer: Story = {
  ...showing(settlementStates.newer),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('hourly'))[0]).toBeVisible();
    await expect(canvas.getByText('on_hold')).toBeVisible();
  },
};

export const WithoutPayments: Story = {
  ...showing(settlementStates.withoutPayments),
  play: saying('Tidak ada pembayaran di settlement ini'),
};

export const ManyPayments: Story = {
  ...showing(settlementStates.manyPayments),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Halaman berikutnya' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/settlements/${settled.id}?`),
    );
  },
};

export const PartsLoading: Story = {
  ...showing(settlementStates.partsPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Per kanal' })).toBeVisible();
    await expect(canvas.getAllByText('Memuat…').length).toBeGreaterThan(1);
  },
};

/** The amounts stay if the channels and payments cannot be fetched. */
export const PartsFailed: Story = {
  ...showing(settlementStates.partsFailed),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(2));
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 1.186.680');
  },
};

/** The server cannot make the file now. */
export const FileFailed: Story = {
  ...showing({
    ...settlementStates.settled,
    getSettlementFile: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh CSV' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh CSV' })).toBeEnabled();
  },
};

/** Payments are not links for someone who may not view them, and nothing can be exported without that permission. */
export const MayNotViewPayments: Story = {
  ...showing(settlementStates.settled, {
    session: sessionOf({
      permissions: PERMISSIONS.filter((one) => one !== 'payment.view' && one !== 'export.view'),
    }),
  }),
  play: async ({ canvas }) => {
    const payments = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(payments).queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Ekspor/ })).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Settlement of 19 Nov 2026',
    );
    await expect(await canvas.findByRole('table', { name: 'By channel' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Payments' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Per kanal' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Pembayaran' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
