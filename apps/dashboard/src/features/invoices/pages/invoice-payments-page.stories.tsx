import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { invoicePaymentStates } from '../testing/scenarios.ts';
import InvoicePaymentsPage from './invoice-payments-page.tsx';

const stories = listStories(invoicePaymentStates, {
  path: '/invoices/payments',
  names: ['Pembayaran invoice', 'Invoice payments'],
  heading: 'Invoice',
  empty: 'Belum ada pembayaran invoice dalam 7 hari terakhir',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof InvoicePaymentsPage> = {
  title: 'Invoices/Payments',
  component: InvoicePaymentsPage,
  ...showing(invoicePaymentStates.page),
};
export default meta;
type Story = StoryObj<typeof InvoicePaymentsPage>;

/** A row leads to its invoice, and to the payment if a customer paid. */
// spec 3.22
export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pembayaran invoice' }));
    for (const status of ['Berhasil', 'Dicatat manual', 'Dibatalkan'])
      await expect(table.getAllByText(status)[0]).toBeVisible();
    await expect(table.getAllByText('MANUAL')[0]).toBeVisible();
    await expect(table.getAllByRole('link', { name: 'INV/2026/XI/0001' })[0]).toHaveAttribute(
      'href',
      '/invoices/inv_01KAJ800000000000000000001',
    );
    await expect(table.getByRole('link', { name: /^pay_/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/payments\/pay_/),
    );
  },
};

export const OfOneInvoice: Story = {
  ...showing(invoicePaymentStates.page, {
    path: '/invoices/payments?invoice=inv_01KAJ800000000000000000001&method=manual',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Invoice: inv_/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Metode: MANUAL/ })).toBeVisible();
  },
};

export const AsViewer: Story = {
  ...showing(invoicePaymentStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat invoice' })).toBeNull();
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
