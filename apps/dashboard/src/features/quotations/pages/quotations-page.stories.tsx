import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { quotationListStates } from '../testing/scenarios.ts';
import QuotationsPage from './quotations-page.tsx';

const stories = listStories(quotationListStates, {
  path: '/invoices/quotations',
  names: ['Penawaran', 'Quotations'],
  empty: 'Belum ada penawaran',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof QuotationsPage> = {
  title: 'Quotations/List',
  component: QuotationsPage,
  ...showing(quotationListStates.page),
};
export default meta;
type Story = StoryObj<typeof QuotationsPage>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Penawaran' }));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(2);
    await expect(canvas.getByRole('link', { name: 'Buat penawaran' })).toBeVisible();
  },
};

export const ViewerCreatesNothing: Story = {
  ...showing(quotationListStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat penawaran' })).toBeNull();
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
