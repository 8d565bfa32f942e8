import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import type { Disbursement, DisbursementItem } from '../api/types.ts';
import { atBatch, rowDrawer } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: batch } = batchExamples;
const { invalid: row, nameMismatch, valid } = itemExamples;

/** The batch and the row on the server, which a colleague changes. */
let now: { batch: Disbursement; row: DisbursementItem | null };
let sent: RecordedCall | undefined;
const live = eventStream();

const scenario: Scenario = {
  ...batchDetail(batch, [valid, row, nameMismatch]),
  getDisbursement: () => ok({ data: now.batch }),
  getDisbursementItem: () =>
    now.row ? ok({ data: now.row }) : problem(404, 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND'),
  updateDisbursementItem: (call) => {
    sent = call;
    return ok({ data: { ...row, ...now.row, cells: { ...now.row!.cells, ...(call.body as object) } } });
  },
  streamEvents: live,
};

const meanwhile = async (change: Partial<typeof now>) => {
  now = { ...now, ...change };
  await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
  const { id, status } = now.batch;
  live.push({ topic: 'disbursement.updated', subject_id: id, status, at: '2026-11-20T05:00:00.000Z' });
};

const fixed: DisbursementItem = {
  ...row,
  issues: [],
  cells: { ...row.cells, account_number: '8422647002' },
};
const submitted: typeof now = { batch: { ...batch, status: 'need_approval' }, row: fixed };

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Fixing beside a colleague',
  component: DisbursementPage,
  beforeEach: () => {
    now = { batch, row };
    sent = undefined;
  },
  ...atBatch(`${batch.id}?item=${row.id}`, scenario),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const typing = async ({ userEvent }: Pick<Play, 'userEvent'>, label = 'Nominal', name?: string) => {
  const form = await rowDrawer(name);
  const amount = await form.findByLabelText(label);
  await userEvent.clear(amount);
  await userEvent.type(amount, '75000');
  return { form, amount };
};

/** The text can no longer be saved, and a notice says so. It can be copied, and the focus does not move. */
export const Submitted: Story = {
  play: async ({ userEvent }) => {
    const { form, amount } = await typing({ userEvent });
    await meanwhile(submitted);
    await expectSeen(await form.findByRole('alert'));
    await expect(
      form.getByText('Batch ini tidak dapat diubah lagi: statusnya “Menunggu persetujuan”.'),
    ).toBeVisible();
    await expect(amount).toHaveValue('75000');
    await expect(amount).toHaveAttribute('readonly');
    await expect(amount).toHaveFocus();
    await expect(form.queryByRole('button', { name: /Simpan|Hapus/ })).toBeNull();
    await expect(form.getByText('Kini tersimpan: “1,5”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const SubmittedOnAPhone: Story = { ...Submitted, globals: { viewport: { value: 'phone' } } };

export const SubmittedInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const { form, amount } = await typing({ userEvent }, 'Amount', 'Row 4');
    await meanwhile(submitted);
    await expect(
      await form.findByText('This batch can no longer be changed: its status is “Waiting for approval”.'),
    ).toBeVisible();
    await expect(amount).toHaveValue('75000');
    await expect(form.queryByRole('button', { name: /Save|Delete/ })).toBeNull();
  },
};

/** The reason replaces the “Simpan” button. */
export const SubmittedBeforeThePress: Story = {
  play: async ({ userEvent }) => {
    const { form } = await typing({ userEvent });
    form.getByRole('button', { name: /^Simpan/ }).focus();
    await meanwhile({ batch: { ...batch, status: 'cancelled' } });
    await expect(await form.findByText(/statusnya “Dibatalkan”/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(form.getByRole('alert')));
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await (await rowDrawer()).findByLabelText('Nominal');
    await meanwhile(submitted);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};

export const RowDeleted: Story = {
  play: async ({ userEvent }) => {
    const { form, amount } = await typing({ userEvent });
    await meanwhile({ row: null });
    await expect(await form.findByText('Baris ini sudah dihapus dari batch.')).toBeVisible();
    await expect(amount).toHaveValue('75000');
    await expect(form.queryByRole('button', { name: /Simpan/ })).toBeNull();
    // The draft is no longer stored, and nothing is left to approve.
    await expect(form.queryByText(/^Kini tersimpan/)).toBeNull();
    await expect(form.queryByText('Setelah ini Anda tidak dapat menyetujuinya')).toBeNull();
  },
};

/** Sends only the user's own edits and does not revert a colleague's changes in the same row. */
export const RowFixed: Story = {
  play: async ({ userEvent }) => {
    const { form, amount } = await typing({ userEvent });
    await meanwhile({ row: { ...fixed, cells: { ...fixed.cells, amount: '80000' } } });
    await expect(
      await form.findByText('Baris ini berubah sejak Anda membukanya: Nomor rekening, Nominal.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Nomor rekening')).toHaveValue('8422647002');
    await expect(amount).toHaveValue('75000');
    await expect(form.getByText('Kini tersimpan: “80000”.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent?.body).toEqual({ amount: '75000' }));
  },
};

/** A cell typed back to its original text is not an edit, so a colleague's text stays. */
export const TypedBack: Story = {
  play: async ({ userEvent }) => {
    const form = await rowDrawer();
    const owner = await form.findByLabelText('Nama pemilik rekening');
    const notes = form.getByLabelText(/^Catatan/);
    await userEvent.type(owner, 'x');
    await meanwhile({ row: { ...row, cells: { ...row.cells, account_owner_name: 'Budi Santosa' } } });
    await expect(await form.findByText('Kini tersimpan: “Budi Santosa”.')).toBeVisible();
    await userEvent.type(owner, '{Backspace}');
    await userEvent.type(notes, '!');
    await waitFor(() => expect(owner).toHaveValue('Budi Santosa'));
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent?.body).toEqual({ notes: `${row.cells.notes}!` }));
  },
};

export const RowFixedInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const { form } = await typing({ userEvent }, 'Amount', 'Row 4');
    await meanwhile({ row: { ...fixed, cells: { ...fixed.cells, amount: '80000' } } });
    await expect(
      await form.findByText('This row has changed since you opened it: Account number, Amount.'),
    ).toBeVisible();
    await expect(form.getByText('Current value: “80000”.')).toBeVisible();
  },
};
