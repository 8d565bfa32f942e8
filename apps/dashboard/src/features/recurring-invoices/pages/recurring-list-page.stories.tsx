import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { recurringListStates } from '../testing/scenarios.ts';
import RecurringListPage from './recurring-list-page.tsx';

const stories = listStories(recurringListStates, {
  path: '/invoices/recurring',
  names: ['Invoice berulang', 'Recurring invoices'],
  empty: 'Belum ada invoice berulang',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof RecurringListPage> = {
  title: 'Recurring invoices/List',
  component: RecurringListPage,
  ...showing(recurringListStates.page),
};
export default meta;
type Story = StoryObj<typeof RecurringListPage>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Invoice berulang' }));
    for (const status of ['Aktif', 'Dijeda', 'Selesai', 'Dihentikan'])
      await expect(table.getAllByText(status)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat invoice berulang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/invoices\/recurring\/new$/),
    );
  },
};

export const AsViewer: Story = {
  ...showing(recurringListStates.page, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat invoice berulang' })).toBeNull();
  },
};

export const LongestTexts: Story = {
  ...showing(recurringListStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Invoice berulang' }));
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
