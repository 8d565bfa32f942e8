import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownAlert, shownDialog } from '../../../shared/testing/dialog.ts';
import { csvFile, manyRows, MESSY } from '../testing/create/files.ts';
import { cell, createPage, messy, open, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';
import { batchExamples } from '../testing/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: every edit is saved', ...createPage };
export default meta;
type Story = StoryObj;

const SAVED = 'Semua perubahan tersimpan.';
let calls: RecordedCall[] = [];

/** The requests to the server, in order. */
const recorded = (scenario: Scenario = batchCreation.succeeds) =>
  showing({
    ...scenario,
    saveDisbursementEdits: (call) => {
      calls.push(call);
      return ok({ data: { ...batchExamples.validating, version: calls.length + 1 } });
    },
    updateDisbursement: (call) => {
      calls.push(call);
      return ok({ data: batchExamples.validating });
    },
  });
const beforeEach = () => {
  calls = [];
};
const bodies = () => calls.map(({ body }) => body);

const write = async (
  { canvasElement, userEvent }: StoryContext,
  row: number,
  column: number,
  text: string,
) => {
  await userEvent.click(cell(canvasElement, row, column));
  await userEvent.keyboard(`${text}{Enter}`);
};

/** A readable file becomes a draft, including its invalid rows. */
export const AtOnce: Story = {
  play: async (context) => {
    await messy(context);
    await expect(await context.canvas.findByText(SAVED)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Lanjutkan' }));
    await expect(await context.canvas.findByText('Batch')).toBeVisible();
  },
};

/** Each edit sends how its row differs from the file. Undoing it sends that the row does not differ. */
export const EachEdit: Story = {
  beforeEach,
  ...recorded(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await write(context, 3, 2, 'mandiri');
    await waitFor(() => expect(bodies()).toEqual([{ edits: [{ row: 3, cells: { bank_code: 'mandiri' } }] }]));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bodies().at(-1)).toEqual({ edits: [{ row: 3 }] }));
    await expect(await canvas.findByText(SAVED)).toBeVisible();
  },
};

export const Words: Story = {
  beforeEach,
  ...recorded(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await canvas.findByText(SAVED);
    const name = canvas.getByLabelText('Nama batch');
    await userEvent.clear(name);
    await expect(await canvas.findByText('Nama batch wajib diisi.')).toBeVisible();
    await userEvent.type(name, 'THR');
    await waitFor(() => expect(bodies().at(-1)).toEqual({ name: 'THR' }));
    await expect(bodies()).not.toContainEqual({ name: '' });
  },
};

/** Ten thousand changed rows are sent in batches that fit into one request. */
export const ManyAtOnce: Story = {
  beforeEach,
  ...recorded(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(manyRows(10_000)));
    await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
    await canvas.findByText(SAVED, {}, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: /^Hapus .* yang perlu diperbaiki/ }));
    await waitFor(() => expect(bodies()).toHaveLength(1), { timeout: 5000 });
    await expect((bodies()[0] as { edits: unknown[] }).edits).toHaveLength(200);
  },
};

/** The response was lost, so the same request is retried until it succeeds. */
export const EditLost: Story = {
  ...showing(batchCreation.editLost),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await write(context, 3, 2, 'mandiri');
    await expect(await canvas.findByText('Perubahan terakhir belum tersimpan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText(SAVED)).toBeVisible();
  },
};

/** Submitted by a colleague meanwhile. */
export const EditRefused: Story = {
  ...showing(batchCreation.editRefused),
  play: async (context) => {
    await messy(context);
    await write(context, 3, 2, 'mandiri');
    await expect(await context.canvas.findByText(/Batch ini tidak dapat diubah lagi/)).toBeVisible();
  },
};

/** Offline during the upload: rows can be edited, and the next attempt sends everything. */
export const UploadFails: Story = {
  ...showing(batchCreation.uploadFailsOnce),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await expect(await canvas.findByText('File belum terkirim')).toBeVisible();
    await write(context, 3, 2, 'mandiri');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText(SAVED)).toBeVisible();
  },
};

/** Uploading the same content again opens the existing draft. */
export const IsDraft: Story = {
  ...showing(batchCreation.isDraft),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context, csvFile(MESSY));
    await expect(await canvas.findByText(/File ini sudah menjadi draf/)).toBeVisible();
    await canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveTextContent('mandiri'));
  },
};

/** The content was already a batch, so a new draft needs confirmation. */
export const WasPaid: Story = {
  ...showing(batchCreation.wasPaid),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(MESSY));
    const dialog = await shownAlert();
    await expect(dialog.getByText(/penerimanya dapat dibayar dua kali/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Buka batch itu' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Buat batch lagi' }));
    await expect(await canvas.findByText(SAVED)).toBeVisible();
  },
};

/** Leaving needs confirmation only if there are unsaved edits. */
export const LeftUnsaved: Story = {
  ...showing(batchCreation.editRefused),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await canvas.findByText(SAVED);
    await write(context, 3, 2, 'mandiri');
    await canvas.findByText('Perubahan terakhir belum tersimpan');
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    const dialog = await shownDialog();
    await expect(await dialog.findByText('Tinggalkan sebelum tersimpan?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tinggalkan' }));
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async (context) => {
    await messy(context);
    await expect(await context.canvas.findByText('All edits saved.')).toBeVisible();
  },
};
