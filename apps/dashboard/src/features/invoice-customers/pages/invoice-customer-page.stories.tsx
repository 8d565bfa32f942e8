import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { invoiceCustomerExamples, invoiceCustomerStates } from '../testing/scenarios.ts';
import InvoiceCustomerPage from './invoice-customer-page.tsx';

const { id } = invoiceCustomerExamples.late;
const stories = recordStories(invoiceCustomerStates, {
  path: `/invoices/customers/${id}`,
  pattern: '/invoices/customers/:id',
  missing: 'Pelanggan tidak ditemukan.',
  back: ['Pelanggan invoice', '/invoices/customers'],
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof InvoiceCustomerPage> = {
  title: 'Invoice customers/Detail',
  component: InvoiceCustomerPage,
  ...showing(invoiceCustomerStates.late),
};
export default meta;
type Story = StoryObj<typeof InvoiceCustomerPage>;

/** What is due and how old it is, the statement, the invoices. */
export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Sisa tagihan PT Maju Bersama/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/1\.776\.000 terlambat · Jatuh tempo terlama 20 Sep 2026/)).toBeVisible();
    const group = document.querySelector<HTMLElement>('[data-age=days_61_90]');
    await expect(within(group as HTMLElement).getByRole('link', { name: '1 invoice' })).toHaveAttribute(
      'href',
      `/invoices?age=days_61_90&customer=${id}`,
    );
    await expect(await canvas.findByRole('table', { name: 'Invoice pelanggan ini' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat semua transaksi' })).toHaveAttribute(
      'href',
      `/customers/${id}`,
    );
  },
};

export const OwesNothing: Story = {
  ...showing(invoiceCustomerStates.paid),
  play: saying('Tidak ada yang perlu dibayar.'),
};

export const Masked: Story = {
  ...showing(invoiceCustomerStates.masked, { session: sessionAs('Viewer') }),
  play: saying('f***@majubersama.example'),
};

export const LongestTexts: Story = { ...showing(invoiceCustomerStates.longest) };
export const InvoicesFailed: Story = {
  ...showing(invoiceCustomerStates.invoicesFailed),
  play: saying('req_01KAJ8FAILED'),
};

/** The days are checked before anything is sent. */
export const StatementOfTomorrow: Story = {
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('textbox', { name: 'Sampai' });
    await userEvent.clear(to);
    await userEvent.type(to, '2027-01-01');

    await expect(await canvas.findByText('Tanggal tidak boleh melewati hari ini.')).toBeVisible();
    for (const name of ['Unduh PDF', 'Unduh xlsx'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

export const StatementTooLong: Story = {
  ...showing(invoiceCustomerStates.statementTooLong),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh PDF' }));

    await expect(await canvas.findByText(/^Satu laporan piutang paling banyak 500 baris/)).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Statement of account'),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying('Laporan piutang'),
};
export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
