import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { expectWholeRows } from '../../../shared/testing/whole-rows.ts';
import { sentStates } from '../testing/scenarios.ts';
import SentRemindersPage from './sent-reminders-page.tsx';

const stories = listStories(sentStates, {
  path: '/invoices/reminders/sent',
  names: ['Pengingat terkirim', 'Sent reminders'],
  empty: 'Belum ada pengingat dalam 7 hari terakhir',
  permission: 'Lihat invoice',
});
const { showing } = stories;

const meta: Meta<typeof SentRemindersPage> = {
  title: 'Invoice reminders/Sent',
  component: SentRemindersPage,
  ...showing(sentStates.page),
};
export default meta;
type Story = StoryObj<typeof SentRemindersPage>;

/** A row leads to its invoice. */
export const BothChannels: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pengingat terkirim' }));
    await expect(table.getByText('7 hari setelah jatuh tempo')).toBeVisible();
    await expect(table.getByText('WhatsApp')).toBeVisible();
    await expect(table.getByText('3 hari sebelum jatuh tempo')).toBeVisible();
    await expect(table.getAllByRole('link', { name: 'INV/2026/X/0007' })[0]).toHaveAttribute(
      'href',
      '/invoices/inv_01KAJ800000000000000000004',
    );
  },
};

export const LongestTexts: Story = {
  ...showing(sentStates.longest),
  play: async ({ canvas }) => {
    await expectWholeRows(await canvas.findByRole('table', { name: 'Pengingat terkirim' }));
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
