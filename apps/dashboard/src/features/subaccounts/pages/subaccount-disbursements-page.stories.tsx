import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountDisbursementsPage from './subaccount-disbursements-page.tsx';

const { live } = subaccountExamples;
const stories = listStories(branchLists.disbursements, {
  path: `/subaccount/${live.id}/disbursements`,
  pattern: '/subaccount/:id/disbursements',
  names: ['Disbursement', 'Disbursements'],
  heading: live.name,
  empty: 'Belum ada disbursement dalam 7 hari terakhir',
  permission: 'Lihat disbursement',
});

const meta: Meta<typeof SubaccountDisbursementsPage> = {
  title: 'Subaccounts/Disbursements',
  component: SubaccountDisbursementsPage,
  ...stories.showing(branchLists.disbursements.page),
};
export default meta;

// spec 2.126
export const Disbursements: StoryObj<typeof SubaccountDisbursementsPage> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Disbursement' });
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
