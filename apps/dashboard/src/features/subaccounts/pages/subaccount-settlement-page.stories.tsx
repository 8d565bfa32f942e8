import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { settlement, subaccountExamples, subaccountWith, waitingSettlement } from '../testing/scenarios.ts';
import SubaccountSettlementPage from './subaccount-settlement-page.tsx';

const { live } = subaccountExamples;
const dasbor = {
  path: `/subaccount/${live.id}/settlement/${settlement.id}`,
  pattern: '/subaccount/:id/settlement/:settlementId',
};
const showing = (more: Scenario) => ({
  parameters: { dasbor: { ...dasbor, scenario: { ...subaccountWith(live), ...more } } },
});

const meta: Meta<typeof SubaccountSettlementPage> = {
  title: 'Subaccounts/Settlement',
  component: SubaccountSettlementPage,
  ...showing({}),
};
export default meta;
type Story = StoryObj<typeof SubaccountSettlementPage>;

/** Adds up to the rupiah, names the receiving balance and lists its payments. */
// spec 2.53
export const Settled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Settlement 19 Nov 2026',
    );
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 1.186.680');
    await expect(await canvas.findByRole('link', { name: live.name })).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  },
};

export const Waiting: Story = {
  ...showing({ getSettlement: ok({ data: waitingSettlement }) }),
  play: saying('Jatuh tempo'),
};

export const Missing: Story = {
  ...showing({ getSettlement: problem(404, 'DPAY_SETTLEMENT_NOT_FOUND') }),
  play: saying('Settlement tidak ditemukan.'),
};

export const Forbidden: Story = {
  ...showing({ getSettlement: problem(403, 'DPAY_FORBIDDEN', { permission: 'settlement.view' }) }),
  play: saying(/“Lihat settlement”/),
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Payments' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Pembayaran' })).toBeVisible();
  },
};
