import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import type { Disbursement } from '../api/types.ts';
import { approver, dialog } from '../testing/approval.ts';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: draft, needApproval } = batchExamples;
const MINE = 'Gaji Desember';
const GONE = 'Batch pencairan tidak ditemukan.';

/** The batch on the server. Null after deletion. */
let now: Disbursement | null;

/** A dialog opened by the page's URL. */
const opened = (batch: Disbursement, step: string, more: TestAppOptions = {}): Story => ({
  beforeEach: () => {
    now = batch;
  },
  ...atBatch(
    `${batch.id}?step=${step}`,
    {
      ...batchDetail(batch),
      getDisbursement: () => (now ? ok({ data: now }) : problem(404, 'DPAY_DISBURSEMENT_NOT_FOUND')),
      rejectDisbursement: () => {
        now = { ...batch, status: 'need_revision' };
        return ok({ data: now });
      },
    },
    more,
  ),
});

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Dialogs after a reload',
  component: DisbursementPage,
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'mount' | 'userEvent'>;

const kept = () => Object.keys(sessionStorage).filter((key) => /rename|reject/.test(key));

/** Types in the dialog, then rerenders the page with the current batch. */
const reloadedWhileTyping = async (text: string, later: Disbursement | null, { mount, userEvent }: Hands) => {
  await mount();
  const [field] = await (await dialog()).findAllByRole('textbox');
  await userEvent.type(field!, text);
  await waitFor(() => expect(kept()).toHaveLength(1));
  now = later;
  await mount();
};

/** Text that can no longer be saved stays visible, but signing out does not warn about it. */
export const CancelledMeanwhile: Story = {
  ...opened(draft, 'rename'),
  play: async ({ mount, userEvent }) => {
    await reloadedWhileTyping(` ${MINE}`, { ...draft, status: 'cancelled' }, { mount, userEvent });
    const renaming = await dialog();
    await expect(await renaming.findByLabelText('Nama batch')).toHaveValue(`${draft.name} ${MINE}`);
    await expect(renaming.getByText(/masih ada di sini untuk dibaca dan disalin/)).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  },
};

/** Drafts for a deleted batch are discarded when its page reports the deletion. */
export const GoneWhileRenaming: Story = {
  ...opened(draft, 'rename'),
  play: async ({ mount, canvas, userEvent }) => {
    await reloadedWhileTyping(` ${MINE}`, null, { mount, userEvent });
    await expect(await canvas.findByText(GONE)).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  },
};

export const GoneWhileRejecting: Story = {
  ...opened(needApproval, 'reject', { session: approver }),
  play: async ({ mount, canvas, userEvent }) => {
    await reloadedWhileTyping('Nominal baris 3 keliru', null, { mount, userEvent });
    await expect(await canvas.findByText(GONE)).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  },
};

/** The URL opened the dialog and its button is gone afterwards, so the heading gets the focus. */
export const Rejected: Story = {
  ...opened(needApproval, 'reject', { session: approver }),
  play: async ({ canvas, userEvent }) => {
    const rejecting = await dialog();
    await userEvent.type(await rejecting.findByRole('textbox'), 'Nominal baris 3 keliru');
    await userEvent.click(rejecting.getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
