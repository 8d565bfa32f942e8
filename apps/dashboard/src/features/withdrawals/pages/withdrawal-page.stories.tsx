import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import type { Withdrawal } from '../api/types.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import {
  withdrawalDetail,
  withdrawalExamples,
  withdrawalStates,
  withdrawalWaiting,
} from '../testing/scenarios.ts';
import WithdrawalPage from './withdrawal-page.tsx';

const { processing, done, failed, partly, needApproval, rejected } = withdrawalExamples;

const stories = recordStories(withdrawalStates, {
  path: `/balance/withdraw/${processing.id}`,
  pattern: '/balance/withdraw/:id',
  missing: 'Penarikan tidak ditemukan.',
  back: ['Riwayat penarikan', '/balance/withdraw/history'],
  permission: 'Lihat saldo dan penarikan dana',
});
const { showing } = stories;

const meta: Meta<typeof WithdrawalPage> = {
  title: 'Withdrawals/Detail',
  component: WithdrawalPage,
  ...showing(withdrawalDetail(partly)),
};
export default meta;
type Story = StoryObj<typeof WithdrawalPage>;

/** Each transfer, the reason for a refund, and what to do about it. */
export const PartlyFailed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Rp 250.000.000 kembali ke saldo')).toBeVisible();
    await expect(canvas.getByText('Ditolak oleh bank.')).toBeVisible();
    await expect(canvas.getByText(/atau pakai rekening di bank lain/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-transfer]')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-line=arrived]')).toHaveTextContent('Rp 1.000.000.000');
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Rejected by the bank.'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying('Berhasil sebagian'),
};

export const Sandbox: Story = {
  ...showing(withdrawalDetail(partly), { mode: 'sandbox' }),
  play: saying('Berhasil sebagian'),
};

export const Done: Story = {
  ...showing(withdrawalDetail(done)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Uang sudah sampai di rekening tujuan')).toBeVisible();
    await expect(canvas.getByText('Jadwal')).toBeVisible();
  },
};

// spec 4.53
export const Returned: Story = {
  ...showing(withdrawalDetail(failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rp 25.000.000 kembali ke saldo')).toBeVisible();
    await expect(canvas.getByText('Rekening tujuan sudah ditutup.')).toBeVisible();
  },
};

export const WaitsForApproval: Story = {
  ...showing(withdrawalWaiting()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 dari 2 persetujuan')).toBeVisible();
    await expect(canvas.getByText('Budi Santoso, Sari Wulandari')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Setujui' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tolak' }));
    const dialog = await shownDialog();
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Sudah ditarik kemarin');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await expect(await canvas.findByText('Ditolak Budi Santoso')).toBeVisible();
  },
};

/** Who asked for it cannot approve it, and may take it back. */
export const OwnWaits: Story = {
  ...showing(withdrawalWaiting({ ...needApproval, maker_id: sessionOf().user_id })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Batalkan penarikan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

export const Rejected: Story = {
  ...showing(withdrawalDetail(rejected)),
  play: saying('Sudah ditarik kemarin'),
};

const arriving = eventStream();

export const ArrivesWhileOneLooks: Story = {
  ...showing({
    getWithdrawal: [ok({ data: processing }), ok({ data: { ...done, id: processing.id } })],
    streamEvents: arriving,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Uang sedang dikirim');
    await waitFor(() => expect(arriving.listeners).toBeGreaterThan(0));
    arriving.push({
      topic: 'withdrawal.updated',
      subject_id: processing.id,
      status: 'done',
      at: '2026-11-20T03:10:04.000Z',
    });
    await expect(await canvas.findByText('Uang sudah sampai di rekening tujuan')).toBeVisible();
  },
};

/** Unknown values from a newer server are grey and unchanged. An unknown reason shows its code for support. */
export const UnknownStatusAndReason: Story = {
  ...showing(
    withdrawalDetail({
      ...failed,
      status: 'on_hold',
      transfers: failed.transfers.map((one) => ({ ...one, failure_code: 'NEW_REASON' })),
    } as unknown as Withdrawal),
  ),
  play: async ({ canvas }) => {
    const badge = await canvas.findByText('on_hold');
    await expect(badge.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(canvas.getByText('Kode NEW_REASON')).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
