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
  await userEvent.type(canvas.getByRole('combobox', { name: 'Bank' }), '014');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(canvas.getByLabelText('Nomor rekening'), '8422647002');
  await userEvent.type(canvas.getByLabelText('Nama pemilik rekening'), 'PT KOPI NUSANTARA');
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
    await expect(canvas.getByRole('combobox')).toHaveValue('Bank Central Asia (BCA)');
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

/** The bank reports another holder. Shown beside the name, before the code prompt. */
export const AnotherHolder: Story = {
  ...showing(withdrawalCreation.anotherHolder),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(review(canvas));
    await expect((await canvas.findAllByText(/Menurut bank: BU\*\* SAN\*\*\*\*/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nama pemilik rekening')).toHaveFocus();
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

export const BankAway: Story = {
  ...showing(withdrawalCreation.bankAway),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(review(canvas));
    await expect(await canvas.findByText('Bank sedang tidak dapat dihubungi.')).toBeVisible();
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

let asked: RecordedCall | undefined;
let sent: RecordedCall | undefined;

/** The code is bound to the exact request. */
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

export const SpentMeanwhile: Story = {
  ...showing(withdrawalCreation.spentMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText('Saldo tidak mencukupi.')).toBeVisible();
  },
};

/** A rejection of one field is shown beside it. */
export const RefusedByTheServer: Story = {
  ...showing(withdrawalCreation.bankClosed),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await confirm({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByLabelText('Nomor rekening')).toHaveAttribute('aria-invalid', 'true'),
    );
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
  },
};

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
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(4);
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

/** An arrow key opens the list, typing filters it and Escape closes it. It omits banks that accept no transfers. */
export const BankByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tarik semua' });
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByText('Tidak ada bank dengan nama itu.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
  },
};

/** A typo does not select another bank: the first Enter shows the nearest, the second selects it. */
export const BankMistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tarik semua' });
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(field, 'br{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Bank Rakyat Indonesia');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'bri{Enter}');
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
  },
};

/** Blur selects the bank that the text names, and no bank that only has a similar name. */
export const BankLeftByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tarik semua' });
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(field, 'bca{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'bri');
    await userEvent.tab();
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
    await userEvent.clear(field);
    await userEvent.type(field, 'central');
    await userEvent.tab();
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
  },
};

/** The form's button does not take the focus and submits the bank that the text names. */
export const BankTypedThenReviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.clear(field);
    await userEvent.type(field, 'bri');
    await userEvent.click(review(canvas));
    const [bank] = within(await dialog()).getAllByText(/Bank Rakyat Indonesia/);
    await waitFor(() => expect(bank).toBeVisible());
  },
};

export const BankMisspelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Tarik semua' });
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await userEvent.type(field, 'gopey');
    await expect(canvas.getByText('Tidak ada bank dengan nama itu. Mungkin maksud Anda:')).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'GoPay' }));
    await expect(field).toHaveValue('GoPay');
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
