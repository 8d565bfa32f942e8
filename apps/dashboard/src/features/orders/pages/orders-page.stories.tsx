import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { orderList, ordersPage } from '../testing/scenarios.ts';
import OrdersPage from './orders-page.tsx';

const meta: Meta<typeof OrdersPage> = {
  title: 'Orders/List',
  component: OrdersPage,
  parameters: { dasbor: { path: '/orders', scenario: orderList.page } },
};
export default meta;
type Story = StoryObj<typeof OrdersPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pesanan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(ordersPage.data.length + 1);
    await expect(within(table).getByRole('columnheader', { name: 'Pelanggan' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Sandbox: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: '/orders', scenario: orderList.page } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Pesanan' });
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(ordersPage.data.length);
  },
};

/** The filter has words of its own beside the statuses (product spec §4). */
export const UnpaidFromPaymentLinks: Story = {
  parameters: { dasbor: { path: '/orders?status=unpaid&payment_links=yes', scenario: orderList.page } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status: Belum dibayar' }));
    await expect(await canvas.findByLabelText('Ditahan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Hanya dari link pembayaran/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { dasbor: { path: '/orders', scenario: orderList.pending } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { dasbor: { path: '/orders', scenario: orderList.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pesanan dalam 7 hari terakhir')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  parameters: { dasbor: { path: '/orders?search=tidak-ada', scenario: orderList.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { dasbor: { path: '/orders', scenario: orderList.failed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { dasbor: { path: '/orders', scenario: orderList.forbidden } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat pesanan”/)).toBeVisible();
  },
};

/** One of the longest takes lines of its own, and nothing of the status or the amount of any row. */
export const LongestValues: Story = {
  parameters: { dasbor: { path: '/orders', scenario: orderList.longest } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Pesanan' });
    await expectWholeRows(canvasElement);
  },
};

export const LongestValuesOnAPhone: Story = {
  ...LongestValues,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Pesanan' });
    await expectWholeRows(canvasElement);
  },
};
