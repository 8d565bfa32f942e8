import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { subaccountList } from '../testing/scenarios.ts';
import SubaccountsPage from './subaccounts-page.tsx';

const stories = listStories(subaccountList, {
  path: '/subaccount',
  names: ['Subakun', 'Subaccounts'],
  empty: 'Belum ada subakun',
  permission: 'Lihat subakun',
  narrowed: '?status=created',
});
const { showing } = stories;

const meta: Meta<typeof SubaccountsPage> = {
  title: 'Subaccounts/List',
  component: SubaccountsPage,
  ...showing(subaccountList.page),
};
export default meta;
type Story = StoryObj<typeof SubaccountsPage>;

/** Few things, of no days. */
export const All: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Subakun' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getByText('Belum aktif')).toBeVisible();
    await expect(canvas.queryByText('7 hari terakhir')).toBeNull();
  },
};

export const SeesOnly: Story = {
  ...showing(subaccountList.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat subakun' })).toBeNull();
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
