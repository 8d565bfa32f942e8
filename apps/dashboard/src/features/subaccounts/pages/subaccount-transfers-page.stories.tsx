import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountTransfersPage from './subaccount-transfers-page.tsx';

const dasbor = {
  path: `/subaccount/${subaccountExamples.live.id}/transfers`,
  pattern: '/subaccount/:id/transfers',
};

const NO_OTHERS = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };

const meta: Meta<typeof SubaccountTransfersPage> = {
  title: 'Subaccounts/Transfers',
  component: SubaccountTransfersPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountTransfersPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const Transfers: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transfer dana' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Transfer dana' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...showing({
    ...subaccountWith(subaccountExamples.live),
    listFundTransfers: ok({ data: [], page: NO_OTHERS }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada transfer dana dalam 7 hari terakhir')).toBeVisible();
  },
};
