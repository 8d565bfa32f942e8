import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { withdrawalCreation, withdrawalExamples } from '../testing/scenarios.ts';
import WithdrawalNewPage from './withdrawal-new-page.tsx';
import WithdrawalPage from './withdrawal-page.tsx';

const PATH = '/balance/withdraw';

const meta: Meta<typeof WithdrawalNewPage> = {
  title: 'Withdrawals/New',
  component: WithdrawalNewPage,
  render: () => (
    <Routes>
      <Route path="/balance/withdraw" element={<WithdrawalNewPage />} />
      <Route path="/balance/withdraw/:id" element={<WithdrawalPage />} />
    </Routes>
  ),
  parameters: { dasbor: { path: PATH, scenario: withdrawalCreation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof WithdrawalNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Hands = Pick<Context, 'canvas' | 'userEvent'>;

const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: PATH, scenario } } });
const review = (canvas: Context['canvas']) => canvas.getByRole('button', { name: /Periksa penarikan/ });
const inBody = () => within(document.body);
const dialog = () => inBody().findByRole('dialog');

const fillIn = async ({ canvas, userEvent }: Hands, amount = '60000000') => {
  await canvas.findByRole('button', { name: 'Tarik semua' });
  await userEvent.type(canvas.getByLabelText('Nominal'), amount);
  await canvas.findAllByRole('radio');
};

const confirm = async ({ canvas, userEvent }: Hands) => {
  await userEvent.click(review(canvas));
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Kirim kode OTP' }));
  await userEvent.type(await within(await dialog()).findByLabelText('Kode OTP'), '123456');
};

/** Balance before and after, and how many transfers the bank's limit makes of it, while the amount is typed. */
export const LiveFigures: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await expect(canvasElement.querySelector('[data-line=after]')).toHaveTextContent('Rp 24.212.500');
    await expect(canvasElement.querySelector('[data-split]')).toHaveTextContent('3 transfer');
    // The last used account is preselected.
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};

export const WithdrawAll: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik semua' }));
    await expect(canvas.getByLabelText('Nominal')).toHaveValue('84.212.500');
    await expect(canvasElement.querySelector('[data-line=after]')).toHaveTextContent('Rp 0');
  },
};

/** Shows the figures before the code prompt. */
// spec 2.117
export const Review: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(review(canvas));
    const asked = within(await dialog());
    await waitFor(() => expect(asked.getByText('Tarik Rp 60.000.000?')).toBeVisible());
    await expect(asked.getByText('PT KOPI NUSANTARA')).toBeVisible();
    await expect(asked.getByText(/Pemilik sesuai data bank/)).toBeVisible();
    await expect(asked.getByText('Transfer 3')).toBeVisible();
    await expect(asked.getByText('Rp 24.212.500')).toBeVisible();
  },
};

/** A new account takes less at first. The reason is beside the amount. */
export const NewAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, '10000001');
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await userEvent.click(review(canvas));
    await expect((await canvas.findAllByText(/Rekening ini masih baru/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nominal')).toHaveFocus();
    await expect(canvas.getByText(/masih dapat menerima Rp 10\.000\.000 sampai/)).toBeVisible();
  },
};

export const NoAccount: Story = {
  ...showing(withdrawalCreation.noAccount),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Belum ada rekening tujuan/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tambah atau hapus rekening' })).toHaveAttribute(
      'href',
      '/balance/accounts',
    );
  },
};

export const AccountRemoved: Story = {
  ...showing(withdrawalCreation.accountRemoved),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText('Rekening tujuan tidak ditemukan.')).toBeVisible();
  },
};

let asked: RecordedCall | undefined;
let sent: RecordedCall | undefined;

/** The code is bound to the exact request. */
// spec 2.170
export const ConfirmedByCode: Story = {
  ...showing({
    ...withdrawalCreation.succeeds,
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    createWithdrawal: (call) => {
      sent = call;
      return ok({ data: withdrawalExamples.processing }, { status: 201 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(review(canvas));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await inBody().findByText(/^Tarik Rp 1\.500\.000 ke .*••••7002/)).toBeVisible();
    await userEvent.type(await within(await dialog()).findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Uang sedang dikirim')).toBeVisible();
    await expect(asked?.body).toEqual({ purpose: 'withdrawal', action: sent?.body });
    await expect(sent?.headers.get('idempotency-key')).toMatch(/.{16}/);
  },
};

const keys: (string | null)[] = [];

/** The outcome is unknown, so a retry uses the same key and needs no new code. */
export const AnswerLost: Story = {
  ...showing({
    ...withdrawalCreation.succeeds,
    createWithdrawal: (call) => {
      keys.push(call.headers.get('idempotency-key'));
      return keys.length === 1 ? offline() : ok({ data: withdrawalExamples.processing }, { status: 201 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    keys.length = 0;
    await fillIn({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText(/Mencoba lagi aman/)).toBeVisible();
    await userEvent.click(inBody().getByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await canvas.findByText('Uang sedang dikirim')).toBeVisible();
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

// spec 8.52
export const SpentMeanwhile: Story = {
  ...showing(withdrawalCreation.spentMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText('Saldo tidak mencukupi.')).toBeVisible();
  },
};

// spec 8.51
export const Insufficient: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, '84212501');
    await userEvent.click(review(canvas));
    await expect(await canvas.findByText('Saldo tidak mencukupi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nominal')).toHaveFocus();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tarik semua' });
    await userEvent.click(review(canvas));
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(1);
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

export const CutOff: Story = {
  ...showing(withdrawalCreation.cutOff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penarikan dana belum dapat dilakukan sekarang')).toBeVisible();
    await expect(canvas.getAllByText('Dapat dilakukan lagi dalam 10 menit.')[0]).toBeVisible();
    await expect(review(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MayNot: Story = {
  parameters: {
    dasbor: { path: PATH, session: sessionAs('Viewer'), scenario: withdrawalCreation.succeeds },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penarikan dana belum dapat dilakukan sekarang')).toBeVisible();
    await expect(review(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  ...showing(withdrawalCreation.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nominal')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tarik semua' })).toBeNull();
  },
};

export const Failed: Story = {
  ...showing(withdrawalCreation.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Withdraw all' })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tarik semua' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tarik semua' })).toBeVisible();
  },
};

export const Sandbox: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: PATH, scenario: withdrawalCreation.succeeds } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tarik semua' })).toBeVisible();
  },
};
