import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { notifications } from '../testing/scenarios.ts';
import Bell from './bell.tsx';

const at = pageAt({ path: '/home' });

const meta: Meta<typeof Bell> = {
  title: 'Notifications/Bell',
  component: Bell,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px', minHeight: '640px' }}>
        <Story />
      </div>
    ),
  ],
  ...at(notifications.told),
};
export default meta;
type Story = StoryObj<typeof Bell>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const open = async ({ canvas, userEvent }: Context, name: RegExp | string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('dialog', { name: 'Notifikasi' }));
};

/** First what waits for the person, then what happened. */
export const Opened: Story = {
  play: async (context) => {
    const panel = await open(context, 'Notifikasi, 2 belum dibaca');
    const links = await waitFor(async () => {
      const found = panel.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(found.length).toBeGreaterThan(6);
      return found;
    });
    await expect(links[0]).toBe('3 batch menunggu persetujuan Anda');
    await expect(links).toContain('Batch menunggu persetujuan Anda');
    await expect(panel.getByRole('link', { name: 'Lihat semua notifikasi' })).toBeVisible();
  },
};

export const Quiet: Story = {
  ...at(notifications.empty),
  play: async (context) => {
    const panel = await open(context, 'Notifikasi');
    await expect(await panel.findByText(/Belum ada notifikasi/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull();
  },
};

export const Loading: Story = {
  ...at(notifications.pending),
  play: async (context) => {
    await open(context, 'Notifikasi');
  },
};

/** The bell stays; its panel offers to try again. */
export const Failed: Story = {
  ...at(notifications.failed),
  play: async (context) => {
    const panel = await open(context, 'Notifikasi');
    await expect(await panel.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }));
    await expect(await canvas.findByText('3 batches wait for your approval')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const panel = await open(context, 'Notifikasi, 2 belum dibaca');
    await expect(await panel.findByText('3 batch menunggu persetujuan Anda')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
