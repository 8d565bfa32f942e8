import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Scenario } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { snapKeyList } from '../testing/scenarios.ts';
import SnapKeysPage from './snap-keys-page.tsx';

const meta: Meta<typeof SnapKeysPage> = {
  title: 'Snap keys/List',
  component: SnapKeysPage,
  parameters: { dasbor: { path: '/settings/snap-keys', scenario: snapKeyList.everyState } },
};
export default meta;
type Story = StoryObj<typeof SnapKeysPage>;

const showing = (scenario: Scenario) => ({
  parameters: { dasbor: { path: '/settings/snap-keys', scenario } },
});

export const OfEveryState: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Kunci SNAP' });
    for (const word of ['Aktif', 'Menunggu kunci publik', 'Dicabut']) {
      await expect(within(table).getAllByText(word)[0]).toBeVisible();
    }
    await expect(within(table).getByText('Belum diisi')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bandingkan tanda tangan' })).toHaveAttribute(
      'href',
      '/settings/snap-keys/compare',
    );
  },
};

/** Says who needs one, and how it is set up. */
export const Empty: Story = {
  ...showing(snapKeyList.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kunci SNAP')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AsManyAsThereMayBe: Story = {
  ...showing(snapKeyList.full),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(await canvas.findByRole('button', { name: /Buat kunci SNAP/ })).toHaveAccessibleDescription(
      'Paling banyak 5 kunci SNAP aktif.',
    );
  },
};

export const Loading: Story = {
  ...showing(snapKeyList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...showing(snapKeyList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(snapKeyList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat pengaturan”/)).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'SNAP keys' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Kunci SNAP' })).toBeVisible();
  },
};
