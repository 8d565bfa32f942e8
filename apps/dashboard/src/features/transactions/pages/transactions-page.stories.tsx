import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { transactionStates, transactionsPage } from '../testing/scenarios.ts';
import TransactionsPage from './transactions-page.tsx';

const stories = listStories(transactionStates, {
  path: '/transactions',
  names: ['Transaksi', 'Transactions'],
  empty: 'Belum ada transaksi dalam 7 hari terakhir',
  permission: 'Lihat pembayaran',
  narrowed: '?direction=out',
});
const { showing } = stories;

const meta: Meta<typeof TransactionsPage> = {
  title: 'Transactions/List',
  component: TransactionsPage,
  ...showing(transactionStates.page),
};
export default meta;
type Story = StoryObj<typeof TransactionsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Transaksi' });
    await expect(within(table).getAllByRole('row')).toHaveLength(transactionsPage.data.length + 1);
    const net = canvasElement.querySelector<HTMLElement>('[data-figure=net]');
    await waitFor(() => within(net ?? canvasElement).getByText('Rp 2.091.850'));
    await expect(within(table).getByText('Rp 2.091.850')).toBeVisible();
    await expect(within(table).getByText('Sari Wulandari')).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'Penarikan dana' })).toHaveAttribute(
      'href',
      '/balance/withdraw/wdr_01KAJ800000000000000000002',
    );
  },
};

/** The role may not view payouts and withdrawals, so rows and sums leave them out, and the page says so. */
export const KindsLeftOut: Story = {
  ...showing(transactionStates.leftOut),
  play: saying(/tidak punya izin melihatnya: Penarikan dana dan Disbursement/),
};

let asked: RecordedCall | undefined;

/** The totals are of the same rows as the list. */
export const Narrowed: Story = {
  ...showing(
    {
      ...transactionStates.page,
      getTransactionTotals: (call) => {
        asked = call;
        return ok({ data: { ...transactionStates.empty.getTransactionTotals.body.data } });
      },
    },
    {
      path: '/transactions?kind=payment,top_up&direction=in&amount_min=10000&search=INV&from=2026-11-01&to=2026-11-20',
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Jenis: / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Arah: Uang masuk/ })).toBeVisible();
    await waitFor(() =>
      expect(asked?.query).toEqual({
        from: '2026-11-01',
        to: '2026-11-20',
        search: 'INV',
        filters: { kind: ['payment', 'top_up'], direction: 'in', amount_min: 10_000 },
      }),
    );
  },
};

export const MoreOutThanIn: Story = {
  ...showing(transactionStates.moreOutThanIn),
  play: saying(/[-−]Rp 2\.553\.710/),
};

export const LongestWords: Story = {
  ...showing(transactionStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Transaksi' }));
  },
};

/** A newer server may send more kinds. */
export const UnknownKind: Story = {
  ...showing(transactionStates.unknownKind),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'cashback' });
    await expect(link).toHaveAttribute('href', '/balance/trace/pay_01KAJ800000000000000000001');
  },
};

export const PhoneCards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Transaksi' });
    await expect(within(cards).getByText('Berjalan Rp 2.091.850')).toBeVisible();
    await expect(within(cards).getByText('Biaya Rp 3.330')).toBeVisible();
  },
};

/** The rows are still worth reading. */
export const TotalsFailed: Story = {
  ...showing(transactionStates.totalsFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ringkasan tidak dapat dimuat')).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(transactionStates.failed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(2));
  },
};

export const Sandbox: Story = {
  ...showing(transactionStates.page, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
