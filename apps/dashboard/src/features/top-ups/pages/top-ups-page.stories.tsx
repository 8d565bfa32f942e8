import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { topUpList } from '../testing/scenarios.ts';
import TopUpsPage from './top-ups-page.tsx';

const meta: Meta<typeof TopUpsPage> = {
  title: 'Top ups/List',
  component: TopUpsPage,
  parameters: { dasbor: { path: '/balance/topup/history', scenario: topUpList.page } },
};
export default meta;
type Story = StoryObj<typeof TopUpsPage>;

const showing = (scenario: Scenario) => ({
  parameters: { dasbor: { path: '/balance/topup/history', scenario } },
});

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Riwayat isi saldo' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByText('Kedaluwarsa')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Top up history' })).toBeVisible();
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
    await expect(await canvas.findByRole('list', { name: 'Riwayat isi saldo' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(topUpList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(topUpList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada isi saldo dalam 7 hari terakhir')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(topUpList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(topUpList.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(topUpList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat isi saldo”/)).toBeVisible();
  },
};
