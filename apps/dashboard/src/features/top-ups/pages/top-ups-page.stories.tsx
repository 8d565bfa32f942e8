import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { topUpList } from '../testing/scenarios.ts';
import TopUpsPage from './top-ups-page.tsx';

const stories = listStories(topUpList, {
  path: '/balance/topup/history',
  names: ['Riwayat isi saldo', 'Top-up history'],
  empty: 'Belum ada isi saldo dalam 7 hari terakhir',
  permission: 'Lihat isi saldo',
});

const meta: Meta<typeof TopUpsPage> = {
  title: 'Top ups/List',
  component: TopUpsPage,
  ...stories.showing(topUpList.page),
};
export default meta;
type Story = StoryObj<typeof TopUpsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Riwayat isi saldo' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByText('Kedaluwarsa')).toBeVisible();
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
