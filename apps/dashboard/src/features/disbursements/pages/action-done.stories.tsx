import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { Disbursement } from '../api/types.ts';
import { approver, dialog } from '../testing/approval.ts';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: draft, needApproval, needRevision } = batchExamples;

/** The batch on the server. */
let now: Disbursement;
const live = eventStream();

const becoming = (batch: Disbursement, status: Disbursement['status'], more = {}): Story => {
  const done = () => {
    now = { ...batch, status };
    return ok({ data: now });
  };
  const scenario: Scenario = {
    ...batchDetail(batch),
    getDisbursement: () => ok({ data: now }),
    submitDisbursement: done,
    rejectDisbursement: done,
    cancelDisbursement: done,
    streamEvents: live,
  };
  return {
    beforeEach: () => {
      now = batch;
    },
    ...atBatch(batch.id, scenario, more),
  };
};

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Done, and its button gone',
  component: DisbursementPage,
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The button that opened the dialog is gone after the action. */
const atHeading = async ({ canvas }: Play, gone: string) => {
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull(), { timeout: 5000 });
  await waitFor(() => expect(canvas.queryByRole('button', { name: gone })).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
};
const press = async ({ canvas, userEvent }: Play, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }));
  return dialog();
};

// spec 2.134
export const Submitted: Story = {
  ...becoming(needRevision, 'need_approval'),
  play: async (context) => {
    const asking = await press(context, 'Ajukan persetujuan');
    const yes = await asking.findByRole('button', { name: /^Ajukan/ });
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(yes);
    await atHeading(context, 'Ajukan persetujuan');
  },
};

export const Cancelled: Story = {
  ...becoming(draft, 'cancelled'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Tindakan lain' }));
    const item = await within(document.body).findByRole('menuitem', { name: 'Batalkan batch' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('batal{Enter}');
    await userEvent.click(await (await dialog()).findByRole('button', { name: /^Batalkan batch/ }));
    await atHeading(context, 'Tindakan lain');
  },
};

// spec 2.138
export const Rejected: Story = {
  ...becoming(needApproval, 'need_revision', { session: approver }),
  play: async (context) => {
    const rejecting = await press(context, 'Tolak');
    await context.userEvent.type(await rejecting.findByRole('textbox'), 'Nominal baris 3 keliru');
    await context.userEvent.click(rejecting.getByRole('button', { name: /^Tolak/ }));
    await atHeading(context, 'Tolak');
  },
};

/** A colleague acts while the reason is being typed. */
export const DecidedMeanwhile: Story = {
  ...becoming(needApproval, 'processing', { session: approver }),
  play: async (context) => {
    const rejecting = await press(context, 'Tolak');
    await context.userEvent.type(await rejecting.findByRole('textbox'), 'Nominal baris 3 keliru');
    now = { ...now, status: 'processing' };
    await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
    live.push({
      topic: 'disbursement.updated',
      subject_id: now.id,
      status: now.status,
      at: '2026-11-20T05:00:00.000Z',
    });
    await rejecting.findByText('Tidak dapat dilakukan: statusnya kini “Diproses”.');
    await context.userEvent.keyboard('{Escape}');
    await atHeading(context, 'Tolak');
  },
};
