import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import type { Disbursement } from '../api/types.ts';
import { dialog } from '../testing/approval.ts';
import { batchPage } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, batchStates } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { validating, invalid, needApproval, needRevision, partly, success, cancelled } = batchExamples;

const stories = recordStories(batchStates, {
  path: `/disbursements/detail/${batchExamples.partly.id}`,
  pattern: '/disbursements/detail/:id',
  missing: 'Batch pencairan tidak ditemukan.',
  back: ['Disbursement', '/disbursements'],
  permission: 'Lihat disbursement',
});

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Batch',
  component: DisbursementPage,
  ...batchPage(batchDetail(partly)),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying(/^2 payouts arrived \(Rp 601,500,000\), 1 payout returned/),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Kiriman' })).toBeVisible();
  },
};

const asking = eventStream();

/** Real progress: the figure rises with each bank response. */
export const BanksAreAsked: Story = {
  ...batchPage({
    ...batchDetail(validating),
    getDisbursement: [
      ok({ data: validating }),
      ok({ data: { ...validating, counts: { ...validating.counts, need_validation: 1, valid: 2 } } }),
    ],
    streamEvents: asking,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 dari 3 rekening sudah diperiksa ke bank')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ajukan persetujuan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(asking.listeners).toBeGreaterThan(0));
    asking.push({
      topic: 'disbursement.updated',
      subject_id: partly.id,
      status: 'draft',
      at: '2026-11-20T05:00:00.000Z',
    });
    await expect(await canvas.findByText('2 dari 3 rekening sudah diperiksa ke bank')).toBeVisible();
  },
};

// spec 2.133
export const ToBeFixed: Story = {
  ...batchPage(batchDetail(invalid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 baris harus diperbaiki sebelum diajukan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perbaiki 1 baris' })).toBeVisible();
    await expect(canvas.getByText(/Belum termasuk 1 baris/)).toBeVisible();
  },
};

/** The link to the problems goes to the rows below. */
export const LedToTheRows: Story = {
  ...batchPage(batchDetail({ ...invalid, id: partly.id })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Perbaiki 1 baris' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-section=items]')).toHaveFocus());
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-filter=status]')).toHaveAttribute('data-active', 'true'),
    );
  },
};

let submitted: RecordedCall | undefined;

/** Shows transfers, fee, VAT (PPN) and balance after, then submits exactly the version that was shown. */
export const Submitting: Story = {
  ...batchPage({
    ...batchDetail({ ...needRevision, status: 'draft' }),
    submitDisbursement: (call) => {
      submitted = call;
      return ok({ data: needApproval });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan persetujuan' }));
    const asked = await dialog();
    await waitFor(() => expect(asked.getByText('Ajukan 3 kiriman untuk disetujui?')).toBeVisible());
    await expect(await asked.findByText('Rp 643.486.680')).toBeVisible();
    await expect(asked.getByText(/1 kiriman di atas batas/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(submitted?.body).toEqual({ version: 4 }));
    await expect(submitted?.headers.get('idempotency-key')).toMatch(/.{16}/);
  },
};

// spec 4.36
export const Rejected: Story = {
  ...batchPage(batchDetail(needRevision)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ditolak oleh /)).toBeVisible();
    await expect(canvas.getByText(/Nominal Siti Aminah belum dikurangi kasbon/)).toBeVisible();
  },
};

/** Does not offer edits to the user who rejected it, because editing permanently removes the right to approve. */
export const RejectedByMe: Story = {
  ...batchPage(batchDetail(needRevision), { session: sessionOf({ user_id: needRevision.approver!.id }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Anda tidak dapat menyetujuinya lagi/)).toBeVisible();
    const submit = canvas.getByRole('button', { name: 'Ajukan persetujuan' });
    const other = canvas.getByRole('button', { name: 'Tindakan lain' });
    await expect(getComputedStyle(submit).backgroundColor).toBe(getComputedStyle(other).backgroundColor);
    await userEvent.click(submit);
    const asked = await dialog();
    await waitFor(() => expect(asked.getByText('Setelah ini Anda tidak dapat menyetujuinya')).toBeVisible());
  },
};

export const Cancelled: Story = {
  ...batchPage(batchDetail(cancelled, [])),
  play: saying(/Tidak ada dana yang keluar/),
};

/** A read-only user sees whose turn it is. */
export const SeenByAViewer: Story = {
  ...batchPage(batchDetail(invalid), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sedang memperbaikinya/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const UnknownStatus: Story = {
  ...batchPage(batchDetail({ ...success, status: 'on_hold' } as unknown as Disbursement, [])),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('on_hold');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
// spec 8.66
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
