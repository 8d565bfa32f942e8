import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountTransfersPage from './subaccount-transfers-page.tsx';

const { live } = subaccountExamples;
const stories = listStories(branchLists.transfers, {
  path: `/subaccount/${live.id}/transfers`,
  pattern: '/subaccount/:id/transfers',
  names: ['Transfer dana', 'Fund transfers'],
  heading: live.name,
  empty: 'Belum ada transfer dana dalam 7 hari terakhir',
  permission: 'Lihat subakun',
});

const meta: Meta<typeof SubaccountTransfersPage> = {
  title: 'Subaccounts/Transfers',
  component: SubaccountTransfersPage,
  ...stories.showing(branchLists.transfers.page),
};
export default meta;

export const Transfers: StoryObj<typeof SubaccountTransfersPage> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transfer dana' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
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
