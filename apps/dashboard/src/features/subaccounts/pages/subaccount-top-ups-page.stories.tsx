import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountTopUpsPage from './subaccount-top-ups-page.tsx';

const { live } = subaccountExamples;
const stories = listStories(branchLists.topUps, {
  path: `/subaccount/${live.id}/topups`,
  pattern: '/subaccount/:id/topups',
  names: ['Isi saldo', 'Top-ups'],
  heading: live.name,
  empty: 'Belum ada isi saldo dalam 7 hari terakhir',
  permission: 'Lihat isi saldo',
});

const meta: Meta<typeof SubaccountTopUpsPage> = {
  title: 'Subaccounts/Top ups',
  component: SubaccountTopUpsPage,
  ...stories.showing(branchLists.topUps.page),
};
export default meta;

// spec 2.128
export const TopUps: StoryObj<typeof SubaccountTopUpsPage> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Isi saldo' });
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
