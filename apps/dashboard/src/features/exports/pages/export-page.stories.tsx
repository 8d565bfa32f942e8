import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { exportStates, files, shown } from '../testing/scenarios.ts';
import type { ExportedFile } from '../api/types.ts';
import ExportPage from './export-page.tsx';

const stories = recordStories(exportStates, {
  path: `/exports/${files.completed.id}`,
  pattern: '/exports/:id',
  missing: 'File ekspor tidak ditemukan.',
  back: ['Ekspor', '/exports'],
  permission: 'Ekspor data',
});
const of = (file: ExportedFile) => stories.showing(shown(file));

const meta: Meta<typeof ExportPage> = {
  title: 'Exports/File',
  component: ExportPage,
  ...of(files.completed),
};
export default meta;
type Story = StoryObj<typeof ExportPage>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File lengkap: 1.284 baris')).toBeVisible();
    await expect(canvas.getByText('Jumlah Nominal dibayar')).toBeVisible();
    await expect(canvas.getByText('Rp 486.250.000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh' })).toBeVisible();
  },
};

export const CompleteEnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The file is complete. Rows: 1,284')).toBeVisible();
  },
};

export const OfAColleague: Story = {
  ...of({ ...files.completed, created_by_id: 'usr_01KAJ800000000000000000009' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File lengkap: 1.284 baris')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unduh' })).toBeNull();
  },
};

export const SumBeyondNumbers: Story = {
  ...of({ ...files.completed, sums: { paid_amount: '123456789012345678901' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rp 123456789012345678901')).toBeVisible();
  },
};

export const Waiting: Story = {
  ...of(files.waiting),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Menunggu giliran'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unduh' })).toBeNull();
  },
};

export const BeingMade: Story = {
  ...of(files.making),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('130.000 dari 420.000 baris')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Kemajuan file' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    const dialog = await shownDialog({ name: 'Berhenti membuat file ini?' });
    await expect(dialog.getByText(/Yang sudah ditulis dibuang/)).toBeVisible();
  },
};

export const RightRemoved: Story = {
  ...of(files.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak lagi berhak/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unduh' })).toBeNull();
  },
};

export const FailureOfANewerServer: Story = {
  ...of({ ...files.failed, failure: 'sun_storm' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('File gagal dibuat')).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
