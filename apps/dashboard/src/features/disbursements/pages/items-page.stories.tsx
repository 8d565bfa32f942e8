import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { itemSearch } from '../testing/scenarios.ts';
import ItemsPage from './items-page.tsx';

const PATH = '/disbursements/items-details';
const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: PATH, scenario } } });

const meta: Meta<typeof ItemsPage> = {
  title: 'Disbursements/All payouts',
  component: ItemsPage,
  ...showing(itemSearch.page),
};
export default meta;
type Story = StoryObj<typeof ItemsPage>;

/** What is wrong, and why one failed, is said in the row. */
export const OfAllBatches: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Semua kiriman' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(within(table).getByText(/Digitnya hilang.*\+1 lagi/)).toBeVisible();
    await expect(within(table).getByText('Bank tujuan tidak menjawab tepat waktu.')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    // Drawn anew once the table knows how wide it is.
    await waitFor(() => expect(canvas.getByText(/Another name\. The bank states/)).toBeVisible());
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
    await expect(await canvas.findByRole('list', { name: 'Semua kiriman' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(itemSearch.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(itemSearch.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kiriman dalam 7 hari terakhir')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(itemSearch.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(itemSearch.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat disbursement”/)).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(itemSearch.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};
