import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { exportListStates } from '../testing/scenarios.ts';
import ExportsPage from './exports-page.tsx';

const stories = listStories(exportListStates, {
  path: '/exports',
  names: ['Ekspor', 'Exports'],
  empty: 'Belum ada file',
  permission: 'Ekspor data',
});

const meta: Meta<typeof ExportsPage> = {
  title: 'Exports/List',
  component: ExportsPage,
  ...stories.showing(exportListStates.page),
};
export default meta;
type Story = StoryObj<typeof ExportsPage>;

// spec 2.144
export const MakingCompletedAndFailed: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Ekspor' }));
    await expect(table.getByText('130.000 / 420.000')).toBeVisible();
    for (const status of ['Sedang dibuat', 'Lengkap', 'Gagal'])
      await expect(table.getByText(status)).toBeVisible();
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
