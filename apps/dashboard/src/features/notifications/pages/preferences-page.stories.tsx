import type { RecordedCall } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { preferences } from '../testing/scenarios.ts';
import PreferencesPage from './preferences-page.tsx';

const at = pageAt({ path: '/settings/notifications' });

const meta: Meta<typeof PreferencesPage> = {
  title: 'Notifications/Settings',
  component: PreferencesPage,
  ...at(preferences.byDefault),
};
export default meta;
type Story = StoryObj<typeof PreferencesPage>;

/** Without a verified number, texts cannot be chosen. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Peristiwa dan kanal' });
    await expect(table).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: 'Batch menunggu persetujuan Anda: Email' }),
    ).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Batch menunggu persetujuan Anda: WhatsApp' }),
    ).toBeDisabled();
    await expect(
      canvas.getByRole('checkbox', { name: 'Saldo di bawah batas: Email (Selalu dikirim)' }),
    ).toBeDisabled();
    await expect(canvas.getByText(/WhatsApp belum dapat dipilih/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Mulai (WIB)' })).toBeNull();
  },
};

export const QuietNights: Story = {
  ...at(preferences.chosen),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Mulai (WIB)' })).toHaveValue('21:00');
    await expect(canvas.getByRole('combobox', { name: 'Jam ringkasan (WIB)' })).toHaveValue('8');
  },
};

let sent: RecordedCall | undefined;

export const Saved: Story = {
  ...at({
    ...preferences.byDefault,
    setNotificationPreferences: (call) => {
      sent = call;
      return preferences.chosen.setNotificationPreferences;
    },
  }),
  beforeEach: () => {
    sent = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Settlement dibayarkan: Email' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jam tenang' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pengaturan/ }));
    await waitFor(() => expect(sent).toBeDefined());
    await expect(sent?.body).toMatchObject({ quiet_from: '21:00', quiet_to: '06:00', digest: 'off' });
    const body = sent?.body as { events: { event: string }[] } | undefined;
    await expect(body?.events.find(({ event }) => event === 'settlement_paid')).toEqual({
      event: 'settlement_paid',
      app: true,
      mail: true,
      whatsapp: false,
    });
  },
};

export const EqualTimes: Story = {
  ...at(preferences.chosen),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Selesai (WIB)' }), '21:00');
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pengaturan/ }));
    await expect(canvas.getByRole('combobox', { name: 'Selesai (WIB)' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect((await canvas.findAllByText(/jam mulai dan jam selesai yang berbeda/))[0]).toBeVisible();
  },
};

export const NotSaved: Story = {
  ...at(preferences.notSaved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Settlement dibayarkan: Email' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pengaturan/ }));
    await expect(await canvas.findByText(/req_01KAJ8FAILED/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Settlement dibayarkan: Email' })).toBeChecked();
  },
};

export const Loading: Story = { ...at(preferences.pending), play: saying('Memuat…') };

export const Failed: Story = {
  ...at(preferences.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...at(preferences.chosen),
  globals: { language: 'en', theme: 'dark' },
  play: saying('Quiet hours'),
};

/** Cards instead of a table. */
export const Phone: Story = {
  ...at(preferences.chosen),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Batch menunggu persetujuan Anda' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
