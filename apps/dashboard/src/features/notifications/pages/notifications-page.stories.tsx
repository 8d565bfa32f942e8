import type { RecordedCall } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { notifications } from '../testing/scenarios.ts';
import NotificationsPage from './notifications-page.tsx';

const at = pageAt({ path: '/notifications' });

const meta: Meta<typeof NotificationsPage> = {
  title: 'Notifications/List',
  component: NotificationsPage,
  ...at(notifications.told),
};
export default meta;
type Story = StoryObj<typeof NotificationsPage>;

export const Told: Story = {
  play: async ({ canvas }) => {
    const batch = await canvas.findByRole('link', { name: 'Batch menunggu persetujuan Anda' });
    await expect(batch).toHaveAttribute('href', '/disbursements/detail/dis_01K00000000000000000000DS1');
    await expect(canvas.getByRole('heading', { name: 'Kemarin' })).toBeVisible();
    await expect(canvas.getByText(/42 kiriman/)).toBeVisible();
    await expect(canvas.getAllByText(/\(Belum dibaca\)/)).toHaveLength(2);
  },
};

let sent: RecordedCall[] = [];

/** What arrives while the page is read stays unread. */
export const AllMarked: Story = {
  ...at({
    ...notifications.told,
    listNotifications: () => (sent.length > 0 ? notifications.allRead : notifications.told).listNotifications,
    readNotifications: (call) => {
      sent.push(call);
      return notifications.told.readNotifications;
    },
  }),
  beforeEach: () => {
    sent = [];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tandai semua dibaca' }));
    await waitFor(() => expect(canvas.queryByText(/\(Belum dibaca\)/)).toBeNull());
    await expect(sent.map(({ body }) => body)).toEqual([{ until: '2026-11-20T02:40:00.000Z' }]);
  },
};

export const NotMarked: Story = {
  ...at(notifications.notRead),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Tandai dibaca' });
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByText(/belum dapat ditandai/)).toBeInTheDocument();
    await expect(canvas.getAllByText(/\(Belum dibaca\)/)).toHaveLength(2);
  },
};

/** An event of a newer server has a neutral title and leads nowhere. */
export const EveryEvent: Story = {
  ...at(notifications.everyEvent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Webhook terus gagal')).toBeVisible();
    await expect(canvas.getByText('Pemberitahuan lain')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pemberitahuan lain' })).toBeNull();
  },
};

export const Older: Story = {
  ...at(notifications.older),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeVisible();
  },
};

export const Empty: Story = { ...at(notifications.empty), play: saying('Belum ada notifikasi') };

export const EmptyAfterFiltering: Story = {
  ...at(notifications.empty, { path: '/notifications?about=sales&unread=1' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Tentang' })).toHaveValue('sales');
    await expect(canvas.getByRole('checkbox', { name: 'Hanya yang belum dibaca' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: /Hapus/ })).toBeVisible();
  },
};

export const Loading: Story = { ...at(notifications.pending), play: saying('Memuat…') };

export const Failed: Story = {
  ...at(notifications.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('A batch waits for your approval'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Penarikan gagal' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
