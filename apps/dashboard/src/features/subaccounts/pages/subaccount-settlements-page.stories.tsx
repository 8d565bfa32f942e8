import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { settlement, subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountSettlementsPage from './subaccount-settlements-page.tsx';

const { live } = subaccountExamples;
const dasbor = { path: `/subaccount/${live.id}/settlement`, pattern: '/subaccount/:id/settlement' };
const showing = (more: Scenario) => ({
  parameters: { dasbor: { ...dasbor, scenario: { ...subaccountWith(live), ...more } } },
});

const meta: Meta<typeof SubaccountSettlementsPage> = {
  title: 'Subaccounts/Settlements',
  component: SubaccountSettlementsPage,
  ...showing({}),
};
export default meta;
type Story = StoryObj<typeof SubaccountSettlementsPage>;

/** What arrived and what is on its way, each leading to what it is made of. */
export const Settlements: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Settlement' });
    await expect(within(table).getByText('Dana sudah masuk')).toBeVisible();
    await expect(within(table).getByText('Menunggu settlement')).toBeVisible();
    await expect(within(table).getByText('Virtual Account')).toBeVisible();
    await expect(within(table).getByText('QRIS')).toBeVisible();
    await expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/subaccount/${live.id}/settlement/${settlement.id}`,
    );
  },
};

export const Empty: Story = {
  ...showing({
    listSettlements: ok({
      data: [],
      page: { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada settlement dalam 7 hari terakhir')).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing({ listSettlements: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(live.name);
  },
};

export const Failed: Story = {
  ...showing({ listSettlements: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing({ listSettlements: problem(403, 'DPAY_FORBIDDEN', { permission: 'settlement.view' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat settlement”/)).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Settlements' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Settlement' })).toBeVisible();
  },
};
