import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { replays } from '../testing/scenarios.ts';
import ReplayPage from './replay-page.tsx';

const at = (scenario: Scenario) => ({
  parameters: {
    dasbor: {
      path: '/settings/webhooks/replays/whr_01KAJ800000000000000000001',
      pattern: '/settings/webhooks/replays/:id',
      scenario,
    },
  },
});

const meta: Meta<typeof ReplayPage> = {
  title: 'Webhooks/Replay',
  component: ReplayPage,
  ...at(replays.running),
};
export default meta;
type Story = StoryObj<typeof ReplayPage>;

/** Shows real counts instead of an animation. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4.000 dari 12.480 diperiksa')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Pengiriman ulang' });
    await expect(bar).toHaveAttribute('value', '4000');
    await expect(bar).toHaveAttribute('max', '12480');
  },
};

export const Finishing: Story = {
  ...at(replays.finishing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diproses')).toBeVisible();
    await expect(
      await canvas.findByText('12.480 dari 12.480 diperiksa', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat catatan pengiriman' })).toBeVisible();
    await expect(canvas.getByText(/^9 · Statusnya berubah/)).toBeVisible();
  },
};

export const NotFound: Story = {
  ...at(replays.notFound),
  play: saying('Pengiriman ulang tidak ditemukan.'),
};

export const English: Story = {
  ...at(replays.completed),
  globals: { language: 'en' },
  play: saying('12,480 of 12,480 processed'),
};

export const DarkPhone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};
