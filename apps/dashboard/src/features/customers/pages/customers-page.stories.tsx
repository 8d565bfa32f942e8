import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { customerListStates } from '../testing/scenarios.ts';
import CustomersPage from './customers-page.tsx';

const stories = listStories(customerListStates, {
  path: '/customers',
  names: ['Pelanggan', 'Customers'],
  empty: 'Belum ada pelanggan',
  permission: 'Lihat pesanan',
});
const { showing } = stories;

const meta: Meta<typeof CustomersPage> = {
  title: 'Customers/List',
  component: CustomersPage,
  ...showing(customerListStates.page),
};
export default meta;
type Story = StoryObj<typeof CustomersPage>;

export const AllCustomers: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pelanggan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByText('0812-3450-0017')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Semua tanggal/ })).toBeVisible();
  },
};

/** A range of days can be chosen, and all days again. */
export const ChosenDays: Story = {
  ...showing(customerListStates.page, { path: '/customers?from=2026-11-01&to=2026-11-20' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 Nov 2026/ }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Semua tanggal' }));
    await expect(await canvas.findByRole('button', { name: /Semua tanggal/ })).toBeVisible();
  },
};

/** Contact details are masked, and names are not. */
export const AsViewer: Story = {
  ...showing(customerListStates.masked, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getByText('Sari Wulandari')).toBeVisible();
    await expect(within(table).getAllByText('0***-****-*021')[0]).toBeVisible();
  },
};

export const LongestTexts: Story = {
  ...showing(customerListStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Pelanggan' }));
  },
};

export const Sandbox: Story = {
  ...showing(customerListStates.page, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
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
