import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { partly } = batchExamples;
const showing = (search: string, more?: TestAppOptions) =>
  atBatch(partly.id + search, batchDetail(partly), more);

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Rows of a batch',
  component: DisbursementPage,
  ...showing(''),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Kiriman' }));

/** The filter is part of the URL, as in every list. */
export const ColumnsToChoose: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    await expect(rows.queryByRole('columnheader', { name: 'Catatan' })).toBeNull();
    await userEvent.click(await rows.findByRole('button', { name: 'Tampilan' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Catatan' }));
    await expect(await rows.findByRole('columnheader', { name: 'Catatan' })).toBeVisible();
  },
};

export const ColumnsOfTheAddress: Story = {
  ...showing('?columns=row,name,amount,id'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas);
    await expect(await rows.findByRole('columnheader', { name: 'ID kiriman' })).toBeVisible();
    await expect(rows.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
};

let saved: { name: string; file: Blob }[] = [];
/** Stories do not write to disk. They check the content that would be written. */
const watchDownloads = () => {
  saved = [];
  const files: Blob[] = [];
  const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:watched';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.at(-1) ?? new Blob() });
  });
  return () => {
    make.mockRestore();
    click.mockRestore();
  };
};

/** Exports the visible columns of all matching rows, in a file named after the batch. */
export const ExportedAsExcel: Story = {
  beforeEach: watchDownloads,
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    const open = await rows.findByRole('button', { name: 'Ekspor' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Excel (.xlsx)' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Semua yang cocok/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toBe(`${partly.name}.xlsx`);
    await expect(saved[0]?.file.type).toContain('spreadsheetml');
  },
};

export const ExportedAsCsv: Story = {
  beforeEach: watchDownloads,
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas);
    const open = await rows.findByRole('button', { name: 'Ekspor' });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    await userEvent.click(await canvas.findByRole('button', { name: /Halaman ini/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.name).toBe(`${partly.name}.csv`);
    await expect(await saved[0]?.file.text()).toMatch(/;Berhasil;/);
  },
};

export const WithoutTheRightToExport: Story = {
  ...showing('', { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas);
    await expect(await rows.findByRole('button', { name: 'Tampilan' })).toBeVisible();
    await expect(rows.queryByRole('button', { name: 'Ekspor' })).toBeNull();
  },
};

/** Cards have no columns; the export stays. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas);
    await expect(await rows.findByRole('button', { name: 'Ekspor' })).toBeVisible();
    await waitFor(() => expect(rows.queryByRole('button', { name: 'Tampilan' })).toBeNull());
  },
};
