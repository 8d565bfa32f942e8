import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { analytics } from '../testing/scenarios.ts';
import AnalyticsPage from './analytics-page.tsx';

const at = pageAt({ path: '/analytics?days=7' });
const tab = (name: string) => ({ path: `/analytics?tab=${name}&days=7` });

const meta: Meta<typeof AnalyticsPage> = {
  title: 'Analytics/Page',
  component: AnalyticsPage,
  ...at(analytics.week),
};
export default meta;
type Story = StoryObj<typeof AnalyticsPage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chart = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The answer first: the share of orders that became money, then why the others did not. */
// spec 1.24, 2.155
export const Conversion: Story = {
  play: async ({ canvas }) => {
    const funnel = await chart(canvas, 'Dari pesanan sampai lunas');
    await expect(funnel.getAllByText('86,9%')[0]).toBeVisible();
    await expect(funnel.getByText(/^Naik 3,3 poin dari 8 Nov 2026/)).toBeVisible();
    const failures = await chart(canvas, 'Mengapa pembayaran tidak berhasil');
    await expect(failures.getAllByText(/Pelanggan belum sempat membayar/)[0]).toBeVisible();
    await expect(
      failures.getByText('E-wallet 19, Virtual Account 18, QRIS 6', { exact: false }),
    ).toBeVisible();
    await expect(failures.getByRole('link', { name: 'Masa bayar habis' })).toHaveAttribute(
      'href',
      '/payments?from=2026-11-15&to=2026-11-21&failure=20012',
    );
    const methods = await chart(canvas, 'Konversi menurut metode');
    await expect(methods.getByRole('link', { name: 'QRIS' })).toHaveAttribute(
      'href',
      '/payments?from=2026-11-15&to=2026-11-21&method=qris',
    );
  },
};

export const WithoutComparison: Story = {
  ...at(analytics.youngMerchant),
  play: saying('Belum ada pembanding: pesanan pertama Anda lebih baru dari rentang sebelumnya'),
};

export const NothingFailed: Story = {
  ...at(analytics.nothingFailed),
  play: saying('Tidak ada pembayaran yang gagal pada rentang ini.'),
};

/** A code of a newer server. */
export const UnknownReason: Story = {
  ...at(analytics.unknownReason),
  play: saying('Alasan lain'),
};

// spec 2.156
export const Transactions: Story = {
  ...at(analytics.week, tab('transactions')),
  play: async ({ canvas, userEvent }) => {
    const sales = await chart(canvas, 'Penerimaan');
    await expect(sales.getAllByText('Rp 55.600.000')[0]).toBeVisible();
    await userEvent.click(sales.getByRole('button', { name: 'Lihat sebagai tabel' }));
    await expect(sales.getByRole('link', { name: '16 Nov 2026' })).toHaveAttribute(
      'href',
      '/payments?from=2026-10-17&to=2026-11-16&completed_from=2026-11-16&completed_to=2026-11-16&status=completed',
    );
    const hours = await chart(canvas, 'Jam ramai');
    await expect(hours.getByText(/^Paling ramai/)).toBeVisible();
  },
};

/** 365 days are shown by week. */
export const Year: Story = {
  ...at(analytics.year, { path: '/analytics?tab=transactions&from=2025-11-22&to=2026-11-21' }),
  play: saying('Penerimaan per pekan'),
};

// spec 2.157
export const Retention: Story = {
  ...at(analytics.week, tab('retention')),
  play: async ({ canvas }) => {
    const returning = await chart(canvas, 'Pelanggan yang kembali');
    await expect(returning.getByText('November 2026')).toBeVisible();
    const [cohorts] = await canvas.findAllByRole('table', { name: /^Setiap baris adalah pelanggan/ });
    await expect(cohorts).toBeVisible();
  },
};

export const RetentionByWeek: Story = {
  ...at(analytics.week, { path: '/analytics?tab=retention&unit=week' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pekan' })).toHaveAttribute('aria-current', 'true');
  },
};

export const NoOrders: Story = {
  ...at(analytics.noTrade),
  play: saying('Belum ada pembayaran pada rentang ini'),
};

export const NoCustomers: Story = {
  ...at(analytics.noTrade, tab('retention')),
  play: saying('Belum ada pelanggan yang membayar'),
};

export const NoSales: Story = {
  ...at(analytics.noTrade, tab('transactions')),
  play: saying('Belum ada pembayaran pada rentang ini'),
};

export const Loading: Story = {
  ...at(analytics.pending),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).toBeVisible();
  },
};

export const FailsAndIsRetried: Story = {
  ...at(analytics.failsOnce),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('region', { name: 'Dari pesanan sampai lunas' })).toBeVisible();
  },
};

/** 367 days are refused while they are typed, in the server's words. */
export const RangeTooLong: Story = {
  ...at(analytics.week, { path: '/analytics?from=2026-11-01&to=2026-11-20' }),
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByLabelText('Dari');
    await userEvent.clear(from);
    await userEvent.type(from, '2025-11-01');
    await expect((await canvas.findAllByText('Rentang paling lama 366 hari.'))[0]).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('From order to payment'),
};

export const TransactionsEnglishDarkPhone: Story = {
  ...at(analytics.week, tab('transactions')),
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('Busy hours'),
};
