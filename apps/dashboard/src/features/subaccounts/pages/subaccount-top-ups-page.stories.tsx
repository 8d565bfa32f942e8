import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountTopUpsPage from './subaccount-top-ups-page.tsx';

const dasbor = {
  path: `/subaccount/${subaccountExamples.live.id}/topups`,
  pattern: '/subaccount/:id/topups',
};

const NO_OTHERS = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };

const meta: Meta<typeof SubaccountTopUpsPage> = {
  title: 'Subaccounts/Top ups',
  component: SubaccountTopUpsPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountTopUpsPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const TopUps: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Isi saldo' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Isi saldo' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...showing({
    ...subaccountWith(subaccountExamples.live),
    listTopUps: ok({ data: [], page: NO_OTHERS }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada isi saldo dalam 7 hari terakhir')).toBeVisible();
  },
};
