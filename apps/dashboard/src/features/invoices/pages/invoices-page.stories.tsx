import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { invoiceListStates } from '../testing/scenarios.ts';
import InvoicesPage from './invoices-page.tsx';

const stories = listStories(invoiceListStates, {
  path: '/invoices',
  names: ['Invoice', 'Invoices'],
  empty: 'Belum ada invoice',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof InvoicesPage> = {
  title: 'Invoices/List',
  component: InvoicesPage,
  ...showing(invoiceListStates.everyStatus),
};
export default meta;
type Story = StoryObj<typeof InvoicesPage>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Invoice' });
    for (const status of ['Draf', 'Belum lunas', 'Sedang dibayar', 'Terlambat', 'Lunas'])
      await expect(within(table).getAllByText(status)[0]).toBeVisible();
    await expect(within(table).getAllByText('dalam 29 hari')[0]).toBeVisible();
    await expect(within(table).getAllByText(/^terlambat \d+ hari$/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat invoice' })).toHaveAttribute(
      'href',
      '/invoices/create',
    );
  },
};

/** Each figure leads to its invoices. */
export const Totals: Story = {
  play: async ({ canvas }) => {
    const ages = within(await canvas.findByRole('navigation', { name: 'Tagihan menurut umur' }));
    const late = await ages.findByRole('link', { name: /Lewat 1–30 hari.*888\.000.*1 invoice/ });
    await expect(late).toHaveAttribute('href', '/invoices?age=days_1_30');
    await expect(canvas.getByRole('link', { name: '3 invoice' })).toHaveAttribute(
      'href',
      '/invoices?age=not_due,days_1_30,days_31_60,days_61_90,over_90',
    );
  },
};

/** A second press shows all invoices again. */
export const OfOneAge: Story = {
  ...showing(invoiceListStates.everyStatus, { path: '/invoices?age=days_1_30' }),
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('link', { name: /Lewat 1–30 hari/, current: true });
    await expect(late).toHaveAttribute('href', '/invoices');
    await expect(canvas.getByRole('button', { name: /^Umur tagihan: Lewat 1–30 hari/ })).toBeVisible();
  },
};

/** Due days may be in the future. */
export const DueInDecember: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jatuh tempo' }));
    const body = within(document.body);
    await userEvent.type(await body.findByLabelText('Dari'), '31/12/2026');
    await userEvent.type(body.getByLabelText('Sampai'), '1/12/2026');
    await userEvent.click(body.getByRole('button', { name: 'Terapkan' }));
    await expect(await body.findByText('Tanggal akhir sebelum tanggal awal.')).toBeVisible();
    await userEvent.clear(body.getByLabelText('Dari'));
    await userEvent.type(body.getByLabelText('Dari'), '1/12/2026');
    await userEvent.click(body.getByRole('button', { name: 'Terapkan' }));
    await expect(await canvas.findByRole('button', { name: /^Jatuh tempo: 1 Des 2026/ })).toBeVisible();
  },
};

export const TotalsLoading: Story = {
  ...showing(invoiceListStates.totalsPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** The list is there without them. */
export const TotalsFailed: Story = {
  ...showing(invoiceListStates.totalsFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ringkasan tagihan gagal dimuat')).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** The first step instead of zeros. */
export const FirstInvoice: Story = {
  ...showing(invoiceListStates.first),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buat invoice pertama' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Tagihan menurut umur' })).toBeNull();
  },
};

export const AsViewer: Story = {
  ...showing(invoiceListStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat invoice' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Pengaturan' })).toBeNull();
  },
};

export const FirstInvoiceAsViewer: Story = {
  ...showing(invoiceListStates.first, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await saying('Belum ada invoice')({ canvas });
    await expect(canvas.queryByRole('link', { name: 'Buat invoice pertama' })).toBeNull();
  },
};

export const LongestTexts: Story = {
  ...showing(invoiceListStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Invoice' }));
  },
};

export const LongestTextsOnAPhone: Story = {
  ...showing(invoiceListStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Invoice' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargestTotals: Story = {
  ...showing(invoiceListStates.largestTotals),
  play: saying('Lewat 90+ hari'),
};

export const LargestTotalsOnAPhone: Story = {
  ...LargestTotals,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lewat 90+ hari')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('1–30 days late'),
};

export const Sandbox: Story = {
  ...showing(invoiceListStates.page, { mode: 'sandbox' }),
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
