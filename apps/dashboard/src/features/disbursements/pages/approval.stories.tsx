import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { ownKey } from '../../../shared/unsaved/own-storage.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { approver, dialog, openApproval, toApprove } from '../testing/approval.ts';
import { batchDetail, batchExamples, evidence } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { needApproval, needRevision, processing } = batchExamples;

const withoutCode = sessionAs('Approver', {
  feature_config: { ...approver.feature_config, disbursement_approval_otp: false },
});

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Approval',
  component: DisbursementPage,
  ...toApprove(batchDetail(needApproval)),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

export const English: Story = {
  globals: { language: 'en' },
  play: saying(/Usually Rp 4,500,000/),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (screen) => {
    const asked = await openApproval(screen);
    await waitFor(() => expect(asked.getByText('Saldo setelahnya')).toBeVisible());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (screen) => {
    const asked = await openApproval(screen);
    await waitFor(() => expect(asked.getByText('Saldo setelahnya')).toBeVisible());
  },
};

const TO_TWENTY_PAST_ELEVEN = (11 * 60 + 20) * 60_000;

/** 23:20: before the cut-off, with the remaining time. */
export const SoonPaused: Story = {
  ...toApprove(batchDetail(needApproval), {
    session: sessionAs('Approver', { clock_ahead_ms: TO_TWENTY_PAST_ELEVEN }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/persetujuan ditutup dalam 10 menit/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Setujui' })).not.toHaveAttribute('aria-disabled');
  },
};

/** A user who can submit sees the remaining time too. */
export const SoonPausedForItsMaker: Story = {
  ...toApprove(batchDetail({ ...needRevision, status: 'draft' }), {
    session: sessionAs('Uploader', { clock_ahead_ms: TO_TWENTY_PAST_ELEVEN }),
  }),
  play: saying(/persetujuan ditutup dalam 10 menit/),
};

export const NoPauseAtNoon: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Setujui' });
    await expect(canvas.queryByText(/persetujuan ditutup dalam/)).toBeNull();
  },
};

let asked: RecordedCall | undefined;
let sent: RecordedCall | undefined;

/** The code is bound to this batch, this version, this total. */
// spec 2.137
export const ApprovedByCode: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    approveDisbursement: (call) => {
      sent = call;
      return ok({ data: processing });
    },
  }),
  play: async (screen) => {
    const confirming = await openApproval(screen);
    await screen.userEvent.click(await confirming.findByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await confirming.findByRole('button', { name: 'Verifikasi dan kirim' })).toBeVisible();
    await screen.userEvent.type(confirming.getByLabelText('Kode OTP'), '123456');
    await waitFor(() => expect(sent?.body).toEqual({ version: 4, total: 606_513_320 }));
    await expect(asked?.body).toEqual({
      purpose: 'disbursement_approval',
      action: { id: needApproval.id, version: 4, total: 606_513_320 },
    });
    await expect(sent?.headers.get('x-otp-token')).toBe(codeTaken.verifyOtp.body.data.otp_token);
    await expect(sent?.headers.get('idempotency-key')).toMatch(/.{16}/);
  },
};

/** If the merchant requires no code, confirmation is enough. */
// spec 4.47, 6.38
export const ApprovedWithoutCode: Story = {
  ...toApprove(
    {
      ...batchDetail(needApproval),
      approveDisbursement: (call) => {
        sent = call;
        return ok({ data: processing });
      },
    },
    { session: withoutCode },
  ),
  play: async (screen) => {
    sent = undefined;
    const confirming = await openApproval(screen);
    await screen.userEvent.click(await confirming.findByRole('button', { name: 'Setujui dan kirim' }));
    await waitFor(() => expect(sent?.body).toEqual({ version: 4, total: 606_513_320 }));
  },
};

const keys: (string | null)[] = [];

