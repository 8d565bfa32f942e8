import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { forgetOwn } from '../../../shared/unsaved/own-storage.ts';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { files, formShown, schedules, schedulesShown } from '../testing/scenarios.ts';
import ExportNewPage from './export-new-page.tsx';

const showing = pageAt({});
const of = (scenario: Scenario, query = '') => showing(scenario, { path: `/exports/new${query}` });
const DAYS = '?set=payments&from=2026-11-01&to=2026-11-19';

const meta: Meta<typeof ExportNewPage> = {
  title: 'Exports/Request',
  component: ExportNewPage,
  beforeEach: () => forgetOwn(),
  ...of(formShown),
};
export default meta;
type Story = StoryObj<typeof ExportNewPage>;

export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Data')).toHaveValue('');
    await expect(canvas.getByLabelText('Dari tanggal')).toHaveValue('');
  },
};

// spec 5.73, 8.29
export const DateFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Data'), 'payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Minta file' }));
    await expect(canvas.getByLabelText('Dari tanggal')).toHaveAccessibleDescription(/Wajib diisi/);
  },
};

export const FromAListInEnglishDark: Story = {
  ...of(formShown, DAYS),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('From')).toHaveValue('1 Nov 2026');
  },
};

export const Phone: Story = { ...of(formShown, DAYS), globals: { viewport: { value: 'phone' } } };

let sent: RecordedCall[] = [];
const accepts: Scenario = {
  ...formShown,
  createExport: (call) => {
    sent.push(call);
    return ok({ data: files.waiting });
  },
};

/** The last file had no completion time; it is added, and moved before the amount. */
export const ColumnsInAnotherOrder: Story = {
  ...of(accepts, DAYS),
  beforeEach: () => {
    forgetOwn();
    sent = [];
  },
  play: async ({ canvas, userEvent }) => {
    const columns = within(await canvas.findByRole('list', { name: 'Kolom' }));
    await expect(columns.getByRole('checkbox', { name: 'Selesai (WIB)' })).not.toBeChecked();
    await userEvent.click(columns.getByRole('checkbox', { name: 'Selesai (WIB)' }));
    await userEvent.click(columns.getByRole('button', { name: 'Naikkan Selesai (WIB)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Minta file' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        set: 'payments',
        format: 'csv',
        separator: ';',
        from: '2026-11-01',
        to: '2026-11-19',
        columns: ['payment_id', 'completed_at', 'paid_amount'],
      }),
    );
  },
};

export const EachMonth: Story = {
  ...of(
    {
      ...formShown,
      createExportSchedule: (call) => {
        sent.push(call);
        return ok({ data: schedules[0] as (typeof schedules)[number] });
      },
      ...schedulesShown(),
    },
    DAYS,
  ),
  beforeEach: () => {
    forgetOwn();
    sent = [];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Setiap tanggal 1/ }));
    await expect(canvas.queryByLabelText('Dari tanggal')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Jadwalkan laporan' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        set: 'payments',
        format: 'csv',
        separator: ';',
        period: 'month',
        columns: ['payment_id', 'paid_amount'],
      }),
    );
  },
};

export const NoColumns: Story = {
  ...of(formShown, DAYS),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['ID pembayaran', 'Nominal dibayar'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Minta file' }));
    await expect((await canvas.findAllByText(/Wajib diisi|Isi/))[0]).toBeVisible();
  },
};

export const OfSubaccounts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Data'), 'subaccount_disbursements');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Semua subakun' }));
    const boxes = canvas.getAllByRole('checkbox', { checked: true });
    await expect(boxes.length).toBeGreaterThan(2);
  },
};

export const ExcelHasNoSeparator: Story = {
  ...of(formShown, DAYS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Excel (.xlsx)' }));
    await expect(canvas.queryByRole('radio', { name: /Titik koma/ })).toBeNull();
  },
};

// spec 8.30
export const TooManyRows: Story = {
  ...of(
    {
      ...formShown,
      createExport: problem(400, 'DPAY_EXPORT_TOO_MANY_ROWS', { maximum: 1_000_000, days: 12 }),
    },
    DAYS,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta file' }));
    await expect(await canvas.findByText(/Lebih dari 1.000.000 baris/)).toBeVisible();
    await expect(canvas.getByText(/sekitar 12 hari/)).toBeVisible();
  },
};

export const TooManyWaiting: Story = {
  ...of({ ...formShown, createExport: problem(409, 'DPAY_EXPORTS_WAITING', { maximum: 5 }) }, DAYS),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta file' }));
    await expect(await canvas.findByText(/5 file Anda masih dibuat/)).toBeVisible();
  },
};

export const Loading: Story = {
  ...of({ listExportSets: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...of({ listExportSets: problem(403, 'DPAY_FORBIDDEN', { permission: 'export.view' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ekspor data/)).toBeVisible();
  },
};
