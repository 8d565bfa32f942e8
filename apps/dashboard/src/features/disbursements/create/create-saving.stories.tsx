import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { batchExamples } from '../testing/scenarios.ts';
import { csvFile, manyRows } from '../testing/create/files.ts';
import { cell, createPage, kept, messy, open, showing } from '../testing/create/page.tsx';
import { batchCreation } from '../testing/create/scenarios.ts';

const meta: Meta = { title: 'Disbursements/Create: saved as a batch', ...createPage };
export default meta;
type Story = StoryObj;

const sent: RecordedCall[] = [];

/** The file as it was picked, and what was mended. */
export const Saved: Story = {
  ...showing({
    ...batchCreation.succeeds,
    createDisbursement: (call) => {
      sent.push(call);
      return ok({ data: batchExamples.validating }, { status: 201 });
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    sent.length = 0;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.keyboard('mandiri{Enter}');
    await userEvent.clear(canvas.getByLabelText('Nama batch'));
    await userEvent.paste('Gaji November');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
    await expect(sent[0]?.body).toEqual({
      name: 'Gaji November',
      file_id: 'dis_file_01KAJ800000000000000000001',
      edits: [{ row: 3, cells: { bank_code: 'mandiri' } }],
    });
    await expect(await kept.find(new Date())).toBeUndefined();
  },
};

/** Nobody knows whether the batch was made: the second try is the same one. */
export const AnswerLost: Story = {
  ...showing(batchCreation.answerLost),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText(/Mencoba lagi aman/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Batch')).toBeVisible();
  },
};

/** Said beside the button, wherever the page is scrolled to, and the button stays where it can be pressed again. */
const notSaved = (scenario: Scenario, globals: object, words: RegExp): Story => ({
  ...showing({ ...batchCreation.succeeds, ...scenario }),
  globals,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(manyRows(30)));
    const button = await canvas.findByRole('button', { name: /^(?:Simpan|Save) batch$/ }, { timeout: 5000 });
    if (innerWidth < 576) button.scrollIntoView({ block: 'end' });
    else scrollTo(0, 0);
    await userEvent.click(button);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(words);
    await expectSeen(alert);
    await expectSeen(button);
    if (innerWidth < 576) return;
    canvas.getByRole('grid').scrollIntoView({ block: 'center' });
    await expectSeen(alert);
  },
});
const suspended = { createDisbursement: problem(403, 'DPAY_MERCHANT_SUSPENDED') };

export const NotSent = notSaved(
  { uploadDisbursementFile: offline() },
  {},
  /Batch belum tersimpan.*Mencoba lagi aman/,
);
export const NotSentOnAPhone = notSaved(
  { uploadDisbursementFile: offline() },
  { viewport: { value: 'phone' } },
  /Batch belum tersimpan/,
);
export const RefusedDarkEnglish = notSaved(
  suspended,
  { viewport: { value: 'desktop' }, theme: 'dark', language: 'en' },
  /The batch is not saved yet/,
);
export const RefusedOnAPhone = notSaved(
  suspended,
  { viewport: { value: 'phone' }, theme: 'dark' },
  /Batch belum tersimpan/,
);

export const WithoutName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    await userEvent.clear(canvas.getByLabelText('Nama batch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Nama batch wajib diisi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nama batch')).toHaveFocus();
  },
};

/** Which cell it is about: a refusal of what was mended names it by its place among the edits. */
export const CellRefused: Story = {
  ...showing({
    ...batchCreation.succeeds,
    createDisbursement: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'edits.0.cells.bank_code', code: 'DPAY_FIELD_TOO_LONG', params: { max: 400 } }],
    }),
  }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await messy(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
    await userEvent.keyboard('mandiri{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Bank, Baris 3: Paling panjang 400 karakter.');
    await expectSeen(alert);
    await userEvent.click(within(alert).getByRole('button', { name: 'Lihat baris 3' }));
    await waitFor(() => expect(cell(canvasElement, 3, 2)).toHaveFocus());
  },
};

/** What is wrong with a word of the batch is led to, also from far below. */
export const HiddenInDescription: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, csvFile(manyRows(30)));
    const description = await canvas.findByLabelText(/^Keterangan/, {}, { timeout: 5000 });
    await userEvent.type(description, 'Untuk\u200B toko');
    scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(description).toHaveFocus();
    await expectSeen(canvas.getByText('Ada karakter yang tidak terlihat. Ketik ulang.'));
  },
};

/** What its approver would not see is said before the file is sent, and goes with the mistake. */
export const HiddenInName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await messy(context);
    const name = canvas.getByLabelText('Nama batch');
    await userEvent.clear(name);
    await userEvent.type(name, 'Gaji\u200B November');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan batch' }));
    await expect(await canvas.findByText('Ada karakter yang tidak terlihat. Ketik ulang.')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Gaji November');
    await expect(canvas.queryByText('Ada karakter yang tidak terlihat. Ketik ulang.')).toBeNull();
  },
};
