import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { ownKey } from '../../../shared/unsaved/own-storage.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { transferExamples, transferShown, transferStates } from '../testing/scenarios.ts';
import FundTransferPage from './fund-transfer-page.tsx';

const stories = recordStories(transferStates, {
  path: `/subaccount/fund-transfer/${transferExamples.waiting.id}`,
  pattern: '/subaccount/fund-transfer/:id',
  missing: 'Transfer dana tidak ditemukan.',
  back: ['Transfer dana', '/subaccount/fund-transfer'],
  permission: 'Lihat subakun',
});
const { showing } = stories;

const meta: Meta<typeof FundTransferPage> = {
  title: 'Fund transfers/Detail',
  component: FundTransferPage,
  ...showing(transferShown(transferExamples.waiting)),
};
export default meta;
type Story = StoryObj<typeof FundTransferPage>;

const { user_id: userId, merchant_id: merchantId } = sessionOf();
const DRAFT = ownKey(userId, `draft live ${merchantId} reject ${transferExamples.waiting.id}`);

/** For a user other than its maker who may decide. */
export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=total]')).toHaveTextContent('Rp 2.503.330');
  },
};

/** Not even an owner can approve their own request. */
export const OwnRequest: Story = {
  ...showing(transferShown(transferExamples.waiting), {
    session: sessionOf({ user_id: transferExamples.waiting.maker_id }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Pembuat tidak dapat menyetujui atau menolak pengajuannya sendiri.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

export const MayNotDecide: Story = {
  ...showing(transferShown(transferExamples.waiting), { session: sessionAs('Admin') }),
  play: saying('Menunggu persetujuan orang lain'),
};

export const Approves: Story = {
  ...showing(transferStates.approved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/Rp 2\.503\.330 termasuk biaya/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Sedang dikirim ke bank')).toBeVisible();
  },
};

export const Rejects: Story = {
  ...showing(transferStates.rejected),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const dialog = await shownDialog();
    const reason = dialog.getByLabelText(/Alasan/);
    await userEvent.type(reason, 'Sewa \u202esanul');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/karakter yang tidak terlihat/));
    await expect(dialog.getByRole('button', { name: /^Tolak/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Sewa sudah dibayar bulan lalu');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
    await expect(await canvas.findByText('Alasan: Sewa sudah dibayar bulan lalu')).toBeVisible();
    await expect(sessionStorage.getItem(DRAFT)).toBeNull();
  },
};

/** The page was left before it was sent. */
export const ReasonLeft: Story = {
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ text: 'Sewa' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const reason = (await shownDialog()).getByLabelText(/Alasan/);
    await expect(reason).toHaveValue('Sewa');
    await userEvent.type(reason, ' dobel');
    await expect(sessionStorage.getItem(DRAFT)).toBe(JSON.stringify({ text: 'Sewa dobel' }));
  },
};

export const TooLittleThere: Story = {
  ...showing(transferStates.tooLittle),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Suspended: Story = {
  ...showing(transferShown(transferExamples.waiting), { session: sessionOf({ is_suspended: true }) }),
  play: saying('Transfer dana belum dapat disetujui sekarang'),
};

export const Processing: Story = {
  ...showing(transferShown(transferExamples.processing)),
  play: saying('Sedang dikirim ke bank'),
};

export const Completed: Story = {
  ...showing(transferShown(transferExamples.completed)),
  play: saying('Uang sudah sampai'),
};

export const BetweenBalances: Story = {
  ...showing(transferShown(transferExamples.moved)),
  play: saying('Uang sudah sampai'),
};

export const Rejected: Story = {
  ...showing(transferShown(transferExamples.rejected)),
  play: saying('Transfer ini ditolak'),
};

export const FailedAtTheBank: Story = {
  ...showing(transferShown(transferExamples.failed)),
  play: saying('Transfer gagal. Rp 2.503.330 kembali ke saldo asal.'),
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
