import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, offline, ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { atBatch, rowDrawer } from '../testing/batch-page.ts';
import { banks, batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: batch } = batchExamples;
const { invalid, nameMismatch, valid, needValidation } = itemExamples;

let sent: RecordedCall | undefined;
const rows = [valid, invalid, nameMismatch];
const fixing = (item: typeof invalid, more: Scenario = {}): Scenario => ({
  ...batchDetail(batch, rows),
  getDisbursementItem: ok({ data: item }),
  updateDisbursementItem: (call) => {
    sent = call;
    return ok({ data: { ...needValidation, id: item.id } });
  },
  ...more,
});

const showing = (item: typeof invalid, scenario: Scenario = fixing(item), query = `?item=${item.id}`) =>
  atBatch(batch.id + query, scenario);

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Fixing rows',
  component: DisbursementPage,
  ...showing(invalid),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

const spilled = {
  ...invalid,
  cells: { ...invalid.cells, account_number: '8422647002', amount: '25.000' },
  issues: [{ field: 'amount', code: 'CELLS_BEYOND_HEADER', level: 'error' } as const],
};

/** An amount with extra text is accepted after confirmation, by click or by retyping. */
export const MeantAsItStands: Story = {
  ...showing(spilled),
  play: async ({ userEvent }) => {
    const row = await rowDrawer();
    await userEvent.click(await row.findByRole('button', { name: '“25.000” memang benar' }));
    await waitFor(() => expect(row.queryByRole('button', { name: /memang benar/ })).toBeNull());
    await userEvent.click(row.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent?.body).toEqual({ amount: '25.000' }));
  },
};

const workedOut = {
  ...invalid,
  cells: { ...invalid.cells, bank_code: 'bca', account_number: '12345678', amount: '25000' },
  issues: (['account_number', 'amount'] as const).map(
    (field) => ({ field, code: 'FORMULA', level: 'error' }) as const,
  ),
};

/** One click accepts a formula result. For an account, only if no digits can be lost. */
export const WorkedOut: Story = {
  ...showing(workedOut),
  play: async () => {
    const row = await rowDrawer();
    await expect(await row.findByRole('button', { name: '“25000” memang benar' })).toBeVisible();
    await expect(row.queryByRole('button', { name: /12345678/ })).toBeNull();
  },
};

/** Warns before the first change, because the change removes the right to approve. */
export const WhoFixesBecomesAMaker: Story = {
  ...showing(invalid),
  play: async () => {
    const row = await rowDrawer();
    await expect(await row.findByText('Setelah ini Anda tidak dapat menyetujuinya')).toBeVisible();
  },
};

