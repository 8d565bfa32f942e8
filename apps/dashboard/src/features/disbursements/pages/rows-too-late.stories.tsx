import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import type { Disbursement } from '../api/types.ts';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples, itemExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: batch } = batchExamples;
const { invalid: row, valid } = itemExamples;

let now: Disbursement;
/** A colleague has just deleted the invalid rows and submitted the batch. */
const beaten = () => {
  now = { ...batch, status: 'need_approval', counts: { ...batch.counts, invalid: 0 } };
  return problem(409, 'DPAY_DISBURSEMENT_NOT_EDITABLE', { status: 'need_approval' });
};

const scenario: Scenario = {
  ...batchDetail(batch, [valid, row]),
  getDisbursement: () => ok({ data: now }),
  getDisbursementItem: ok({ data: row }),
  deleteDisbursementItems: beaten,
  revalidateDisbursement: beaten,
};

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Rows a moment too late',
  component: DisbursementPage,
  beforeEach: () => {
    now = batch;
  },
  ...atBatch(batch.id, scenario),
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const REASON = 'Batch ini tidak dapat diubah lagi: statusnya “Menunggu persetujuan”.';
const page = () => within(document.body);

/** Confirms, and expects the rejection in place of the prompt, even after the page shows the current batch. */
const refused = async ({ userEvent }: Pick<Play, 'userEvent'>, title: string) => {
  const asking = await shownDialog({ name: title });
  await userEvent.click(await asking.findByRole('button', { name: /^Hapus/ }));
  await expect(await asking.findByText(REASON)).toBeVisible();
  await waitFor(() => expect(asking.queryByRole('button', { name: /^Hapus/ })).toBeNull());
  await expect(page().getByRole('dialog', { name: title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  await expect(await page().findByRole('button', { name: 'Setujui' })).toBeVisible();
};

// spec 8.68
export const SomeDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih baris 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    await refused({ userEvent }, 'Hapus 1 baris?');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const AllInvalidDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus semua yang tidak valid' }));
    await refused({ userEvent }, `Hapus ${batch.counts.invalid} baris?`);
  },
};

/** The drawer closes when it has nothing left to show. */
export const OneDeletedInTheDrawer: Story = {
  ...atBatch(`${batch.id}?item=${row.id}`, scenario),
  play: async ({ userEvent }) => {
    const drawer = await shownDialog({ name: 'Baris 4' });
    await userEvent.click(await drawer.findByRole('button', { name: 'Hapus baris' }));
    await refused({ userEvent }, 'Hapus 1 baris?');
  },
};

export const BanksAskedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa ulang ke bank' }));
    await expect(await canvas.findByText(REASON)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Periksa ulang ke bank' })).toBeNull());
    await expect(canvas.getByText(REASON)).toBeVisible();
  },
};
