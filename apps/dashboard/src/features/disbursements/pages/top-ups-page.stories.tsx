import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import topUpsFile from '../../../../../../openapi/features/top-ups/examples/top-ups-page.json' with { type: 'json' };
import { example } from '../../../shared/testing/example.ts';
import TopUpsPage from './top-ups-page.tsx';

const meta: Meta<typeof TopUpsPage> = {
  title: 'Disbursements/Top ups',
  component: TopUpsPage,
  parameters: {
    dasbor: {
      path: '/disbursements/topup',
      scenario: { listTopUps: ok(example<'listTopUps'>(topUpsFile)) },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TopUpsPage>;

/** Top-ups beside batches and payouts, with the same tabs. */
export const BesideBatches: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Riwayat isi saldo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Riwayat isi saldo' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Batch' })).toBeVisible();
  },
};
