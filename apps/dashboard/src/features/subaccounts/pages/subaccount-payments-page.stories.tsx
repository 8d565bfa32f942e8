import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { branchLists, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountPaymentsPage from './subaccount-payments-page.tsx';

const { live } = subaccountExamples;
const stories = listStories(branchLists.payments, {
  path: `/subaccount/${live.id}/payments`,
  pattern: '/subaccount/:id/payments',
  names: ['Pembayaran', 'Payments'],
  heading: live.name,
  empty: 'Belum ada pembayaran dalam 7 hari terakhir',
  permission: 'Lihat pembayaran',
});

const meta: Meta<typeof SubaccountPaymentsPage> = {
  title: 'Subaccounts/Payments',
  component: SubaccountPaymentsPage,
  ...stories.showing(branchLists.payments.page),
};
export default meta;

// spec 2.124
export const Payments: StoryObj<typeof SubaccountPaymentsPage> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Pembayaran' });
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
