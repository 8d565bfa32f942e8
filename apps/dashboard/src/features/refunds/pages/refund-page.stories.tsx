import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { refundExamples, refundShown, refundStates } from '../testing/scenarios.ts';
import RefundPage from './refund-page.tsx';

const stories = recordStories(refundStates, {
  path: `/refunds/${refundExamples.started.id}`,
  pattern: '/refunds/:id',
  missing: 'Refund tidak ditemukan.',
  back: ['Refund', '/refunds'],
  permission: 'Lihat refund',
});
const { showing } = stories;

const meta: Meta<typeof RefundPage> = {
  title: 'Refunds/Detail',
  component: RefundPage,
  ...showing(refundShown(refundExamples.started)),
};
export default meta;
type Story = StoryObj<typeof RefundPage>;

/** For a user other than its maker who may decide. */
// spec 2.110
export const NeedsApproval: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 75.000');
  },
};

/** The settlement that it was deducted from is one click away. */
// spec 2.110
export const DeductedFromASettlement: Story = {
  ...showing(refundShown({ ...refundExamples.done, settlement_id: 'set_01KAJ800000000000000000001' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'set_01KAJ800000000000000000001' })).toHaveAttribute(
      'href',
      '/settlements/set_01KAJ800000000000000000001',
    );
  },
};

/** What to check, beside the buttons. */
export const Evidence: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^2 refund lain, total/)).toBeVisible();
    await expect(canvas.getByText(/1 ditolak/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=left]')).toHaveTextContent('Rp 25.000');
    await expect(canvas.queryByText(/Belum cukup/)).toBeNull();
  },
};

export const EvidenceOfAShortage: Story = {
  ...showing(refundStates.nothingUnsettled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Belum cukup untuk disetujui/)).toBeVisible();
    await expect(canvas.getByText('Pesanan ini tidak mencantumkan pelanggan.')).toBeVisible();
  },
};

export const EvidenceFailed: Story = {
  ...showing(refundStates.evidenceFailed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};

export const EvidenceEnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Check before you approve'),
};

/** Not even an owner can approve their own request. */
export const OwnRequest: Story = {
  ...showing(refundShown(refundExamples.started), {
    session: sessionOf({ user_id: refundExamples.started.maker_id }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Pembuat tidak dapat menyetujui atau menolak pengajuannya sendiri.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Tolak' })).toBeNull();
  },
};

/** Its maker needs no permission to decide, and no reason. */
export const MakerCancels: Story = {
  ...showing(refundStates.withdrawn, {
    session: sessionAs('Uploader', { user_id: refundExamples.started.maker_id }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan pengajuan' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan pengajuan' }));
    await expect(await canvas.findByText('Dewi Anggraini membatalkan pengajuan ini')).toBeVisible();
  },
};

/** Nobody else can cancel the request, who may request refunds too. */
export const ColleagueCancelsNothing: Story = {
  ...showing(refundShown(refundExamples.started), { session: sessionAs('Uploader') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu persetujuan orang lain')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Batalkan pengajuan' })).toBeNull();
  },
};

/** What the approver sees afterwards. */
export const CancelledByItsMaker: Story = {
  ...showing(refundShown(refundExamples.withdrawn), { session: sessionAs('Approver') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Dewi Anggraini membatalkan pengajuan ini')).toBeVisible();
    await expect(canvasElement.querySelector('[data-step=outcome]')).toHaveTextContent(
      /^Dibatalkan.*oleh Dewi Anggraini$/,
    );
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

export const MayOnlyApprove: Story = {
  ...showing(refundShown(refundExamples.started), {
    session: sessionOf({ permissions: ['refund.view', 'refund.approve'] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tolak' })).toBeNull();
  },
};

export const MayOnlyReject: Story = {
  ...showing(refundShown(refundExamples.started), {
    session: sessionOf({ permissions: ['refund.view', 'refund.reject'] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tolak' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

// spec 6.3
export const MayNotDecide: Story = {
  ...showing(refundShown(refundExamples.started), { session: sessionAs('Finance') }),
  play: saying('Menunggu persetujuan orang lain'),
};

// spec 2.112
export const Approves: Story = {
  ...showing(refundStates.approved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/Rp 75\.000 dipotong/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Sedang dikembalikan')).toBeVisible();
  },
};

/** Refused before a code is sent. */
// spec 8.63
export const ApprovalFails: Story = {
  ...showing({ ...refundStates.approved, approveRefund: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Terjadi kesalahan');
  },
};

// spec 8.62
export const NothingUnsettled: Story = {
  ...showing(refundStates.nothingUnsettled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await dialog.findByText(/hanya Rp 50\.000, refund ini Rp 75\.000/)).toBeVisible();
  },
};

// spec 2.113
export const Rejects: Story = {
  ...showing(refundStates.rejected),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const dialog = await shownDialog();
    await expect(dialog.getByRole('button', { name: /^Tolak/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByLabelText(/Alasan/), 'Barang pengganti sudah dikirim');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await expect(await canvas.findByText('Alasan: Barang pengganti sudah dikirim')).toBeVisible();
  },
};

export const Suspended: Story = {
  ...showing(refundShown(refundExamples.started), { session: sessionOf({ is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Setujui/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Processing: Story = {
  ...showing(refundShown(refundExamples.processing)),
  play: saying('Sedang dikembalikan'),
};

export const WaitingForTheCardIssuer: Story = {
  ...showing(refundShown(refundExamples.approvedCard)),
  play: saying('Menunggu penerbit kartu'),
};

export const Done: Story = {
  ...showing(refundShown(refundExamples.done)),
  play: saying('Uang sudah dikembalikan ke pelanggan'),
};

export const FailedAtTheProvider: Story = {
  ...showing(refundShown(refundExamples.failed)),
  play: saying('Refund gagal, uang kembali ke Anda'),
};

export const Rejected: Story = {
  ...showing(refundShown(refundExamples.rejected)),
  play: saying('Refund ini ditolak'),
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

export const DarkPhone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
