import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import type { MoneyTrace } from '../api/types.ts';
import { traceOf, traces, traceStates } from '../testing/trace-scenarios.ts';
import TracePage from './trace-page.tsx';

const at = (id: string, scenario: Scenario) => ({
  parameters: { dasbor: { path: `/balance/trace/${id}`, pattern: '/balance/trace/:id', scenario } },
});
const of = (trace: MoneyTrace) => at(trace.reference_id, traceOf(trace));

const meta: Meta<typeof TracePage> = {
  title: 'Balance/Trace',
  component: TracePage,
  ...of(traces.payment),
};
export default meta;
type Story = StoryObj<typeof TracePage>;

/** From customer to balance: sources and destinations with equal totals. */
export const SettledPayment: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Posisi dana sekarang');
    const standing = within(
      canvasElement.querySelector<HTMLElement>('[data-section=standing]') ?? canvasElement,
    );
    await expect(standing.getByText('Pelanggan, lewat acquirer')).toBeVisible();
    await expect(standing.getByText('Rp 145.560')).toBeVisible();
    await expect(standing.getAllByText('Rp 150.000')).toHaveLength(3);
    await expect(standing.getByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Penarikan dana' })).toHaveAttribute(
      'href',
      `/balance/trace/${traces.payment.uses[0]?.reference_id}`,
    );
    await expect(canvas.getByText('Masih di saldo')).toBeVisible();
    const [payment] = canvas.getAllByRole('link', { name: traces.payment.reference_id });
    await expect(payment).toHaveAttribute('href', `/payments/${traces.payment.reference_id}`);
    await expect(canvas.getByRole('link', { name: /^set_/ })).toHaveAttribute(
      'href',
      '/balance/trace/set_01KAJ800000000000000000001',
    );
  },
};

/** Refunds and returns of it, and the refund of another payment that its money paid for. */
export const RefundedAndReturned: Story = {
  ...of(traces.givenBack),
  play: async ({ canvas, canvasElement }) => {
    const refund = await canvas.findByRole('link', { name: 'Refund pembayaran ini' });
    await expect(refund).toHaveAttribute('href', '/refunds/rfn_01KAJ800000000000000000001');
    await expect(canvas.getByRole('link', { name: 'Refund yang dipotong darinya' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pengembalian lewat disbursement' })).toHaveAttribute(
      'href',
      '/disbursements/info/dis_item_01KAJ800000000000000000003',
    );
    await expect(canvasElement.querySelector('[data-relation=funded_refund]')).toHaveTextContent(
      /Gagal.*Rp 20\.000/,
    );
  },
};

/** From a refund to its payment, to the payment that paid for it and to the settlement that it was deducted from. */
export const OfARefund: Story = {
  ...of(traces.refund),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pembayaran yang dikembalikan' })).toHaveAttribute(
      'href',
      '/payments/pay_01KAJ800000000000000000001',
    );
    await expect(canvas.getByRole('link', { name: 'Pembayaran yang dipotong' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settlement yang dipotong' })).toHaveAttribute(
      'href',
      '/settlements/set_01KAJ800000000000000000002',
    );
  },
};

export const RelatedOfANewerServer: Story = {
  ...of(traces.relatedOtherwise),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('dsp_1'))[0]).toBeVisible();
  },
};

/** The summed steps of all its payouts, because thousands of lines are hard to check. */
export const Batch: Story = {
  ...of(traces.batch),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sudah cocok, tanpa selisih/)).toBeVisible();
    await expect(canvas.getByText(/^3 langkah serupa/)).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: traces.batch.reference_id });
    await expect(link).toHaveAttribute('href', `/disbursements/detail/${traces.batch.reference_id}`);
  },
};

/** Some records are not shown to this person, and there are more than fifty. */
export const FollowedInPart: Story = {
  ...of({
    ...traces.payment,
    uses: [...traces.payment.uses, { reference_id: null, at: '2026-11-20T04:00:00.000Z', amount: 45_560 }],
    unspent: 0,
    is_complete: false,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data yang tidak boleh Anda lihat')).toBeVisible();
    await expect(canvas.getByText(/Hanya 50 pertama/)).toBeVisible();
  },
};

export const CameBack: Story = {
  ...of(traces.withdrawal),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua dana sudah kembali ke asalnya.')).toBeVisible();
    await expect(canvas.getByText(/2\. Penarikan dikembalikan/)).toBeVisible();
  },
};

/** Each transfer to the bank is a step of its own: one arrived, one came back. */
export const WithdrawalInParts: Story = {
  ...of(traces.inParts),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Posisi dana sekarang');
    await expect(canvasElement.querySelectorAll('[data-step]')).toHaveLength(4);
    const standing = canvasElement.querySelector<HTMLElement>('[data-section=standing]');
    await expect(within(standing ?? canvasElement).getAllByText('Rp 1.000.000.000')).toHaveLength(4);
  },
};

export const BetweenBalances: Story = {
  ...of(traces.fundTransfer),
  play: async ({ canvas }) => {
    const [branch] = await canvas.findAllByRole('link', { name: 'Kopi Nusantara Bandung' });
    await expect(branch).toBeVisible();
    await expect(branch).toHaveAttribute('href', '/subaccount/sub_01KAJ800000000000000000001');
  },
};

/** Unknown values keep the server's name and still count in the sums. */
export const OfANewerServer: Story = {
  ...of(traces.unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/adjustment\.posted/)).toBeVisible();
    await expect(canvas.getAllByText('escrow')[0]).toBeVisible();
  },
};

const moving = eventStream();
const [first] = traces.withdrawal.steps;
const onItsWay: MoneyTrace = {
  ...traces.withdrawal,
  steps: first ? [first] : [],
  standing: first?.moves ?? [],
};

export const MovesWhileOneLooks: Story = {
  ...at(traces.withdrawal.reference_id, {
    traceMoney: [ok({ data: onItsWay }), ok({ data: traces.withdrawal })],
    streamEvents: moving,
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Dalam pengiriman'))[0]).toBeVisible();
    await waitFor(() => expect(moving.listeners).toBeGreaterThan(0));
    moving.push({
      topic: 'withdrawal.updated',
      subject_id: traces.withdrawal.reference_id,
      status: 'failed',
      at: '2026-11-20T03:10:04.000Z',
    });
    await expect(await canvas.findByText('Semua dana sudah kembali ke asalnya.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...at('pay_1', traceStates.pending),
  play: saying('Memuat…'),
};

export const NothingMovedYet: Story = {
  ...at('pay_1', traceStates.nothingMoved),
  play: saying('Belum ada pergerakan dana untuk data ini.'),
};

export const Failed: Story = {
  ...at('pay_1', traceStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...at('pay_1', traceStates.forbidden),
  play: saying(/“Lihat pembayaran”/),
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Where the money is now'),
};

export const Phone: Story = {
  ...of(traces.inParts),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Posisi dana sekarang')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
