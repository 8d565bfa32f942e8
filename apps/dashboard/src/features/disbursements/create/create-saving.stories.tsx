import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { batchExamples } from '../testing/scenarios.ts';
import { createPage, kept, messy, showing } from '../testing/create/page.tsx';
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
