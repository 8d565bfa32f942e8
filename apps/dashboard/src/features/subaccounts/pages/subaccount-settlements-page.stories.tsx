import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, settlement, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountSettlementsPage from './subaccount-settlements-page.tsx';

const { live } = subaccountExamples;
const stories = listStories(branchLists.settlements, {
  path: `/subaccount/${live.id}/settlement`,
  pattern: '/subaccount/:id/settlement',
  names: ['Settlement', 'Settlements'],
  heading: live.name,
  empty: 'Belum ada settlement dalam 7 hari terakhir',
  permission: 'Lihat settlement',
});

const meta: Meta<typeof SubaccountSettlementsPage> = {
  title: 'Subaccounts/Settlements',
  component: SubaccountSettlementsPage,
  ...stories.showing(branchLists.settlements.page),
};
export default meta;

/** Settled and pending amounts, each with a link to its breakdown. */
// spec 2.125
export const Settlements: StoryObj<typeof SubaccountSettlementsPage> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Settlement' });
    await expect(within(table).getByText('Dana sudah masuk')).toBeVisible();
    await expect(within(table).getByText('Menunggu settlement')).toBeVisible();
    await expect(within(table).getByText('Virtual Account')).toBeVisible();
    await expect(within(table).getByText('QRIS')).toBeVisible();
    await expect(within(table).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/subaccount/${live.id}/settlement/${settlement.id}`,
    );
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
