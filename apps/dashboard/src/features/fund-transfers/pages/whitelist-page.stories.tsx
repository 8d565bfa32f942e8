import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { whitelistStates } from '../testing/scenarios.ts';
import WhitelistPage from './whitelist-page.tsx';

const dasbor = { path: '/subaccount/settings' };

const withoutWhitelist = sessionOf({
  feature_config: { ...sessionOf().feature_config, fund_transfer_whitelist: false },
});

const meta: Meta<typeof WhitelistPage> = {
  title: 'Fund transfers/Whitelist',
  component: WhitelistPage,
  parameters: { dasbor: { ...dasbor, scenario: whitelistStates.page } },
};
export default meta;
type Story = StoryObj<typeof WhitelistPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const Accounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CV SEWA KIOS BANDUNG')).toBeVisible();
  },
};

export const Removes: Story = {
  ...showing(whitelistStates.removes),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hapus .*1310012345678/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus dari daftar' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  ...showing(whitelistStates.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada rekening yang diizinkan')).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(whitelistStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...showing(whitelistStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  ...showing(whitelistStates.page, { session: withoutWhitelist }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfer dana boleh ke rekening mana pun')).toBeVisible();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add account' })).toBeVisible();
  },
};
