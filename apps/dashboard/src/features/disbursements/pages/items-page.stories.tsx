import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { itemSearch } from '../testing/scenarios.ts';
import ItemsPage from './items-page.tsx';

const stories = listStories(itemSearch, {
  path: '/disbursements/items-details',
  names: ['Semua kiriman', 'All payouts'],
  heading: 'Disbursement',
  empty: 'Belum ada kiriman dalam 7 hari terakhir',
  permission: 'Lihat disbursement',
});

const meta: Meta<typeof ItemsPage> = {
  title: 'Disbursements/All payouts',
  component: ItemsPage,
  ...stories.showing(itemSearch.page),
};
export default meta;
type Story = StoryObj<typeof ItemsPage>;

/** The row shows its problems or the reason for its failure. */
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
    // Rerendered once the table has measured its width.
    await waitFor(() => expect(canvas.getByText(/Name doesn't match\. Bank record/)).toBeVisible());
  },
};

export const EnglishDark = stories.EnglishDark;
export const Phone = stories.Phone;
export const Loading = stories.Loading;
export const Empty = stories.Empty;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
export const FeatureOff = stories.FeatureOff;
