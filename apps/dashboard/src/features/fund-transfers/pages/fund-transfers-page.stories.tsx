import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { transferList } from '../testing/scenarios.ts';
import FundTransfersPage from './fund-transfers-page.tsx';

const dasbor = { path: '/subaccount/fund-transfer' };

const meta: Meta<typeof FundTransfersPage> = {
  title: 'Fund transfers/List',
  component: FundTransfersPage,
  parameters: { dasbor: { ...dasbor, scenario: transferList.page } },
};
export default meta;
type Story = StoryObj<typeof FundTransfersPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transfer dana' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByText('Menunggu persetujuan')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Fund transfers' })).toBeVisible();
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
    await expect(await canvas.findByRole('list', { name: 'Transfer dana' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(transferList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(transferList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada transfer dana dalam 7 hari terakhir')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(transferList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(transferList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat subakun”/)).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(transferList.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(transferList.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};

export const ApproverAsksForNothing: Story = {
  ...showing(transferList.page, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan transfer' })).toBeNull();
  },
};
