import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { type CardOperation, home, withCard } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'Home/Each card alone',
  component: HomePage,
  parameters: { dasbor: { path: '/home', scenario: home.started } },
};
export default meta;
type Story = StoryObj<typeof HomePage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Cards by the operation that they need, and what each says if there is nothing. */
const CARDS = {
  getBalance: { name: 'Saldo', nothing: /Belum ada pembayaran yang menunggu settlement/ },
  getHomeSummary: { name: 'Penerimaan', nothing: /Belum ada pembayaran berhasil/ },
  getSettlementsOverview: { name: 'Settlement', nothing: /Belum ada settlement/ },
  getDisbursementSnapshot: { name: 'Disbursement', nothing: /Tidak ada yang gagal/ },
  getInvoiceTotals: { name: 'Invoice belum lunas', nothing: /Tidak ada invoice yang belum lunas/ },
  getPaymentsByStatus: { name: 'Pembayaran menurut status', nothing: /Belum ada pembayaran/ },
  listActivity: { name: 'Aktivitas terbaru', nothing: /Belum ada aktivitas/ },
  getStartedSteps: { name: 'Langkah awal', nothing: /0 dari 7 langkah selesai/ },
  getWhatsNew: { name: 'Yang baru', nothing: null },
} as const satisfies Record<CardOperation, { name: string; nothing: RegExp | null }>;

const OPERATIONS = Object.keys(CARDS) as CardOperation[];

const cardOf = (canvas: Canvas, operation: CardOperation) =>
  within(canvas.getByRole('region', { name: CARDS[operation].name }));

const isWaiting = (canvas: Canvas, operation: CardOperation) => {
  const card = canvas.getByRole('region', { name: CARDS[operation].name });
  return card.closest('[aria-busy=true]') !== null || card.querySelector('[aria-busy=true]') !== null;
};

const othersStand = async (canvas: Canvas, operation: CardOperation): Promise<void> => {
  for (const other of OPERATIONS.filter((one) => one !== operation)) {
    await waitFor(() => expect([other, isWaiting(canvas, other)]).toEqual([other, false]));
    await expect(cardOf(canvas, other).queryByText('req_01KAJ8FAILED')).toBeNull();
  }
};

const storyOf = (operation: CardOperation, state: 'pending' | 'failed' | 'empty', logins = 5) => ({
  dasbor: {
    path: '/home',
    scenario: withCard(operation, state),
    session: sessionOf({ login_count: logins }),
  },
});

/** The card waits in its own space, and every other card is there. */
const loading = (operation: CardOperation): Story => ({
  parameters: storyOf(operation, 'pending'),
  play: async ({ canvas }) => {
    await othersStand(canvas, operation);
    await expect(isWaiting(canvas, operation)).toBe(true);
  },
});

const empty = (operation: CardOperation): Story => ({
  parameters: storyOf(operation, 'empty'),
  play: async ({ canvas }) => {
    const { name, nothing } = CARDS[operation];
    if (nothing) {
      await waitFor(() => expect(cardOf(canvas, operation).getByText(nothing)).toBeVisible());
    } else {
      await expect(await canvas.findByRole('region', { name: 'Pelajari lebih lanjut' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull());
    }
  },
});

/** Only this card fails. It says why, and its own button loads it again. */
const failedAlone = (operation: CardOperation): Story => ({
  parameters: storyOf(operation, 'failed'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(cardOf(canvas, operation).getByText('req_01KAJ8FAILED')).toBeVisible());
    await othersStand(canvas, operation);

    await userEvent.click(cardOf(canvas, operation).getByRole('button', { name: 'Coba lagi' }));

    await waitFor(() => expect(canvas.queryByText('req_01KAJ8FAILED')).toBeNull());
    await waitFor(() => expect(isWaiting(canvas, operation)).toBe(false));
  },
});

export const BalanceLoading = loading('getBalance');
export const BalanceEmpty = empty('getBalance');
export const BalanceFailed = failedAlone('getBalance');
export const OverviewLoading = loading('getHomeSummary');
export const OverviewEmpty = empty('getHomeSummary');
export const OverviewFailed = failedAlone('getHomeSummary');
export const SettlementsLoading = loading('getSettlementsOverview');
export const SettlementsEmpty = empty('getSettlementsOverview');
export const SettlementsFailed = failedAlone('getSettlementsOverview');
export const DisbursementsLoading = loading('getDisbursementSnapshot');
export const DisbursementsEmpty = empty('getDisbursementSnapshot');
export const DisbursementsFailed = failedAlone('getDisbursementSnapshot');
export const InvoicesLoading = loading('getInvoiceTotals');
export const InvoicesEmpty = empty('getInvoiceTotals');
export const InvoicesFailed = failedAlone('getInvoiceTotals');
export const ByStatusLoading = loading('getPaymentsByStatus');
export const ByStatusEmpty = empty('getPaymentsByStatus');
export const ByStatusFailed = failedAlone('getPaymentsByStatus');
export const ActivityLoading = loading('listActivity');
export const ActivityEmpty = empty('listActivity');
export const ActivityFailed = failedAlone('listActivity');
export const StartedLoading = loading('getStartedSteps');
export const StartedNew = empty('getStartedSteps');
export const StartedFailed = failedAlone('getStartedSteps');
export const NewsLoading = loading('getWhatsNew');
export const NewsDismissed = empty('getWhatsNew');
export const NewsFailed = failedAlone('getWhatsNew');
