import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { onePage } from '../../../shared/testing/list-states.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { batchExamples, batchList } from '../testing/scenarios.ts';
import DisbursementsPage from './disbursements-page.tsx';

const stories = listStories(batchList, {
  path: '/disbursements',
  names: ['Disbursement', 'Disbursements'],
  empty: 'Belum ada batch dalam 7 hari terakhir',
  permission: 'Lihat disbursement',
  narrowed: '?status=failed',
});
const { showing } = stories;

const meta: Meta<typeof DisbursementsPage> = {
  title: 'Disbursements/List',
  component: DisbursementsPage,
  ...showing(batchList.page),
};
export default meta;
type Story = StoryObj<typeof DisbursementsPage>;

export const LastSevenDays: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Disbursement' });
    await expect(within(table).getAllByRole('row')).toHaveLength(10);
    await expect(within(table).getByText('Ditolak')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat batch' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Batch' })).toHaveAttribute('aria-current', 'page');
  },
};

/** As wide as the page leaves it on a screen of 1440 pixels. */
export const ApproverInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.width = '1142px';
    const table = await canvas.findByRole('table', { name: 'Disbursements' });
    await expect(await within(table).findByRole('columnheader', { name: 'Approver' })).toBeVisible();
  },
};

const live = eventStream();

/** A batch in progress updates in place. */
export const EndsWhileOneLooks: Story = {
  ...showing({
    ...batchList.page,
    listDisbursements: ok(onePage([batchExamples.processing])),
    getDisbursement: ok({ data: { ...batchExamples.success, id: batchExamples.processing.id } }),
    streamEvents: live,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Diproses');
    await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
    live.push({
      topic: 'disbursement.updated',
      subject_id: batchExamples.processing.id,
      status: 'success',
      at: '2026-11-20T05:00:00.000Z',
    });
    await expect(await canvas.findByText('Berhasil')).toBeVisible();
  },
};

/** A user who can only approve cannot create a batch. */
export const MayNotCreate: Story = {
  ...showing(batchList.page, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Disbursement' });
    await expect(canvas.queryByText('Buat batch')).toBeNull();
  },
};

export const Suspended: Story = {
  ...showing(batchList.page, { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Akun Anda sedang ditangguhkan/))[0]).toBeVisible();
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
