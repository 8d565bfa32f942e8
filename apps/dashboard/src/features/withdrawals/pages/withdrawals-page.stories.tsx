import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { withdrawalList } from '../testing/scenarios.ts';
import WithdrawalsPage from './withdrawals-page.tsx';

const meta: Meta<typeof WithdrawalsPage> = {
  title: 'Withdrawals/List',
  component: WithdrawalsPage,
  parameters: { dasbor: { path: '/balance/withdraw/history', scenario: withdrawalList.page } },
};
export default meta;
type Story = StoryObj<typeof WithdrawalsPage>;

const showing = (scenario: Scenario) => ({
  parameters: { dasbor: { path: '/balance/withdraw/history', scenario } },
});

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Riwayat penarikan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByText('Berhasil sebagian')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Withdrawal history' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Riwayat penarikan' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(withdrawalList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(withdrawalList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada penarikan dalam 7 hari terakhir')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(withdrawalList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(withdrawalList.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(withdrawalList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat saldo dan penarikan dana”/)).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(withdrawalList.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};
