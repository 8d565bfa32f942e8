import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import type { Disbursement } from '../api/types.ts';
import { approver, dialog } from '../testing/approval.ts';
import { atBatch } from '../testing/batch-page.ts';
import { batchDetail, batchExamples } from '../testing/scenarios.ts';
import DisbursementPage from './disbursement-page.tsx';

const { invalid: draft, needApproval, needRevision } = batchExamples;

/** The batch on the server, which a colleague changes. */
let now: Disbursement;
let sent: RecordedCall | undefined;
const live = eventStream();

const standing = (batch: Disbursement, step: string, more: TestAppOptions = {}): Story => ({
  beforeEach: () => {
    now = batch;
    sent = undefined;
  },
  ...atBatch(
    `${batch.id}?step=${step}`,
    {
      ...batchDetail(batch),
      getDisbursement: () => ok({ data: now }),
      updateDisbursement: (call) => {
        sent = call;
        return ok({ data: { ...now, ...(call.body as Partial<Disbursement>) } });
      },
      streamEvents: live,
    },
    more,
  ),
});

const meanwhile = async (change: Partial<Disbursement>) => {
  now = { ...now, ...change };
  await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
  const { id, status } = now;
  live.push({ topic: 'disbursement.updated', subject_id: id, status, at: '2026-11-20T05:00:00.000Z' });
};

const meta: Meta<typeof DisbursementPage> = {
  title: 'Disbursements/Dialogs beside a colleague',
  component: DisbursementPage,
};
export default meta;
type Story = StoryObj<typeof DisbursementPage>;
type Play = Parameters<NonNullable<Story['play']>>[0];

export const SubmittedWhileRenaming: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const name = await renaming.findByLabelText('Nama batch');
    await userEvent.type(name, ' 2026');
    await meanwhile({ status: 'need_approval' });
    await expect(
      await renaming.findByText('Batch ini tidak dapat diubah lagi: statusnya “Menunggu persetujuan”.'),
    ).toBeVisible();
    await expect(name).toHaveValue(`${draft.name} 2026`);
    await expect(name).toHaveFocus();
    await expect(renaming.queryByRole('button', { name: /Simpan|Ubah/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Typed text stays when a colleague renames the batch. */
export const RenamedWhileRenaming: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const description = await renaming.findByLabelText(/^Keterangan/);
    await userEvent.type(description, 'Cabang Bandung');
    await meanwhile({ name: 'Gaji Bandung' });
    await waitFor(() => expect(renaming.getByLabelText('Nama batch')).toHaveValue('Gaji Bandung'));
    await expect((description as HTMLInputElement).value).toContain('Cabang Bandung');
  },
};

/** A name typed back to its original is not an edit, so a colleague's name stays. */
export const TypedBackWhileRenaming: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const name = await renaming.findByLabelText('Nama batch');
    const description = renaming.getByLabelText(/^Keterangan/);
    await userEvent.type(description, '!');
    await userEvent.type(name, 'x{Backspace}');
    await meanwhile({ name: 'Gaji Bandung' });
    await userEvent.click(description);
    await waitFor(() => expect(name).toHaveValue('Gaji Bandung'));
    await userEvent.click(renaming.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(sent?.body).toEqual({ description: `${draft.description ?? ''}!` }));
    await expect(await within(document.body).findByText('Keterangan disimpan')).toBeVisible();
  },
};

/** After a colleague's new name was shown, typing the original name counts as an edit. */
export const PutBackWhileRenaming: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const name = await renaming.findByLabelText('Nama batch');
    await userEvent.type(renaming.getByLabelText(/^Keterangan/), '!');
    await userEvent.type(name, 'x');
    await meanwhile({ name: 'Gaji Bandung' });
    const told = () => expect(name).toHaveAccessibleDescription('Kini tersimpan: “Gaji Bandung”.');
    await waitFor(told);
    await userEvent.type(name, '{Backspace}');
    await waitFor(told);
    await userEvent.click(renaming.getByRole('button', { name: 'Simpan' }));
    const description = `${draft.description ?? ''}!`;
    await waitFor(() => expect(sent?.body).toEqual({ name: draft.name, description }));
    await expect(await within(document.body).findByText('Nama dan keterangan disimpan')).toBeVisible();
  },
};

/** Without edits there is nothing to save. */
export const NothingRenamed: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const save = await renaming.findByRole('button', { name: /^Simpan/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(renaming.getByLabelText('Nama batch'), ' 2026');
    await expect(save).not.toHaveAttribute('aria-disabled');
  },
};

/** After leaving the page, for example by Back, the draft is restored until it is cancelled. */
export const LeftWhileRenaming: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent, mount }) => {
    await mount();
    const typing = await dialog();
    await userEvent.type(await typing.findByLabelText('Nama batch'), ' 2026');
    await mount();
    const later = await dialog();
    await expect(await later.findByLabelText('Nama batch')).toHaveValue(`${draft.name} 2026`);
    await userEvent.click(later.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('rename'));
  },
};

