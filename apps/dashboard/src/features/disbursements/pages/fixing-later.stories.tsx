import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { ownKey } from '../../../shared/unsaved/own-storage.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import type { Disbursement, DisbursementItem } from '../api/types.ts';
import { valuesOf } from '../presentation/fix-values.ts';
import { type FixDraft, fixDraftName, withTyped } from '../presentation/typed-cells.ts';
import { atBatch, rowDrawer } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: batch } = batchExamples;
const { invalid: row, valid } = itemExamples;

let sent: RecordedCall | undefined;

/** The page after a reload with the current data. `typed` was entered in the row before. */
const later = (
  now: { batch?: Partial<Disbursement>; cells?: object; isGone?: boolean },
  typed: string | null,
  more: TestAppOptions = {},
): Story => {
  const theirs: DisbursementItem = { ...row, cells: { ...row.cells, ...now.cells } };
  const name = fixDraftName(['live', sessionOf().merchant_id], row.id);
  return {
    beforeEach: () => {
      sent = undefined;
      if (typed === null) return;
      const draft: FixDraft = {
        row: row.row,
        seen: valuesOf(row),
        typed: withTyped({}, row, { field: 'amount', text: typed }),
      };
      const key = ownKey(sessionOf().user_id, `draft ${name}`);
      sessionStorage.setItem(key, JSON.stringify(draft));
    },
    ...atBatch(
      `${batch.id}?item=${row.id}`,
      {
        ...batchDetail({ ...batch, ...now.batch }, [valid, theirs]),
        getDisbursementItem: now.isGone
          ? problem(404, 'DPAY_DISBURSEMENT_ITEM_NOT_FOUND')
          : ok({ data: theirs }),
        updateDisbursementItem: (call) => {
          sent = call;
          return ok({ data: { ...theirs, cells: { ...theirs.cells, ...(call.body as object) } } });
        },
      },
      more,
    ),
  };
};

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Fixing after a reload',
  component: DisbursementPage,
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;

/** A colleague's change before the reload is shown as if the page had been open. */
export const ChangedSince: Story = {
  ...later({ cells: { account_number: '8422647002', amount: '80000' } }, '75000'),
  play: async ({ userEvent }) => {
    const form = await rowDrawer();
    await expect(
      await form.findByText('Baris ini berubah sejak Anda membukanya: Nomor rekening, Nominal.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Nominal')).toHaveValue('75000');
    await expect(form.getByText('Kini tersimpan: “80000”.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await waitFor(() => expect(sent?.body).toEqual({ amount: '75000' }));
  },
};

export const NothingChangedSince: Story = {
  ...later({}, '75000'),
  play: async () => {
    const form = await rowDrawer();
    await waitFor(() => expect(form.getByLabelText('Nominal')).toHaveValue('75000'));
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

/** The draft can still be copied after a colleague handed the batch over. */
export const SubmittedSince: Story = {
  ...later({ batch: { status: 'need_approval' } }, '75000'),
  play: async () => {
    const form = await rowDrawer();
    await expect(
      await form.findByText('Batch ini tidak dapat diubah lagi: statusnya “Menunggu persetujuan”.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Nominal')).toHaveValue('75000');
    await expect(form.getByLabelText('Nominal')).toHaveAttribute('readonly');
    await expect(form.queryByRole('button', { name: /Simpan|Hapus/ })).toBeNull();
  },
};

/** Also after the row was deleted. */
export const DeletedSince: Story = {
  ...later({ isGone: true }, '75000'),
  play: async () => {
    const form = await rowDrawer();
    await expect(await form.findByText('Baris ini sudah dihapus dari batch.')).toBeVisible();
    await expect(form.getByLabelText('Nominal')).toHaveValue('75000');
    await expect(form.getByLabelText('Nominal')).toHaveAttribute('readonly');
    await expect(form.getByLabelText('Nama pemilik rekening')).toHaveValue(row.cells.account_owner_name);
    await expect(form.queryByText(/^Kini tersimpan/)).toBeNull();
    await expect(form.queryByRole('button', { name: /Simpan|Hapus/ })).toBeNull();
  },
};

export const DeletedSinceAndNothingTyped: Story = {
  ...later({ isGone: true }, null),
  play: async () => {
    const form = await rowDrawer('Kiriman');
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.queryByLabelText('Nominal')).toBeNull();
  },
};

/** A draft that matches a colleague's text is discarded. */
export const NothingKept: Story = {
  ...later({ batch: { status: 'need_approval' }, cells: { amount: '75000' } }, '75000'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Setujui' })).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

const nothingOpens = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await expect((await canvas.findAllByText(/Siti Aminah/))[0]).toBeVisible();
  await expect(within(document.body).queryByRole('dialog')).toBeNull();
  await expect(within(document.body).queryByText('75000')).toBeNull();
};

/** A read-only user cannot edit, even if they could before. */
export const MayOnlyLook: Story = {
  ...later({ batch: { status: 'need_approval' } }, '75000', { session: sessionAs('Viewer') }),
  play: nothingOpens,
};

/** A draft by another user of this tab is not shown. */
export const TypedByAnother: Story = {
  ...later({ batch: { status: 'need_approval' } }, '75000', {
    session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002' }),
  }),
  play: nothingOpens,
};
