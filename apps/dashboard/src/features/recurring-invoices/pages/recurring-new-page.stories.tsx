import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { recurringCreation } from '../testing/scenarios.ts';
import RecurringNewPage from './recurring-new-page.tsx';
import RecurringPage from './recurring-page.tsx';

const showing = pageAt({ path: '/invoices/recurring/new' });
const likeAnInvoice = { path: '/invoices/recurring/new?from=inv_01KAJ800000000000000000001' };

const meta: Meta<typeof RecurringNewPage> = {
  title: 'Recurring invoices/Form',
  component: RecurringNewPage,
  render: () => (
    <Routes>
      <Route path="/invoices/recurring/new" element={<RecurringNewPage />} />
      <Route path="/invoices/recurring/:id" element={<RecurringPage />} />
    </Routes>
  ),
  ...showing(recurringCreation.succeeds),
};
export default meta;
type Story = StoryObj<typeof RecurringNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submit = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Buat invoice berulang' }));

/** The next dates follow the day, and the last day of shorter months. */
export const NextDates: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Tanggal setiap bulan');
    await userEvent.clear(day);
    await userEvent.type(day, '31');
    await expect(await canvas.findByText(/30 Nov 2026, 31 Des 2026, 31 Jan 2027, 28 Feb 2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Setelah sejumlah invoice' }));
    const count = canvas.getByLabelText('Jumlah invoice');
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await expect(await canvas.findByText('Invoice berikutnya: 30 Nov 2026, 31 Des 2026.')).toBeVisible();
  },
};

export const LikeAnInvoice: Story = {
  ...showing(recurringCreation.succeeds, likeAnInvoice),
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Nama pelanggan')).toHaveValue('PT Maju Bersama');
    await submit(context);
    await expect(await context.canvas.findByText('Belum ada invoice yang dibuat.')).toBeVisible();
  },
};

export const EmptyForm: Story = {
  play: async (context) => {
    await context.canvas.findByLabelText('Nama invoice');
    await submit(context);
    for (const label of ['Nama invoice', 'Nama pelanggan', 'Nomor HP', /^Email/])
      await expect(context.canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const EndsBeforeItBegins: Story = {
  ...showing(recurringCreation.succeeds, likeAnInvoice),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pada tanggal tertentu' }));
    await userEvent.type(canvas.getByLabelText('Hari terakhir'), '1 Nov 2026');
    await submit(context);
    await expect(canvas.getByLabelText('Hari terakhir')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Drafts: Story = {
  ...showing(recurringCreation.succeeds, likeAnInvoice),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Draf' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Kirim ke email pelanggan' })).toBeNull();
    const group = within(canvas.getByRole('group', { name: 'Hasil' }));
    await expect(group.getByRole('radio', { name: 'Draf' })).toBeChecked();
  },
};

export const RefusedByTheServer: Story = {
  ...showing(recurringCreation.refused, likeAnInvoice),
  play: async (context) => {
    await context.canvas.findByLabelText('Nama pelanggan');
    await submit(context);
    await expect((await context.canvas.findAllByText(/NPWP terdiri dari 15/))[0]).toBeVisible();
  },
};

export const UnknownInvoice: Story = {
  ...showing(recurringCreation.noInvoice, likeAnInvoice),
  play: saying('Invoice tidak ditemukan.'),
};
export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying(/^An invoice is made each month/),
};
export const Loading: Story = {
  ...showing(recurringCreation.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};
export const Failed: Story = { ...showing(recurringCreation.failed), play: saying('req_01KAJ8FAILED') };
