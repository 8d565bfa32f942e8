import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import SettingsPage from './settings-page.tsx';

const meta: Meta<typeof SettingsPage> = {
  title: 'Settings/Overview',
  component: SettingsPage,
  parameters: { dasbor: { path: '/settings' } },
};
export default meta;
type Story = StoryObj<typeof SettingsPage>;

/** Only pages that this build has: no entry leads nowhere. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Daftar pengaturan' });
    const links = within(list).getAllByRole('link');
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/settings\/[a-z-]+$/));
    }
    await expect(within(list).getByRole('link', { name: 'Webhook' })).toBeVisible();
  },
};

/** A developer sees only the settings and the pages needed to try them. */
export const Developer: Story = {
  parameters: { dasbor: { path: '/settings', session: sessionAs('Developer') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
  },
};

/** A subaccount's preset can limit the settings. */
export const SubaccountWithoutWebhooks: Story = {
  parameters: {
    dasbor: {
      path: '/settings',
      session: sessionOf({
        merchant_subaccount_preset: {
          exclude_navigation: [],
          setting_menu: ['security_history'],
          webhook: false,
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: 'Webhook' })).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhooks' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
  },
};
