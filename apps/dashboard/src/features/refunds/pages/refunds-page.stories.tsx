import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
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

const asked: unknown[] = [];
const recording: Scenario = {
  ...refundListStates.page,
  listRefunds: ({ query }) => {
    asked.push(query);
    return refundListStates.page.listRefunds;
  },
};

export const ApproverRequestsNothing: Story = {
  ...showing(refundListStates.page, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan refund' })).toBeNull();
  },
};

/** Two statuses with one word are one choice, which finds both. */
export const EachWordOnce: Story = {
  ...showing(recording),
  play: async ({ canvas, userEvent }) => {
    asked.length = 0;
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    const page = within(document.body);
    const ticks = await page.findAllByRole('checkbox', { name: 'Gagal' });
    await expect(ticks).toHaveLength(1);
    await userEvent.click(ticks[0] as HTMLElement);
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ filters: { status: ['disbursement_failed', 'failed'] } }),
      ),
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
export const FeatureOff = stories.FeatureOff;
