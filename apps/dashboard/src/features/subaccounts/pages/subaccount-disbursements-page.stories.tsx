import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountDisbursementsPage from './subaccount-disbursements-page.tsx';

const dasbor = {
  path: `/subaccount/${subaccountExamples.live.id}/disbursements`,
  pattern: '/subaccount/:id/disbursements',
};

const NO_OTHERS = { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false };

const meta: Meta<typeof SubaccountDisbursementsPage> = {
  title: 'Subaccounts/Disbursements',
  component: SubaccountDisbursementsPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountDisbursementsPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const Disbursements: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Disbursement' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Disbursement' })).toBeVisible();
  },
};

export const Empty: Story = {
  ...showing({
    ...subaccountWith(subaccountExamples.live),
    listDisbursements: ok({ data: [], page: NO_OTHERS }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada disbursement dalam 7 hari terakhir')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Disbursements' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing({ ...subaccountWith(subaccountExamples.live), listDisbursements: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Kopi Nusantara Bandung',
    );
  },
};

export const Failed: Story = {
  ...showing({
    ...subaccountWith(subaccountExamples.live),
    listDisbursements: problem(500, 'DPAY_INTERNAL_ERROR'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing({
    ...subaccountWith(subaccountExamples.live),
    listDisbursements: problem(403, 'DPAY_FORBIDDEN', { permission: 'disbursement.view' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat disbursement”/)).toBeVisible();
  },
};
