import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { batchExamples, batchList } from '../testing/scenarios.ts';
import DisbursementsPage from './disbursements-page.tsx';

const PATH = '/disbursements';
const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, scenario, ...more } },
});

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

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Disbursements' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Disbursement' })).toBeVisible();
  },
};

const live = eventStream();

/** A batch that is being sent changes where it stands. */
export const EndsWhileOneLooks: Story = {
  ...showing({
    ...batchList.page,
    listDisbursements: ok({
      data: [batchExamples.processing],
      page: { next_cursor: null, previous_cursor: null, has_next: false, has_previous: false },
    }),
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

/** Creating a batch is not offered to somebody who may only approve. */
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

export const Loading: Story = {
  ...showing(batchList.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...showing(batchList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada batch dalam 7 hari terakhir')).toBeVisible();
  },
};

export const NothingFits: Story = {
  parameters: { dasbor: { path: `${PATH}?status=failed`, scenario: batchList.empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible();
  },
};

export const Failed: Story = {
  ...showing(batchList.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(batchList.offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server tidak dapat dihubungi')).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(batchList.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Lihat disbursement”/)).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(batchList.featureOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fitur ini belum aktif')).toBeVisible();
  },
};
