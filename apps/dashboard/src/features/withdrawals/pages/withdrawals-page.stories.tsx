import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { withdrawalList } from '../testing/scenarios.ts';
import WithdrawalsPage from './withdrawals-page.tsx';

const stories = listStories(withdrawalList, {
  path: '/balance/withdraw/history',
  names: ['Riwayat penarikan', 'Withdrawal history'],
  empty: 'Belum ada penarikan dalam 7 hari terakhir',
  permission: 'Lihat saldo dan penarikan dana',
});

const meta: Meta<typeof WithdrawalsPage> = {
  title: 'Withdrawals/List',
  component: WithdrawalsPage,
  ...stories.showing(withdrawalList.page),
};
export default meta;
type Story = StoryObj<typeof WithdrawalsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Riwayat penarikan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(within(table).getByText('Berhasil sebagian')).toBeVisible();
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