/** The batch was renamed meanwhile, so a restored draft shows the name it would overwrite. */
export const RenamedWhileAway: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent, mount }) => {
    await mount();
    const typing = await dialog();
    await userEvent.type(await typing.findByLabelText('Nama batch'), ' 2026');
    now = { ...now, name: 'Jangan dibayar: ganda' };
    await mount();
    const later = await dialog();
    const name = await later.findByLabelText('Nama batch');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Kini tersimpan: “Jangan dibayar: ganda”.'));
    await expect(name).toHaveValue(`${draft.name} 2026`);
  },
};

/** Opened by URL, as after a reload: closing it moves the focus to the heading. */
export const OpenedByAddress: Story = {
  ...standing(draft, 'rename'),
  play: async ({ canvas, userEvent }) => {
    const renaming = await dialog();
    await userEvent.click(await renaming.findByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const RenamedWhileAwayInEnglish: Story = {
  ...standing(draft, 'rename'),
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    const name = await renaming.findByLabelText('Batch name');
    await userEvent.type(name, ' 2026');
    await meanwhile({ name: 'Do not pay: twice' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Current value: “Do not pay: twice”.'));
  },
};

export const CancelledBeforeARename: Story = {
  ...standing(draft, 'rename'),
  play: async ({ userEvent }) => {
    const renaming = await dialog();
    await userEvent.type(await renaming.findByLabelText('Nama batch'), ' dibatalkan');
    await userEvent.click(renaming.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await meanwhile({ name: 'Gaji Bandung' });
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Tindakan lain' }));
    const item = await page.findByRole('menuitem', { name: 'Ubah nama' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.keyboard('ubah{Enter}');
    await expect(await (await dialog()).findByLabelText('Nama batch')).toHaveValue('Gaji Bandung');
  },
};

/** A colleague approved first. The notes can still be copied. */
export const ApprovedWhileRejecting: Story = {
  ...standing(needApproval, 'reject', { session: approver }),
  play: async ({ userEvent }) => {
    const rejecting = await dialog();
    const notes = await rejecting.findByRole('textbox');
    await userEvent.type(notes, 'Nominal baris 3 keliru');
    await meanwhile({ status: 'processing' });
    await expect(
      await rejecting.findByText('Tidak dapat dilakukan: statusnya kini “Diproses”.'),
    ).toBeVisible();
    await expect(notes).toHaveValue('Nominal baris 3 keliru');
    await expect(rejecting.queryByRole('button', { name: /^Tolak/ })).toBeNull();
  },
};

/** Submitted too late: the rejection stays visible after the page shows the current batch. */
const tooLate = (batch: Disbursement, step: string, becomes: Disbursement['status'], more = {}): Story => {
  const beaten = () => {
    now = { ...batch, status: becomes };
    return problem(409, 'DPAY_TRANSITION_NOT_ALLOWED', { from: becomes, to: 'cancelled' });
  };
  const scenario: Scenario = {
    ...batchDetail(batch),
    getDisbursement: () => ok({ data: now }),
    submitDisbursement: beaten,
    approveDisbursement: beaten,
    rejectDisbursement: beaten,
    cancelDisbursement: beaten,
  };
  return standing(batch, step, { scenario, ...more });
};

const withoutCode = sessionAs('Approver', {
  feature_config: { ...approver.feature_config, disbursement_approval_otp: false },
});

const pressed = async (yes: RegExp, { userEvent }: Pick<Play, 'userEvent'>, said: string) => {
  const asking = await dialog();
  const button = await asking.findByRole('button', { name: yes });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  await expect(await asking.findByText(said)).toBeVisible();
  await waitFor(() => expect(asking.queryByRole('button', { name: yes })).toBeNull());
  await expect(asking.getByRole('alert')).toHaveTextContent(
    /rekan Anda (sudah mengubahnya|lebih cepat)|colleague may have changed/,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
};

const PROCESSED = 'Tidak dapat dilakukan: statusnya kini “Diproses”.';

export const ApprovedTooLate: Story = {
  ...tooLate(needApproval, 'approve', 'processing', { session: withoutCode }),
  play: (screen) => pressed(/^Setujui dan kirim/, screen, PROCESSED),
};

// spec 8.69
export const RejectedTooLate: Story = {
  ...tooLate(needApproval, 'reject', 'processing', { session: approver }),
  play: async (screen) => {
    await screen.userEvent.type(await (await dialog()).findByRole('textbox'), 'Nominal baris 3 keliru');
    await pressed(/^Tolak/, screen, PROCESSED);
  },
};

// spec 8.67
export const SubmittedTooLate: Story = {
  ...tooLate(needRevision, 'submit', 'need_approval'),
  play: (screen) =>
    pressed(/^Ajukan/, screen, 'Tidak dapat dilakukan: statusnya kini “Menunggu persetujuan”.'),
};

export const CancelledTooLate: Story = {
  ...tooLate(draft, 'cancel', 'need_approval'),
  globals: { language: 'en' },
  play: (screen) =>
    pressed(/^Cancel batch/, screen, 'This cannot be done: the status is “Waiting for approval” now.'),
};
