import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { orderList, ordersPage } from '../testing/scenarios.ts';
import OrdersPage from './orders-page.tsx';

const stories = listStories(orderList, {
  path: '/orders',
  names: ['Pesanan', 'Orders'],
  empty: 'Belum ada pesanan dalam 7 hari terakhir',
  permission: 'Lihat pesanan',
});
const { showing } = stories;

const meta: Meta<typeof OrdersPage> = {
  title: 'Orders/List',
  component: OrdersPage,
  ...showing(orderList.page),
};
export default meta;
type Story = StoryObj<typeof OrdersPage>;

// spec 2.78
export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pesanan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(ordersPage.data.length + 1);
    await expect(within(table).getByRole('columnheader', { name: 'Pelanggan' })).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(orderList.page, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** The filter has its own options beside the statuses (product spec §4). */
// spec 3.54
export const UnpaidFromPaymentLinks: Story = {
  ...showing(orderList.page, { path: '/orders?status=unpaid&payment_links=yes' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status: Belum dibayar' }));
    await expect(await canvas.findByLabelText('Ditahan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Hanya dari link pembayaran/ })).toBeVisible();
  },
};

/** A very long text wraps to more lines and hides neither the status nor the amount of any row. */
export const LongestValues: Story = {
  ...showing(orderList.longest),
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

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