/** The outcome is unknown, so a retry uses the same key. */
export const AnswerLost: Story = {
  ...toApprove(
    {
      ...batchDetail(needApproval),
      approveDisbursement: (call) => {
        keys.push(call.headers.get('idempotency-key'));
        return keys.length === 1 ? offline() : ok({ data: processing });
      },
    },
    { session: withoutCode },
  ),
  play: async (screen) => {
    keys.length = 0;
    const confirming = await openApproval(screen);
    await screen.userEvent.click(await confirming.findByRole('button', { name: 'Setujui dan kirim' }));
    await waitFor(() => expect(confirming.getByText(/Mencoba lagi aman/)).toBeVisible());
    await screen.userEvent.click(confirming.getByRole('button', { name: 'Setujui dan kirim' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toBe(keys[1]);
  },
};

const resubmitted = { ...needApproval, version: 5, notice: { ...needApproval.notice, total: 601_509_990 } };

/** The version has changed, so the new one is shown and must be approved again. */
export const ChangedMeanwhile: Story = {
  ...toApprove(
    {
      ...batchDetail(needApproval),
      getDisbursement: [ok({ data: needApproval }), ok({ data: resubmitted })],
      approveDisbursement: (call) => {
        sent = call;
        const { version } = call.body as { version: number };
        return version === 4 ? problem(409, 'DPAY_DISBURSEMENT_CHANGED') : ok({ data: processing });
      },
    },
    { session: withoutCode },
  ),
  play: async (screen) => {
    const confirming = await openApproval(screen);
    await screen.userEvent.click(await confirming.findByRole('button', { name: 'Setujui dan kirim' }));
    await expect(
      await confirming.findByText(/Total tadi Rp 606\.513\.320, sekarang Rp 601\.509\.990/),
    ).toBeVisible();
    await expect(confirming.getByRole('button', { name: /Setujui dan kirim/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await screen.userEvent.click(confirming.getByRole('button', { name: 'Sudah saya periksa' }));
    await screen.userEvent.click(confirming.getByRole('button', { name: 'Setujui dan kirim' }));
    await waitFor(() => expect(sent?.body).toEqual({ version: 5, total: 601_509_990 }));
  },
};

/** The rejection comes before the code prompt. */
export const BalanceTooSmall: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    getDisbursementEvidence: ok({
      data: { ...evidence, balance: { available: 1_000_000, after: -605_513_320 } },
    }),
  }),
  play: async (screen) => {
    const confirming = await openApproval(screen);
    await waitFor(() => expect(confirming.getAllByText('Saldo tidak mencukupi.')[0]).toBeVisible());
    await expect(confirming.getByRole('button', { name: /Kirim kode OTP/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

let rejected: RecordedCall | undefined;

export const Rejecting: Story = {
  ...toApprove({
    ...batchDetail(needApproval),
    rejectDisbursement: (call) => {
      rejected = call;
      return ok({ data: needRevision });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const confirming = await dialog();
    const yes = await confirming.findByRole('button', { name: /^Tolak/ });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    const notes = confirming.getByLabelText('Yang harus diperbaiki');
    await userEvent.type(notes, 'Kurangi \u202efdp');
    await waitFor(() => expect(notes).toHaveAccessibleDescription(/karakter yang tidak terlihat/));
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Kasbon Siti belum dipotong.');
    await userEvent.click(yes);
    await waitFor(() => expect(rejected?.body).toEqual({ notes: 'Kasbon Siti belum dipotong.' }));
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  },
};

const DRAFT = ownKey(approver.user_id, `draft live ${approver.merchant_id} reject ${needApproval.id}`);

/** The page was left, or the dialog closed, before it was sent. */
export const ReasonLeft: Story = {
  ...toApprove(batchDetail(needApproval)),
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ text: 'Baris 4' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    const rejecting = await dialog();
    const notes = rejecting.getByLabelText('Yang harus diperbaiki');
    await expect(notes).toHaveValue('Baris 4');
    await userEvent.type(notes, ' salah.');
    await userEvent.click(rejecting.getByRole('button', { name: 'Batal' }));
    await expect(sessionStorage.getItem(DRAFT)).toBe(JSON.stringify({ text: 'Baris 4 salah.' }));
  },
};

/** A colleague has decided since. */
export const ReasonOfNoUse: Story = {
  ...toApprove(batchDetail({ ...needApproval, status: 'processing' })),
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ text: 'Baris 4' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diproses')).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  },
};

/** The maker sees why somebody else must decide. */
export const SeenByItsMaker: Story = {
  ...toApprove(batchDetail(needApproval), { session: sessionOf({ user_id: needApproval.maker.id }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda pembuat batch ini')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Setujui/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /Tolak/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SeenByAnUploader: Story = {
  ...toApprove(batchDetail(needApproval), { session: sessionAs('Uploader') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu persetujuan orang lain')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Setujui/ })).toBeNull();
  },
};

export const Suspended: Story = {
  ...toApprove(batchDetail(needApproval), { session: sessionAs('Approver', { is_suspended: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Setujui/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