/** All problems of the row at once, each beside its cell. */
export const AllAtOnce: Story = {
  play: async () => {
    const form = await rowDrawer();
    await waitFor(() => expect(form.getByText(/Digitnya hilang/)).toBeVisible());
    await expect(form.getByText(/Tulis tanpa desimal/)).toBeVisible();
    await expect(form.getByLabelText('Nomor rekening')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('button', { name: /Simpan/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Validates on input and sends only changed cells. */
export const FixedAsOneTypes: Story = {
  play: async ({ userEvent }) => {
    sent = undefined;
    const form = await rowDrawer();
    const amount = await form.findByLabelText('Nominal');
    await userEvent.clear(amount);
    await userEvent.type(amount, '9.999');
    await expect(form.getByText('Minimal Rp 10.000.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '5.000.000');
    await userEvent.clear(form.getByLabelText('Nomor rekening'));
    await userEvent.type(form.getByLabelText('Nomor rekening'), '8422647002');
    await expect(form.queryByText(/Digitnya hilang/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Simpan dan lanjut' }));
    await waitFor(() => expect(sent?.body).toEqual({ amount: '5.000.000', account_number: '8422647002' }));
  },
};

const meanwhile = eventStream();
let times = 0;

/** Typed text survives changes to the batch, such as an edit to another row or a bank's response. */
export const KeptWhileTheBatchChanges: Story = {
  ...showing(
    invalid,
    fixing(invalid, {
      getDisbursementItem: () => {
        times += 1;
        return ok({ data: { ...invalid, updated_at: `2026-11-20T05:00:0${times}.000Z` } });
      },
      streamEvents: meanwhile,
    }),
  ),
  play: async ({ userEvent }) => {
    times = 0;
    const form = await rowDrawer();
    const notes = await form.findByLabelText(/^Catatan/);
    await userEvent.type(notes, ' 2026');
    await waitFor(() => expect(meanwhile.listeners).toBeGreaterThan(0));
    meanwhile.push({
      topic: 'disbursement.updated',
      subject_id: batch.id,
      status: 'draft',
      at: '2026-11-20T05:00:00.000Z',
    });
    await waitFor(() => expect(times).toBe(2));
    await userEvent.type(notes, '!');
    await expect(form.getByLabelText(/^Catatan/)).toHaveValue('Gaji November 2026!');
    await expect(notes).toHaveFocus();
  },
};

/** Applies the bank's full name, though only part of it is shown. */
export const BankNameTaken: Story = {
  ...showing(nameMismatch),
  play: async ({ userEvent }) => {
    sent = undefined;
    const form = await rowDrawer('Baris 5');
    await expect(await form.findByText('Nama tidak sesuai. Menurut bank: BU** SAN****.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Pakai nama menurut bank' }));
    await waitFor(() => expect(sent?.body).toEqual({ accept_bank_name: true }));
  },
};

/** Other edits in the row stay unsaved. */
export const BankNameTakenBesideOthers: Story = {
  ...showing(
    nameMismatch,
    fixing(nameMismatch, { updateDisbursementItem: ok({ data: { ...nameMismatch, issues: [] } }) }),
  ),
  play: async ({ userEvent }) => {
    const form = await rowDrawer('Baris 5');
    const notes = await form.findByLabelText(/^Catatan/);
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Gaji Desember');
    await userEvent.click(form.getByRole('button', { name: 'Pakai nama menurut bank' }));
    await waitFor(() => expect(form.queryByRole('button', { name: 'Pakai nama menurut bank' })).toBeNull());
    await expect(form.getByLabelText(/^Catatan/)).toHaveValue('Gaji Desember');
    await expect(form.getByRole('button', { name: /^Simpan/ })).not.toHaveAttribute('aria-disabled');
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

/** The same drawer shows the next row and focuses its first problem. */
export const OnToTheNextRow: Story = {
  ...showing(nameMismatch, {
    ...batchDetail(batch, [nameMismatch, invalid]),
    getDisbursementItem: (call) =>
      ok({ data: call.path['item_id'] === nameMismatch.id ? nameMismatch : invalid }),
    updateDisbursementItem: ok({ data: itemExamples.valid }),
  }),
  play: async ({ userEvent }) => {
    const first = await rowDrawer('Baris 5');
    await userEvent.click(await first.findByRole('button', { name: 'Pakai nama menurut bank' }));
    const next = await rowDrawer(`Baris ${invalid.row}`);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await expect(next.getAllByRole('button', { name: /Hapus/ })[0]).toBeVisible();
  },
};

/** Shown beside the button, at any scroll position of the drawer. */
const notSaved = (globals: object): Story => ({
  ...showing(nameMismatch, fixing(nameMismatch, { updateDisbursementItem: offline() })),
  globals,
  play: async ({ userEvent }) => {
    const form = await rowDrawer('Baris 5');
    await userEvent.click(await form.findByRole('button', { name: 'Pakai nama menurut bank' }));
    const alert = await form.findByRole('alert');
    await expectSeen(alert);
    form.getByLabelText(/^Catatan/).scrollIntoView({ block: 'center' });
    await expectSeen(alert);
  },
});

export const NotSaved = notSaved({});
export const NotSavedOnAPhone = notSaved({ viewport: { value: 'phone' } });

const unknownBank: typeof invalid = {
  ...invalid,
  bank_code: null,
  bank_name: null,
  cells: {
    ...invalid.cells,
    bank_code: 'Bank Mandri',
    account_number: '1370012345678',
    amount: '5000000',
  },
  issues: [{ field: 'bank_code', code: 'BANK_UNKNOWN', level: 'error', params: { bank: 'Bank Mandri' } }],
};

const mandiri = { ...banks[0]!, code: 'mandiri', name: 'Bank Mandiri', aliases: ['008'] };

/** A suggestion that one click applies. */
export const Suggested: Story = {
  ...showing(unknownBank, fixing(unknownBank, { listBanks: ok({ data: [...banks, mandiri] }) })),
  play: async ({ userEvent }) => {
    const form = await rowDrawer();
    await userEvent.click(await form.findByRole('button', { name: 'Pakai “Bank Mandiri”' }));
    await expect(form.getByRole('combobox', { name: 'Bank' })).toHaveValue('Bank Mandiri');
    await expect(form.getByRole('button', { name: 'Simpan dan lanjut' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await rowDrawer();
    await waitFor(() => expect(form.getByText(/Tulis tanpa desimal/)).toBeVisible());
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async () => {
    const form = await rowDrawer('Row 4');
    await waitFor(() => expect(form.getByText(/Remove the decimals/)).toBeVisible());
  },
};

let deleted: RecordedCall | undefined;
const deleting = fixing(invalid, {
  deleteDisbursementItems: (call) => {
    deleted = call;
    return ok({ data: batch });
  },
});

/** Shows beforehand how many rows are deleted and how many remain. */
// spec 2.140
export const SomeDeleted: Story = {
  ...showing(invalid, deleting, ''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih baris 4' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih baris 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    const asked = await shownDialog();
    await waitFor(() => expect(asked.getByText('Hapus 2 baris?')).toBeVisible());
    await expect(asked.getByText(/Tersisa 1 baris/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Hapus 2 baris' }));
    await waitFor(() => expect(deleted?.body).toEqual({ item_ids: [invalid.id, nameMismatch.id] }));
  },
};

export const AllInvalidDeleted: Story = {
  ...showing(invalid, deleting, ''),
  play: async ({ canvas, userEvent }) => {
    deleted = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus semua yang tidak valid' }));
    const asked = await shownDialog();
    await userEvent.click(await asked.findByRole('button', { name: 'Hapus 1 baris' }));
    await waitFor(() => expect(deleted?.body).toEqual({ all_invalid: true }));
  },
};

/** Rechecks accounts whose bank did not respond or has since corrected the account. */
// spec 4.43
export const BanksAskedAgain: Story = {
  ...showing(
    invalid,
    fixing(invalid, { revalidateDisbursement: ok({ data: { ...batchExamples.validating, id: batch.id } }) }),
    '',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa ulang ke bank' }));
    await expect(await canvas.findByText('1 dari 3 rekening sudah diperiksa ke bank')).toBeVisible();
  },
};
