import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { schedules, schedulesShown } from '../testing/scenarios.ts';
import SchedulesPage from './schedules-page.tsx';

const showing = pageAt({ path: '/exports/schedules' });
const [monthly] = schedules;

const meta: Meta<typeof SchedulesPage> = {
  title: 'Exports/Scheduled reports',
  component: SchedulesPage,
  ...showing(schedulesShown()),
};
export default meta;
type Story = StoryObj<typeof SchedulesPage>;

export const OneRefused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Setiap tanggal 1, untuk bulan lalu')).toBeVisible();
    await expect(canvas.getByText(/Barisnya lebih dari 1.000.000/)).toBeVisible();
  },
};

export const DeliveryFailed: Story = {
  ...showing(
    schedulesShown(
      schedules.slice(0, 1).map((one) => ({
        ...one,
        last_delivery: one.last_delivery && {
          ...one.last_delivery,
          status: 'failed',
          failure: 'host_key_changed',
        },
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Kunci server berubah/)).toBeVisible();
    await expect(canvas.getByText('laporan@sftp.kopisenja.id masuk/dasbor')).toBeVisible();
  },
};

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

let isPaused = false;
const pauses: Scenario = {
  listExportSchedules: () =>
    ok({
      data: monthly ? [{ ...monthly, is_paused: isPaused, next_at: isPaused ? null : monthly.next_at }] : [],
    }),
  updateExportSchedule: () => {
    isPaused = true;
    return ok({ data: { ...(monthly as (typeof schedules)[number]), is_paused: true, next_at: null } });
  },
};

export const Pausing: Story = {
  ...showing(pauses),
  beforeEach: () => void (isPaused = false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda' }));
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan' })).toBeVisible();
    await expect(canvas.getByText('Dijeda')).toBeVisible();
  },
};

export const PauseFails: Story = {
  ...showing({ ...schedulesShown(schedules.slice(0, 1)), updateExportSchedule: offline() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi'));
  },
};

export const Deleting: Story = {
  ...showing(schedulesShown(schedules.slice(0, 1))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus' }));
    await expect((await shownDialog()).getByText(/Tidak ada file baru/)).toBeVisible();
  },
};

export const None: Story = {
  ...showing(schedulesShown([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada laporan terjadwal')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jadwalkan laporan' })).toHaveAttribute(
      'href',
      expect.stringContaining('?repeat=day'),
    );
  },
};

export const Loading: Story = {
  ...showing({ listExportSchedules: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing({ listExportSchedules: offline() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
