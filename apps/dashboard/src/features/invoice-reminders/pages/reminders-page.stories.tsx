import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { pageStates } from '../testing/scenarios.ts';
import RemindersPage from './reminders-page.tsx';

const showing = pageAt({ path: '/invoices/reminders' });

const meta: Meta<typeof RemindersPage> = {
  title: 'Invoice reminders/Reminders',
  component: RemindersPage,
  ...showing(pageStates.on),
};
export default meta;
type Story = StoryObj<typeof RemindersPage>;

/** The messages of today first, each with its link to WhatsApp. */
export const ToSendToday: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pesan WhatsApp untuk dikirim hari ini' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('link', { name: 'Buka WhatsApp: PT Maju Bersama' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281234500017\?text=Halo%20PT%20Maju/),
    );
    await expect(canvas.getByText('kasir@tokosinar.example')).toBeVisible();
  },
};

/** Nobody sends the same message twice. */
export const SentByAColleague: Story = {
  ...showing(pageStates.sentByColleague),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai terkirim: PT Maju Bersama' }));
    await expect(await canvas.findByText('Budi Santoso sudah mengirim pengingat ini.')).toBeVisible();
  },
};

export const AtNight: Story = {
  ...showing(pageStates.night),
  play: saying('Daftar berlanjut pukul 08.00 WIB.'),
};

/** Off until somebody saves it; the standard steps are suggested. */
export const Off: Story = {
  ...showing(pageStates.off),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kirim pengingat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan jadwal' }));
    await expectSeen(await canvas.findByText('Jadwal disimpan. Pengingat aktif.'));
  },
};

export const WrongDays: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = (await canvas.findAllByLabelText('Hari'))[0] as HTMLElement;
    await userEvent.clear(days);
    await userEvent.type(days, '31');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan jadwal' }));
    await expect(days).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WithoutSteps: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Hapus: Pengingat 4' });
    for (const number of [4, 3, 2, 1])
      await userEvent.click(canvas.getByRole('button', { name: `Hapus: Pengingat ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan jadwal' }));
    await expect((await canvas.findAllByText(/paling sedikit/i))[0]).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  ...showing(pageStates.refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah pengingat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan jadwal' }));
    await expect((await canvas.findAllByText(/sudah ada di jadwal/))[0]).toBeVisible();
  },
};

export const AsViewer: Story = {
  ...showing(pageStates.on, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 hari sebelum jatuh tempo, lewat email')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Simpan/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Tandai/ })).toBeNull();
  },
};

export const LongestTexts: Story = {
  ...showing(pageStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /^Pesan WhatsApp/ })).toBeVisible();
  },
};

export const PartsFailed: Story = {
  ...showing(pageStates.partsFailed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(2));
  },
};

export const PartsLoading: Story = {
  ...showing(pageStates.partsPending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Kirim pengingat' })).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('WhatsApp messages to send today'),
};

export const Loading: Story = {
  ...showing(pageStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};
export const Failed: Story = { ...showing(pageStates.failed), play: saying('req_01KAJ8FAILED') };
export const Forbidden: Story = { ...showing(pageStates.forbidden), play: saying(/“Lihat invoice”/) };
