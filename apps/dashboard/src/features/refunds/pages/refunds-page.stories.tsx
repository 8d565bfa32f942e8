import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { refundListStates } from '../testing/scenarios.ts';
import RefundsPage from './refunds-page.tsx';

const stories = listStories(refundListStates, {
  path: '/refunds',
  names: ['Refund', 'Refunds'],
  empty: 'Belum ada refund dalam 7 hari terakhir',
  permission: 'Lihat refund',
});
const { showing } = stories;

const meta: Meta<typeof RefundsPage> = {
  title: 'Refunds/List',
  component: RefundsPage,
  ...showing(refundListStates.page),
};
export default meta;
type Story = StoryObj<typeof RefundsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Refund' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByText('Menunggu persetujuan')).toBeVisible();
    await expect(within(table).getByText('Diproses')).toBeVisible();
  },
};

export const ApproverRequestsNothing: Story = {
  ...showing(refundListStates.page, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan refund' })).toBeNull();
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
