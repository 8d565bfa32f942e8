import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import { approver, dialog } from '../testing/approval.ts';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, evidence } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { needApproval } = batchExamples;
const short = ok({ data: { ...evidence, balance: { available: 606_513_319, after: -1 } } });

const showing = (scenario: Scenario, more: TestAppOptions = {}) =>
  atBatch(
    `${needApproval.id}?step=approve`,
    { ...batchDetail(needApproval), ...scenario },
    { session: approver, ...more },
  );

/** The button is disabled, with the reason beside it. */
const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Approval waits',
  component: DisbursementPage,
  ...showing({}),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

const inactive = async (asked: Awaited<ReturnType<typeof dialog>>, name: RegExp) => {
  const yes = await asked.findByRole('button', { name });
  await waitFor(() => expect(yes).toHaveAttribute('aria-disabled', 'true'));
  return yes;
};

export const EvidenceOnItsWay: Story = {
  ...showing({ getDisbursementEvidence: 'pending' }),
  play: async () => {
    const asked = await dialog();
    const yes = await inactive(asked, /Kirim kode OTP/);
    await expect(yes).toHaveAccessibleDescription(/Memeriksa yang berbeda di batch ini/);
    await expect(await asked.findByRole('status')).toHaveTextContent('Memeriksa yang berbeda di batch ini');
  },
};

/** Approval is blocked until the evidence has loaded. */
export const EvidenceFailsOnce: Story = {
  ...showing({
    getDisbursementEvidence: [problem(500, 'DPAY_INTERNAL_ERROR'), ok({ data: evidence })],
  }),
  play: async ({ userEvent }) => {
    const asked = await dialog();
    await expect(await asked.findByRole('alert')).toHaveTextContent(/belum dapat disetujui/);
    const yes = await inactive(asked, /Kirim kode OTP/);
    await userEvent.click(asked.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
  },
};

/** How much is missing, and from which balance on it can be approved; an approver may not top up. */
export const OneRupiahShort: Story = {
  ...showing({ getDisbursementEvidence: short }),
  play: async () => {
    const asked = await dialog();
    await expect(await asked.findByText('Saldo tidak mencukupi: kurang Rp 1.')).toBeVisible();
    await expect(await asked.findByText(/begitu saldo tersedia mencapai Rp 606\.513\.320/)).toBeVisible();
    await inactive(asked, /Kirim kode OTP/);
    await expect(asked.queryByRole('link', { name: 'Isi saldo' })).toBeNull();
  },
};

/** A user with permission gets a link to top up. */
export const OwnerIsLedToTopUp: Story = {
  ...showing({ getDisbursementEvidence: short }, { session: sessionOf({ user_id: 'usr_another' }) }),
  play: async () => {
    const asked = await dialog();
    await expect(await asked.findByRole('link', { name: 'Isi saldo' })).toHaveAttribute(
      'href',
      '/balance/topup',
    );
  },
};

export const Suspended: Story = {
  ...showing({}, { session: sessionAs('Approver', { is_suspended: true }) }),
  play: async () => {
    const asked = await dialog();
    await inactive(asked, /Kirim kode OTP/);
    await expect(await asked.findByRole('status')).toBeVisible();
  },
};

export const PhoneEnglishDark: Story = {
  ...showing({ getDisbursementEvidence: short }),
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async () => {
    const asked = await dialog();
    await expect(await asked.findByText('Insufficient balance: Rp 1 short.')).toBeVisible();
  },
};
