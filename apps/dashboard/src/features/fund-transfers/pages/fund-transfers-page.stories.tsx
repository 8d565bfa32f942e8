import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { transferList } from '../testing/scenarios.ts';
import FundTransfersPage from './fund-transfers-page.tsx';

const stories = listStories(transferList, {
  path: '/subaccount/fund-transfer',
  names: ['Transfer dana', 'Fund transfers'],
  empty: 'Belum ada transfer dana dalam 7 hari terakhir',
  permission: 'Lihat subakun',
});
const { showing } = stories;

const meta: Meta<typeof FundTransfersPage> = {
  title: 'Fund transfers/List',
  component: FundTransfersPage,
  ...showing(transferList.page),
};
export default meta;
type Story = StoryObj<typeof FundTransfersPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transfer dana' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByText('Menunggu persetujuan')).toBeVisible();
  },
};

export const ApproverAsksForNothing: Story = {
  ...showing(transferList.page, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan transfer' })).toBeNull();
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
