import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { invoiceCustomerListStates } from '../testing/scenarios.ts';
import InvoiceCustomersPage from './invoice-customers-page.tsx';

const stories = listStories(invoiceCustomerListStates, {
  path: '/invoices/customers',
  names: ['Pelanggan invoice', 'Invoice customers'],
  heading: 'Invoice',
  empty: 'Belum ada pelanggan invoice',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof InvoiceCustomersPage> = {
  title: 'Invoice customers/List',
  component: InvoiceCustomersPage,
  ...showing(invoiceCustomerListStates.page),
};
export default meta;
type Story = StoryObj<typeof InvoiceCustomersPage>;

/** What each owes, and how much of it is late. */
export const Owing: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pelanggan invoice' }));
    await expect(table.getByRole('row', { name: /PT Maju Bersama.*1\.776\.000.*2\.664\.000/ })).toBeVisible();
    await expect(table.getByRole('link', { name: 'PT Maju Bersama' })).toHaveAttribute(
      'href',
      '/invoices/customers/cus_01KAJ800000000000000000001',
    );
    await expect(canvas.getByRole('link', { name: 'Pelanggan' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnlyLate: Story = {
  ...showing(invoiceCustomerListStates.page, { path: '/invoices/customers?owes=late' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Tagihan: Terlambat/ })).toBeVisible();
  },
};

export const LongestTexts: Story = { ...showing(invoiceCustomerListStates.longest) };
export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
