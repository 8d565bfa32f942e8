import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import type { DisbursementItem } from '../api/types.ts';
import { atBatch, rowDrawer } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: batch } = batchExamples;
const { invalid, nameMismatch, valid } = itemExamples;

let sent: RecordedCall[];
/** Resolves the pending response. */
let answer: () => void;

/** A row that saves slowly. The server reformats the amount. */
const slowly = (row: DisbursementItem): Story => {
  let now = row;
  return {
    beforeEach: () => {
      sent = [];
      now = row;
    },
    ...atBatch(`${batch.id}?item=${row.id}`, {
      ...batchDetail(batch, [row, valid]),
      getDisbursementItem: () => ok({ data: now }),
      updateDisbursementItem: async (call) => {
        sent.push(call);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        const { accept_bank_name: isAccepted, ...cells } = call.body as Record<string, string>;
        const amount = (cells['amount'] ?? now.cells.amount ?? '').replaceAll('.', '');
        now = { ...now, cells: { ...now.cells, ...cells, amount }, issues: isAccepted ? [] : now.issues };
        return ok({ data: now });
      },
    }),
  };
};

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Fixing while it is saved',
  component: DisbursementPage,
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = () => within(document.body);
const isSaid = async (text: string) => {
  await waitFor(() => expect(page().getByText(text)).toBeVisible());
  await expectSeen(page().getByText(text));
};
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('draft'));

const typing = async ({ userEvent }: Pick<Play, 'userEvent'>, amount: string) => {
  const form = await rowDrawer('Baris 4');
  const field = await form.findByLabelText('Nominal');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return { form, field };
};

/** Later edits are not lost: the drawer stays open, says so, and keeps only those edits. */
export const TypedWhileSaving: Story = {
  ...slowly({ ...invalid, issues: [] }),
  play: async ({ userEvent }) => {
    const { form, field } = await typing({ userEvent }, '75.000');
    const notes = form.getByLabelText(/^Catatan/);
    await userEvent.type(notes, '!');
    answer();
    await isSaid('Baris 4 disimpan. Yang Anda ketik sementara itu belum disimpan.');
    await expect(notes).toHaveValue(`${invalid.cells.notes}!`);
    await expect(field).toHaveValue('75000');
    await expect(form.queryByText(/berubah sejak/)).toBeNull();
    const [key = ''] = drafts();
    await expect(sessionStorage.getItem(key)).toContain('!');
    await expect(sessionStorage.getItem(key)).not.toContain('75.000');

    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ notes: `${invalid.cells.notes}!` }));
    answer();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(drafts()).toEqual([]);
  },
};

export const TypedWhileSavingOnAPhone: Story = {
  ...TypedWhileSaving,
  globals: { viewport: { value: 'phone' } },
};

/** Also if the user keeps typing in a cell, or types its text from before the save. */
export const TypedBackWhileSaving: Story = {
  ...slowly({ ...invalid, issues: [], cells: { ...invalid.cells, amount: '60000' } }),
  play: async ({ userEvent }) => {
    const { form, field } = await typing({ userEvent }, '75000');
    await userEvent.clear(field);
    await userEvent.type(field, '60000');
    await userEvent.tab();
    answer();
    await isSaid('Baris 4 disimpan. Yang Anda ketik sementara itu belum disimpan.');
    await expect(field).toHaveValue('60000');
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ amount: '60000' }));
  },
};

export const TypedWhileTheNameIsTaken: Story = {
  ...slowly(nameMismatch),
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const form = await rowDrawer('Row 5');
    await userEvent.click(await form.findByRole('button', { name: 'Use the bank’s name' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const notes = form.getByLabelText(/^Notes/);
    await userEvent.type(notes, '!');
    answer();
    await isSaid('The bank’s name was saved. Your other edits are not saved yet.');
    await expect(notes).toHaveValue(`${nameMismatch.cells.notes}!`);
    await userEvent.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(sent[1]?.body).toEqual({ notes: `${nameMismatch.cells.notes}!` }));
  },
};

/** Closing the drawer during a save does not open the next row. Saved text is not stored as a draft. */
export const ClosedWhileSaving: Story = {
  ...slowly({ ...invalid, issues: [] }),
  play: async ({ userEvent }) => {
    await typing({ userEvent }, '75.000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    answer();
    await isSaid('Baris 4 disimpan');
    await expect(drafts()).toEqual([]);
  },
};

/** Reopening the row continues the draft. The response to the earlier save does not overwrite it. */
export const OpenedAgainWhileSaving: Story = {
  ...slowly({ ...invalid, issues: [] }),
  play: async ({ userEvent, canvas }) => {
    await typing({ userEvent }, '75.000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByText(invalid.cells.account_owner_name ?? ''))[0]!);
    const form = await rowDrawer('Baris 4');
    await userEvent.type(await form.findByLabelText(/^Catatan/), '!');
    answer();
    await isSaid('Baris 4 disimpan. Yang Anda ketik sementara itu belum disimpan.');
    const [key = ''] = drafts();
    await expect(sessionStorage.getItem(key)).toContain(`${invalid.cells.notes}!`);
  },
};
