import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { schedules, schedulesShown } from '../testing/scenarios.ts';
import SftpPage from './sftp-page.tsx';

const [delivered, mailed] = schedules as [(typeof schedules)[number], (typeof schedules)[number]];
const KEY = delivered.sftp?.host_key ?? '';
const showing = pageAt({});
const of = (scenario: Scenario, { id } = mailed) =>
  showing(scenario, { path: `/exports/schedules/${id}/sftp`, pattern: '/exports/schedules/:id/sftp' });

const meta: Meta<typeof SftpPage> = {
  title: 'Exports/SFTP',
  component: SftpPage,
  ...of(schedulesShown()),
};
export default meta;
type Story = StoryObj<typeof SftpPage>;

let sent: RecordedCall[] = [];
const server: Scenario = {
  ...schedulesShown(),
  testExportDelivery: (call) => {
    sent.push(call);
    const isConfirmed = (call.body as { host_key?: string }).host_key !== undefined;
    return ok({ data: { host_key: KEY, wrote_file: isConfirmed, failure: null } });
  },
  setExportDelivery: (call) => {
    sent.push(call);
    return ok({ data: delivered });
  },
};

/** The fingerprint comes first; only after it was confirmed is a file written. */
export const Tested: Story = {
  ...of(server),
  beforeEach: () => void (sent = []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Server'), 'sftp.kopisenja.id');
    await userEvent.type(canvas.getByLabelText('Nama pengguna'), 'laporan');
    await userEvent.type(
      canvas.getByLabelText('Kata sandi', { selector: 'input:not([type=radio])' }),
      'kunci-gudang-7',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa server' }));
    await expect(await canvas.findByText(KEY)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cocok, kirim file tes' }));
    await expect(await canvas.findByText('Server siap')).toBeVisible();
    await expect(sent.map(({ body }) => (body as { host_key?: string }).host_key)).toEqual([undefined, KEY]);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        host: 'sftp.kopisenja.id',
        port: 22,
        user: 'laporan',
        folder: '',
        password: 'kunci-gudang-7',
        host_key: KEY,
      }),
    );
  },
};

export const NotChecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Server'), 'sftp://kopi.id');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(
      canvas.getAllByText('Periksa server dulu, lalu pastikan sidik jarinya cocok.')[0],
    ).toBeVisible();
    await expect(canvas.getByLabelText('Server')).toHaveAccessibleDescription(
      /bukan nama atau alamat server/,
    );
  },
};

const changed: Scenario = {
  ...schedulesShown(),
  testExportDelivery: ok({ data: { host_key: null, wrote_file: false, failure: 'host_key_changed' } }),
};

/** The stored password is used, and the new key is shown only on request. */
export const KeyChanged: Story = {
  ...of(changed, delivered),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(KEY)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim file tes lagi' }));
    await expect(await canvas.findByText(/Kunci server berubah/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lihat kunci baru' })).toBeVisible();
  },
};

export const StoredEnglishDark: Story = {
  ...of(schedulesShown(), delivered),
  globals: { language: 'en', theme: 'dark' },
};
export const Phone: Story = {
  ...of(schedulesShown(), delivered),
  globals: { viewport: { value: 'phone' } },
};

export const TestFails: Story = {
  ...of({ ...schedulesShown(), testExportDelivery: offline() }, delivered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim file tes lagi' }));
    await expect(await canvas.findByText(/Server tidak dapat dihubungi/)).toBeVisible();
  },
};

export const Missing: Story = {
  ...of(schedulesShown([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Laporan terjadwal tidak ditemukan/)).toBeVisible();
  },
};
