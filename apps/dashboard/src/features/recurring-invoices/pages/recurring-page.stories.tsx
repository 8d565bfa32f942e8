import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { recurringExamples, recurringShown, recurringStates } from '../testing/scenarios.ts';
import RecurringPage from './recurring-page.tsx';

const stories = recordStories(recurringStates, {
  path: `/invoices/recurring/${recurringExamples.active.id}`,
  missing: 'Invoice berulang tidak ditemukan.',
  back: ['Invoice berulang', '/invoices/recurring'],
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof RecurringPage> = {
  title: 'Recurring invoices/Detail',
  component: RecurringPage,
  render: () => (
    <Routes>
      <Route path="/invoices/recurring/:id" element={<RecurringPage />} />
    </Routes>
  ),
  ...showing(recurringShown(recurringExamples.active)),
};
export default meta;
type Story = StoryObj<typeof RecurringPage>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Setiap tanggal 31, atau hari terakhir; berikutnya 30 Nov/),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Invoice berikutnya' })).toHaveTextContent('28 Feb 2027');
    await expect(canvas.getByRole('link', { name: 'INV/2026/X/0007' })).toHaveAttribute(
      'href',
      '/invoices/inv_01KAJ800000000000000000004',
    );
  },
};
export const New: Story = {
  ...showing(recurringShown(recurringExamples.fresh)),
  play: saying('Belum ada invoice yang dibuat.'),
};
export const Paused: Story = {
  ...showing(recurringShown(recurringExamples.paused)),
  play: saying('Dijeda oleh Budi Santoso'),
};
export const Suspended: Story = {
  ...showing(recurringShown(recurringExamples.suspended)),
  play: saying('Dijeda karena akun Anda ditangguhkan'),
};
export const FeatureOff: Story = {
  ...showing(recurringStates.featureOff),
  play: saying('Dijeda karena fitur invoice dinonaktifkan'),
};
export const RefusedInvoice: Story = {
  ...showing(recurringStates.refused),
  play: saying('Dijeda karena invoice tidak dapat dibuat'),
};
export const Stopped: Story = {
  ...showing(recurringShown(recurringExamples.stopped)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dihentikan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Jeda|Lanjutkan|Hentikan/ })).toBeNull();
  },
};
export const Ended: Story = { ...showing(recurringShown(recurringExamples.ended)), play: saying('Selesai') };
export const Masked: Story = {
  ...showing(recurringShown(recurringExamples.masked)),
  play: saying('f***@majubersama.example'),
};
export const NewerStatus: Story = { ...showing(recurringStates.newer), play: saying('newer') };

export const Pauses: Story = {
  ...showing(recurringStates.pausing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda' }));
    const dialog = await shownDialog({ name: 'Jeda invoice berulang ini?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Jeda' }));
    await expect(await canvas.findByText('Dijeda oleh Budi Santoso')).toBeVisible();
  },
};

export const Resumes: Story = {
  ...showing(recurringStates.resuming),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }));
    const dialog = await shownDialog({ name: 'Lanjutkan invoice berulang ini?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await expect(await canvas.findByText('Aktif')).toBeVisible();
  },
};

export const Stops: Story = {
  ...showing(recurringStates.stopping),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hentikan' }));
    const dialog = await shownDialog({ name: 'Hentikan invoice berulang ini selamanya?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Hentikan' }));
    await expect(await canvas.findByText('Dihentikan')).toBeVisible();
  },
};

export const OverMeanwhile: Story = {
  ...showing(recurringStates.overMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hentikan' }));
    const dialog = await shownDialog({ name: 'Hentikan invoice berulang ini selamanya?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Hentikan' }));
    await expect(await dialog.findByText('Invoice berulang ini sudah selesai.')).toBeVisible();
  },
};

export const AsViewer: Story = {
  ...showing(recurringShown(recurringExamples.active), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aktif')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jeda' })).toBeNull();
  },
};

export const LongestTextsOnAPhone: Story = {
  ...showing(recurringStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: saying('Dihapus'),
};
export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying(/^Monthly on day 31, or the last day; next on/),
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
